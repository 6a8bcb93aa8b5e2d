/**
 * Which modules are joined into one file. On a slow connection each request costs more than a kilobyte does, so what
 * is needed together is one file: what every page needs, the start page, the table, each game, and the texts of a
 * language. Modules that are not listed stay with the only part that uses them.
 */
const CHUNKS: [name: string, modules: RegExp][] = [
  ['texts-$1', /(?:\/src\/i18n\/|virtual:catalogue\/name\/)([\w-]+?)(?:\.ftl)?$/],
  ['home-$1', /(?:\/src\/i18n\/home\/|virtual:catalogue\/blurb\/)([\w-]+?)(?:\.ftl)?$/],
  [
    'base',
    /node_modules\/(svelte|esm-env|clsx)\/(?!src\/(internal\/client\/index\.js|animate|easing|motion|transition|.*\/(transitions|loop|input|size)\.js))/,
  ],
  [
    'base',
    /src\/(main\.|theme\.|App\.|gen\/protocol\.|app\/(allowed|announcements|base\.|shell\.|name-prompt|connection|session|router|scroll-places|title|Messages|keep-(?:focus|texts)|catalogue|pages|display-font)|art\/(Logo|draw|Figure|Picture|symbols|[iI]con)|games\/(catalogue|pictures)\.|i18n\/(text|message|format|phrases|unknown|game-names)\.|games\/texts\.|kit\/(lobby\/(pace|levels)|ui\/(copy|draft|last-press|app-context|guest-mark|signals|signal-store|toasts|top-layer|Segments)|model\/players)|net\/(?!room|merge|document|recording|more-requests|note-requests|review|event-wire|look|prompt|repeated|evenings|ignoring))/,
  ],
  [
    'base',
    /lucide.*\/(bot|chevron-down|copy|play|scroll-text|settings-2|x)\.|vite\/preload-helper|virtual:display-font/,
  ],
  ['home', /src\/(pages\/Home|app\/(Scene|GameBox|TableRow|my-tables|table-lists)|i18n\/home\.)/],
  [
    'options',
    /src\/(games\/options\.|kit\/lobby\/(?:options|choices|first-seat)\.|i18n\/lobby\.|kit\/ui\/ShareLink\.svelte$)|lucide.*\/(share-2|qr-code)\./,
  ],
  ['lobby-$1', /(?:\/src\/i18n\/lobby\/|virtual:catalogue\/option\/)([\w-]+?)(?:\.ftl)?$/],
  // Styles that would be one more file go with others that are there whenever they are needed.
  [
    'base',
    /src\/(?:kit\/(?:ui\/(?:Segments|ShareLink|Bar)|log\/Departures)|pages\/Table|app\/(?:Header|GameCover|PlayNow))\.svelte\.css$/,
  ],
  [
    'rules',
    /src\/(?:pages\/Rules\.svelte|kit\/rules\/vignette|games\/[\w-]+\/(?:rules\/.*|Help\.svelte))\.css$/,
  ],
  [
    'kit',
    /src\/kit\/(?:table\/(?:Play|TurnLine|Offers|Side|SkipBotPauses|notice)|log\/Log|controls\/ActionThings)(?:\.svelte)?\.css$/,
  ],
  ['start', /src\/app\/(PlayNow|LearnIt|start|start-lesson)\./],
  ['requests', /src\/net\/(more-requests|repeated)\./],
  ['input', /svelte\/.*\/bindings\/input\.js|src\/app\/typed-code\./],
  // What the start page and other pages share, and tables do not need.
  [
    'site',
    /src\/(app\/(Header|GameCover|game-facts|rare-pages)|games\/(durations|blurbs)\.|games\/[\w-]+\/minutes\.)/,
  ],
  [
    'table',
    /src\/(pages\/Table|games\/registry|i18n\/room\.|net\/(room|merge|document|looking|evenings|ignoring)|kit\/(table\/panels|log\/[dD]epartures|ui\/(Bar|follow|idle|stick-to-end)|model\/(document|game-text|sheet|solo|log-)))/,
  ],
  ['table', /lucide.*\/(send-horizontal|unplug)\.|svelte\/.*\/bindings\/size\.js/],
  // What the end of a match, its replay and a file show.
  [
    'score',
    /src\/(kit\/end\/(ScoreSheet|counting)|net\/recording\.|kit\/model\/outcome\.|kit\/replay\/recorded-room\.)/,
  ],
  // What a match and a file both show, which would be files of their own.
  [
    'match',
    /src\/(pages\/Match|app\/replay|i18n\/replay|kit\/replay\/(Replay\w*|ScaledArea|SeenBy|Steps|Curve|show-address|replay-log|points|rounds|stops|stepper|step-words|meeting))\./,
  ],
  ['match', /lucide.*\/(chevron-(?:first|last|left|right)|image|link|pause|radio|sticky-note|users)\./],
  ['look', /src\/(pages\/Look|net\/look-at-file|i18n\/look)\.|lucide.*\/file-search\./],
  // What only those need who play or watch, not a replay. Its styles go with those of `kit`: one file less for them.
  [
    'play',
    /src\/kit\/(table\/(?!AfterMove|CountDown|count-down|NextTable|Side|Overlays|Menu|Notices|Seat(?:Vote|Offer)|LegalActionList|WaitsForAway|wake-lock|Clock)|model\/last-viewed|select\/offer-order|controls\/ActionThings)/,
  ],
  // Beside the table on wide pages; others open it.
  ['play', /src\/kit\/(table\/Side|log\/Log)/],
  [
    'play',
    /lucide.*\/(eye|fast-forward|list|menu|message-circle|panel-right-close|undo-2)\.|src\/gen\/games\./,
  ],
  // A match at its table, whether it is played or replayed.
  [
    'kit',
    /src\/kit\/(layout\/(?!Thumbnail|thumbnail|EnlargedArea|WholeBoard|VacationMark|StillTable|still)|model\/|select\/(?!shape)|controls\/(Selectable|explained|tray|mini-board|highlight-count|CostPreview|fresh|drag))/,
  ],
  ['kit', /lucide.*\/(check|maximize-2|trophy)\.|src\/net\/prompt\./],
  [
    'rules',
    /lucide.*\/search\.|src\/(app\/GameRules|games\/rules\.|i18n\/rules\.ts|kit\/(rules\/(?!FirstRound|Example\.|example\.|Points)|ui\/help\.css))/,
  ],
  [
    'new',
    /src\/(pages\/New|app\/(?:ChosenGame|GameChoice)|kit\/lobby\/(?:SettingChoice|PaceForm|OptionsForm))\./,
  ],
  ['covers', /src\/games\/[\w-]+\/(?:Cover\.|.*\?cover$)/],
  ['dog-art', /src\/art\/dogs\//],
  // Parts of the kit that one game uses.
  ['dogs-things', /src\/kit\/controls\/Map\.svelte\.css$/],
  ['dog-lover-things', /src\/kit\/controls\/ShapeGrid\.svelte\.css$/],
  ['dogs', /src\/kit\/controls\/(Map|map-view)|lucide.*\/(maximize|minus|plus)\./],
  ['dog-lover', /src\/kit\/(controls\/ShapeGrid|select\/shape)/],
  // What the rules pages need of a game, and all its styles: one file less than a table would load otherwise.
  [
    '$1-things',
    /src\/games\/([\w-]+)\/(?!texts|rules|lesson|Cover|Option|Supply|Turn|Arrivals|Steps|Help).*\.css$/,
  ],
  [
    '$1-things',
    /src\/games\/([\w-]+)\/(?:art\/(?!Ground|Street|Prop|Zoo|SummerZoo|WinterZoo)|(?:kennel|hotel|deck|box|CardFace|Need|Size|Power|Shape)\.)/,
  ],
  ['$1-things', /src\/gen\/([\w-]+)-tables\.ts$/],
  // Its expansion has everything of DOGS but this.
  ['dogs-alone', /src\/games\/dogs\/index\./],
  // Covers need some drawings of their game, and nothing else of it.
  ['$1', /src\/games\/([\w-]+)\/(?!texts|rules|lesson|Cover|Option|Supply|Turn|Arrivals|Steps|Help|about)/],
  ['$1', /src\/gen\/(?!breeds|games|protocol)([\w-]+?)(?:-keys)?\.ts$/],
  ['passkeys', /src\/app\/(passkeys|suggest-passkeys|sign-in-requests|once-offered)\./],
  ['sign-in', /src\/(app\/sign-in|i18n\/(sign-in|refusals))\.ts/],
  ['statistics', /src\/(app\/statistics\/(?!OfPerson|InCircle|CircleRecords)|i18n\/statistics\.)/],
  ['statistics-$1', /(?:\/src\/i18n\/statistics\/|virtual:catalogue\/score\/)([\w-]+?)(?:\.ftl)?$/],
  ['ratings', /src\/(app\/ratings\/requests|i18n\/ratings|kit\/ui\/rating)\./],
  ['host', /src\/(pages\/Host\.|app\/host\/|i18n\/hosting\.)/],
  ['leagues', /src\/(kit\/evening\/LeagueLink|i18n\/leagues|app\/leagues\/(requests|words))\./],
  ['league-plan', /src\/app\/leagues\/Plan\./],
  ['league-rules', /src\/app\/leagues\/LeagueRules\./],
  ['new-league', /src\/app\/leagues\/(NewLeague|plan)\./],
  ['remove-players', /src\/app\/leagues\/RemovePlayers\./],
  ['circle-leagues', /src\/app\/leagues\/Leagues\./],
  ['league', /src\/(pages\/League|app\/leagues\/|kit\/ui\/Folded)/],
  ['evenings', /src\/app\/circles\/(?:New)?Evenings?\./],
  ['evening', /src\/(kit\/evening\/|i18n\/evenings\.)/],
  ['circle-webhook', /src\/(app\/circles\/CircleWebhook|i18n\/circle-webhook)\./],
  ['circle', /src\/(pages\/Circle\.|app\/(?:refresh\.|circles\/(?!requests)))/],
  ['circles', /src\/(pages\/(Circles|JoinCircle)|i18n\/circles)\./],
  ['history', /src\/(pages\/History|app\/(MatchRow|matches)|i18n\/history)\./],
  [
    'notices',
    /src\/(pages\/Notices|app\/(?:Address(?:Form|Notices)|MailNotices|NoticeKinds|PushDevices|VacationForm))\./,
  ],
  ['people', /src\/(kit\/ui\/GuestMark|i18n\/people)\./],
  [
    'lesson',
    /lucide.*\/(pointer|graduation-cap)\.|src\/(kit\/lesson\/|i18n\/lesson\.ts|app\/GameLesson|games\/lessons)/,
  ],
  ['chat', /lucide.*\/ellipsis\.|src\/kit\/(log\/(Chat|chat-lines)|ui\/ChatForm)\./],
];

/** The file that a module goes to; `null` where that follows from its use. The styles of `A.svelte` are `A.svelte.css`. */
export function chunkOf(id: string): string | null {
  const module = id.replace(/\?svelte&type=style&lang(?=\.css$)/, '').replace(/^\0|\?(?!cover$).*$/g, '');
  for (const [name, modules] of CHUNKS) {
    const found = modules.exec(module);
    if (found) return name.replace('$1', found[1] ?? '');
  }
  return null;
}
