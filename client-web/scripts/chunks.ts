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
    /src\/(main\.|theme\.|App\.|app\/(allowed|base\.|shell\.|name-prompt|connection|session|router|scroll-places|title|Messages|keep-(?:focus|texts)|catalogue|pages|display-font)|art\/(Logo|draw|Figure|Picture|symbols)|games\/(catalogue|pictures)\.|i18n\/(text|message|format|phrases|unknown)\.|kit\/(lobby\/(pace|levels)|ui\/(app-context|guest-mark|signals|signal-store|toasts|top-layer)|model\/players)|net\/(?!room|merge|document|recording|more-requests|event-wire|looking|prompt|repeated))/,
  ],
  ['base', /lucide.*\/(bot|play|scroll-text|settings-2|x)\.|vite\/preload-helper|fontsource/],
  [
    'home',
    /src\/(pages\/Home|app\/(Scene|PlayNow|LearnIt|GameBox|TableRow|TableCard|MyTables|my-tables|start|table-lists)|i18n\/home\.)/,
  ],
  ['requests', /src\/net\/(more-requests|repeated)\./],
  // What the start page and other pages share, and tables do not need.
  ['site', /src\/(app\/(Header|GameCover|game-facts)|games\/(durations|blurbs)\.|games\/[\w-]+\/minutes\.)/],
  // What tables and most other pages share, and the start page does not need.
  ['shared', /src\/(games\/registry|kit\/ui\/(copy|draft))|lucide.*\/(check|chevron-down|copy)\./],
  [
    'table',
    /src\/(pages\/Table|net\/(room|merge|document|looking)|kit\/(table\/panels|log\/([dD]epartures|Chat)|ui\/(Bar|follow|idle|last-press|stick-to-end)|model\/(document|game-text|outcome|sheet|solo|log-)))/,
  ],
  ['table', /lucide.*\/(message-circle|send-horizontal|unplug)\.|svelte\/.*\/bindings\/size\.js/],
  ['score', /src\/kit\/end\/(ScoreSheet|counting)/],
  [
    'play',
    /src\/kit\/(table\/(?!AfterMove|NextTable|Side|Overlays|Menu|Notices|LegalActionList|WaitsForAway|wake-lock|Clock)|layout\/(?!Thumbnail|thumbnail|EnlargedArea|VacationMark)|model\/|select\/(?!shape)|controls\/(Selectable|tray|mini-board|highlight-count|CostPreview|ActionThings|fresh|drag))/,
  ],
  [
    'play',
    /lucide.*\/(eye|fast-forward|list|maximize-2|menu|trophy|undo-2)\.|src\/(net\/prompt|gen\/games)\./,
  ],
  [
    'rules',
    /lucide.*\/search\.|src\/(app\/GameRules|games\/rules\.|i18n\/rules\.ts|kit\/(rules\/(?!FirstRound)|ui\/help\.css))/,
  ],
  ['dog-art', /src\/art\/dogs\//],
  ['kennel', /src\/kit\/controls\/(stalls|purse)\.css$/],
  ['dino-art', /src\/games\/draftosaurus\/art\/[dD]ino/],
  // Parts of the kit that one game uses.
  ['dogs', /src\/kit\/controls\/(Map|map-view)|lucide.*\/(maximize|minus|plus)\./],
  ['dog-lover', /src\/kit\/(controls\/ShapeGrid|select\/shape)/],
  // Covers need some drawings of their game, and nothing else of it.
  ['$1', /src\/games\/([\w-]+)\/(?!texts|rules|lesson|Cover|Option|Supply|Help|art\/(dogs|glyphs))/],
  ['$1', /src\/gen\/(?!breeds|games|protocol)([\w-]+?)(?:-keys|-tables)?\.ts$/],
  ['passkeys', /src\/app\/(passkeys|suggest-passkeys|sign-in-requests|once-offered)\./],
  ['sign-in', /src\/(app\/sign-in|i18n\/(sign-in|refusals))\.ts/],
  ['people', /src\/(kit\/ui\/GuestMark|i18n\/people)\./],
  [
    'lesson',
    /lucide.*\/(pointer|graduation-cap)\.|src\/(kit\/lesson\/|i18n\/lesson\.ts|app\/GameLesson|games\/lessons)/,
  ],
  ['side', /lucide.*\/panel-right-close\./],
  ['side', /src\/kit\/(table\/Side|log\/Log)/],
];

/** The file that a module goes to; `null` where that follows from its use. */
export function chunkOf(id: string): string | null {
  const module = id.replace(/^\0|\?.*$/g, '');
  for (const [name, modules] of CHUNKS) {
    const found = modules.exec(module);
    if (found) return name.replace('$1', found[1] ?? '');
  }
  return null;
}
