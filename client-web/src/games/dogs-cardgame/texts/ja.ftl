dogs-cardgame-name = Dogs Cardgame
dogs-cardgame-blurb = 街を車で回り、犬を迎え、頼れる人を雇いましょう。同じ犬種を並べた、いちばんの犬舎が勝ちです。

# 言葉
dogs-cardgame-breed-vira_lata = 雑種犬
dogs-cardgame-breed-pit_bull = ピットブル
dogs-cardgame-breed-basset_hound = バセットハウンド
dogs-cardgame-breed-pastor_alemao = シェパード
dogs-cardgame-breed-poodle = プードル
dogs-cardgame-breed-beagle = ビーグル
dogs-cardgame-breed-labrador = ラブラドール
dogs-cardgame-breed-dalmata = ダルメシアン
dogs-cardgame-breed-rottweiler = ロットワイラー
dogs-cardgame-breed-bulldog = ブルドッグ
dogs-cardgame-breed-golden_retriever = ゴールデンレトリバー
dogs-cardgame-breed-sao_bernardo = セントバーナード
dogs-cardgame-breed-yorkshire = ヨークシャー
dogs-cardgame-breed-border_collie = ボーダーコリー
dogs-cardgame-breed-chow_chow = チャウチャウ
dogs-cardgame-breed-dachshund = ダックスフント
dogs-cardgame-breed-husky = ハスキー
dogs-cardgame-sign-healthy = 健康
dogs-cardgame-sign-trained = 訓練済み
dogs-cardgame-sign-sick = 病気
dogs-cardgame-sign-cured = 回復
dogs-cardgame-sign-hotel = ホテル客
dogs-cardgame-sign-fair = 譲渡会
dogs-cardgame-about-healthy = 骨の印：開いている犬房に入ります。
dogs-cardgame-about-trained = 笛の印：開いている犬房に入り、そこで1点多く数えます。
dogs-cardgame-about-sick = 十字の印：獣医が来るまで診療室に入ります。診療室は3匹までです。
dogs-cardgame-about-cured = 病気が治り、いまは犬房にいます。
dogs-cardgame-about-hotel = かばんの印：ホテルに入ります。ホテルには何匹でも入れます。
dogs-cardgame-about-fair = 犬小屋の印：譲渡会に出ます。代わりにえさかコインを1つ受け取ります。
dogs-cardgame-about-pile = 山札の最後の犬が出ると、そのラウンドのあと、もう1ラウンドで終わります。
dogs-cardgame-about-dry = 新しい犬の出ないラウンドが10回続くと、もう1ラウンドで終わります。
dogs-cardgame-about-fair_place = 犬小屋の印の犬が来るところです。パートナーが1匹を犬房に迎えます。
dogs-cardgame-about-place = ここへ来ると、犬を集め、人物を雇えます。ほかの車がいれば、先にそのうち1人へコインを1枚払います。
dogs-cardgame-about-collect = ここの犬は、全部の場所があれば、1匹につきえさ1つでまとめて集めます。
dogs-cardgame-about-closed = 3匹用は最初の犬房に犬が3匹いれば、4匹用はそのあと開けられます。えさ2つと許可証が付きます。コイン3枚を払わないと5点の減点です。
dogs-cardgame-about-food = 犬を1匹集めるごとに1つ要ります。
dogs-cardgame-about-coin = 人物、通行料、許可証、改良に払います。
dogs-cardgame-about-improvement = 1つもないと3点の減点です。3つ目で街の犬を1匹もらえます。
dogs-cardgame-about-licence = 開けた犬房ごとに要ります。終わるまでにコイン3枚を払わないと5点の減点です。
dogs-cardgame-about-puppy = 3点。同じ種類の自分の犬2匹ごとに1点増えます。
dogs-cardgame-puppy-healthy = 健康な犬
dogs-cardgame-puppy-cured = 回復した犬
dogs-cardgame-puppy-trained = 訓練済みの犬
dogs-cardgame-puppy-fair = 譲渡会の犬
dogs-cardgame-puppy-hotel = ホテル客
dogs-cardgame-location-corner = 街角
dogs-cardgame-location-playing_field = 空き地
dogs-cardgame-location-hill_street = 坂道
dogs-cardgame-location-square = 広場
dogs-cardgame-location-park = 公園
dogs-cardgame-location-highway = 街道
dogs-cardgame-to-corner = { dogs-cardgame-location-corner }
dogs-cardgame-to-playing_field = { dogs-cardgame-location-playing_field }
dogs-cardgame-to-hill_street = { dogs-cardgame-location-hill_street }
dogs-cardgame-to-square = { dogs-cardgame-location-square }
dogs-cardgame-to-park = { dogs-cardgame-location-park }
dogs-cardgame-to-highway = { dogs-cardgame-location-highway }
dogs-cardgame-to-bay_1 = 犬房1
dogs-cardgame-to-bay_2 = 犬房2
dogs-cardgame-to-bay_3 = 犬房3
dogs-cardgame-to-bay_4 = 犬房4
dogs-cardgame-to-bay_5 = 犬房5
dogs-cardgame-to-hotel = ホテル
dogs-cardgame-to-infirmary = 診療室
dogs-cardgame-bay-bay_1 = 犬房1
dogs-cardgame-bay-bay_2 = 犬房2
dogs-cardgame-bay-bay_3 = 犬房3
dogs-cardgame-bay-bay_4 = 犬房4
dogs-cardgame-bay-bay_5 = 犬房5
dogs-cardgame-character-merchant = 商人
dogs-cardgame-character-vet = 獣医
dogs-cardgame-character-trainer = 訓練士
dogs-cardgame-character-manager = 支配人
dogs-cardgame-character-partner = パートナー
dogs-cardgame-effect-merchant = えさを3つ受け取ります。
dogs-cardgame-effect-vet = 診療室の犬がすべて治り、空きのある開いた犬房に移ります。
dogs-cardgame-effect-trainer = 犬房にいる訓練済みの犬1匹につきコインを1枚受け取ります。そのあと、開いた犬房の間で犬を移せます。
dogs-cardgame-effect-manager = 犬のいる開いた犬房1つにつきえさを1つ、ホテル客1匹につきコインを1枚受け取ります。そのあと、改良を1つコイン1枚で2つまで買えます。
dogs-cardgame-effect-partner = 譲渡会の犬を1匹、自分の犬房に迎えます。改良も1つコイン1枚で2つまで買えます。
dogs-cardgame-effect-partner_puppies = 譲渡会の犬を1匹、自分の犬房に迎えます。改良は1つコイン1枚で2つまで、子犬カードは1枚をコイン2枚で買えます。
dogs-cardgame-bonus-three_healthy = 健康な犬3匹
dogs-cardgame-bonus-three_trained = 訓練済み3匹
dogs-cardgame-bonus-three_cured = 回復した犬3匹
dogs-cardgame-bonus-three_hotel = ホテル客3匹
dogs-cardgame-bonus-three_fair = 譲渡会から3匹
dogs-cardgame-bonus-one_each = 1匹ずつ
dogs-cardgame-bonus-three_same_breed = 同じ犬種3匹
dogs-cardgame-bonus-six_breeds = 6犬種
dogs-cardgame-bonus-three_bays_with_pair = ペアのいる犬房3つ
dogs-cardgame-bonus-nine_dogs = 犬9匹
dogs-cardgame-bonus-two_licences = 許可証2枚
dogs-cardgame-bonus-licence_and_two_improvements = 許可証と改良2つ
dogs-cardgame-bonus-most_food = えさ最多
dogs-cardgame-bonus-most_coins = コイン最多
dogs-cardgame-bonus-most_improvements = 改良最多
dogs-cardgame-needs-three_healthy = 健康な状態で来た犬が犬房に3匹います。回復した犬は、その設定のときだけ数えます。
dogs-cardgame-needs-three_trained = 犬房に訓練済みの犬が3匹います。
dogs-cardgame-needs-three_cured = 獣医が治した犬が犬房に3匹います。
dogs-cardgame-needs-three_hotel = ホテルに客が3匹います。
dogs-cardgame-needs-three_fair = パートナーが譲渡会から連れてきた犬が犬房に3匹います。
dogs-cardgame-needs-one_each = 犬房に譲渡会の犬、回復した犬、訓練済みの犬が1匹ずつ、ホテルに客が1匹います。
dogs-cardgame-needs-three_same_breed = 犬房に同じ犬種の犬が3匹います。別々の犬房でもかまいません。
dogs-cardgame-needs-six_breeds = 犬房に6種類の犬種がいます。
dogs-cardgame-needs-three_bays_with_pair = 同じ犬種の犬が2匹以上いる犬房が3つあります。
dogs-cardgame-needs-nine_dogs = 犬房に犬が9匹います。
dogs-cardgame-needs-two_licences = 自分の許可証が2枚とも支払い済みです。
dogs-cardgame-needs-licence_and_two_improvements = 許可証1枚が支払い済みで、改良が2つあります。
dogs-cardgame-needs-most_food = ゲーム終了時に、えさがだれよりも多い人が得ます。同数ならだれも得られません。
dogs-cardgame-needs-most_coins = ゲーム終了時に、コインがだれよりも多い人が得ます。同数ならだれも得られません。
dogs-cardgame-needs-most_improvements = ゲーム終了時に、改良がだれよりも多い人が得ます。同数ならだれも得られません。
dogs-cardgame-gain-food = えさ1つ
dogs-cardgame-gain-coins = コイン1枚
dogs-cardgame-amount-food = えさ
dogs-cardgame-amount-coins = コイン
dogs-cardgame-decision-collect = 集めた犬を入れています
dogs-cardgame-decision-vet = 回復した犬を入れています
dogs-cardgame-decision-lift = 犬房を入れ替えています
dogs-cardgame-decision-put_down = 犬房を入れ替えています
dogs-cardgame-decision-manager = 支配人と相談しています
dogs-cardgame-decision-partner = パートナーと相談しています
dogs-cardgame-decision-reward = ごほうびの犬を選んでいます
dogs-cardgame-decision-puppy = 子犬カードを選んでいます
dogs-cardgame-decision-donate = 犬を譲っています

# 設定
dogs-cardgame-option-puppies = 子犬（Filhotes）
dogs-cardgame-option-puppies-hint = 拡張です。大きな犬房を満員にするか、パートナーから買うと、3点以上になる子犬カードが手に入ります。
dogs-cardgame-option-children = 子どもと遊ぶとき
dogs-cardgame-option-children-hint = ボーナスカードと通行料がなく、許可証はコイン1枚です。
dogs-cardgame-option-variant_1 = 人物の入れ替え
dogs-cardgame-option-variant_1-hint = バリアント1：コイン1枚で街の人物をすべて入れ替えます。何度でもできます。
dogs-cardgame-option-variant_2 = 2匹を譲る
dogs-cardgame-option-variant_2-hint = バリアント2：1手番に譲る犬を2匹にできます。1匹目のあとで、2匹目を選ぶか、やめるかを決めます。
dogs-cardgame-option-variant_3 = ごほうびを犬房へ
dogs-cardgame-option-variant_3-hint = バリアント3：3つ目の改良で得た病気の犬や譲渡会の犬を、直接犬房に入れられます。
dogs-cardgame-option-cured_are_healthy = 回復した犬も健康な犬とする
dogs-cardgame-option-cured_are_healthy-hint = ボーナスと子犬カードで、回復した犬を健康な犬としても数えます。説明書はどちらにも読めます。
dogs-cardgame-option-breeds = 犬種
dogs-cardgame-option-breeds-hint = 箱には、1回の対戦で使うより多くの犬種が入っています。
dogs-cardgame-option-breeds-vira_lata = { dogs-cardgame-breed-vira_lata }
dogs-cardgame-option-breeds-pit_bull = { dogs-cardgame-breed-pit_bull }
dogs-cardgame-option-breeds-basset_hound = { dogs-cardgame-breed-basset_hound }
dogs-cardgame-option-breeds-pastor_alemao = { dogs-cardgame-breed-pastor_alemao }
dogs-cardgame-option-breeds-poodle = { dogs-cardgame-breed-poodle }
dogs-cardgame-option-breeds-beagle = { dogs-cardgame-breed-beagle }
dogs-cardgame-option-breeds-labrador = { dogs-cardgame-breed-labrador }
dogs-cardgame-option-breeds-dalmata = { dogs-cardgame-breed-dalmata }
dogs-cardgame-option-breeds-rottweiler = { dogs-cardgame-breed-rottweiler }
dogs-cardgame-option-breeds-bulldog = { dogs-cardgame-breed-bulldog }
dogs-cardgame-option-breeds-golden_retriever = { dogs-cardgame-breed-golden_retriever }
dogs-cardgame-option-breeds-sao_bernardo = { dogs-cardgame-breed-sao_bernardo }
dogs-cardgame-option-breeds-yorkshire = { dogs-cardgame-breed-yorkshire }
dogs-cardgame-option-breeds-border_collie = { dogs-cardgame-breed-border_collie }
dogs-cardgame-option-breeds-chow_chow = { dogs-cardgame-breed-chow_chow }
dogs-cardgame-option-breeds-dachshund = { dogs-cardgame-breed-dachshund }
dogs-cardgame-option-breeds-husky = { dogs-cardgame-breed-husky }
dogs-cardgame-option-one_symbol = 犬1匹の場所
dogs-cardgame-option-one_symbol-hint = 4人か5人で遊ぶときは両方を使います。
dogs-cardgame-option-one_symbol-drawn = 抽選
dogs-cardgame-option-one_symbol-corner = 街角
dogs-cardgame-option-one_symbol-playing_field = 空き地
dogs-cardgame-option-two_symbols = 犬2匹の場所
dogs-cardgame-option-two_symbols-hint = 3人以上で遊ぶときは両方を使います。
dogs-cardgame-option-two_symbols-drawn = 抽選
dogs-cardgame-option-two_symbols-hill_street = 坂道
dogs-cardgame-option-two_symbols-square = 広場
dogs-cardgame-option-three_symbols = 犬3匹の場所
dogs-cardgame-option-three_symbols-hint = 5人で遊ぶときは両方を使います。
dogs-cardgame-option-three_symbols-drawn = 抽選
dogs-cardgame-option-three_symbols-park = 公園
dogs-cardgame-option-three_symbols-highway = 街道

# 求められていること
dogs-cardgame-ask_choose = 配られた人物3人のうち、1人を残してください。
dogs-cardgame-ask_chosen = { $character }を選びました。まだ変更できます。
dogs-cardgame-ask_enter = 街に入ります。行き先の場所を選んでください。
dogs-cardgame-ask_move = 別の場所へ移るか、その場に残ってください。
dogs-cardgame-ask_collect_hire = ここの犬を集めたり、ここの人物を雇ったりできます（順番は自由です）。済んだら手番を終えてください。
dogs-cardgame-ask_collect = まだここの犬を集められます。集めないときは手番を終えてください。
dogs-cardgame-ask_hire = まだここの人物を雇えます。雇わないときは手番を終えてください。
dogs-cardgame-ask_free = 移動・犬集め・雇用は済みました。ほかの自由な行動をするか、手番を終えてください。
dogs-cardgame-ask_use_up = 人物が多すぎるか、同じ人物が2人います。手番を終える前に1人使ってください。
dogs-cardgame-ask_house = この犬をどこに入れますか？　{ $breed }（{ $sign }）
dogs-cardgame-ask_vet = { $n ->
    [0] 治す犬がいません。
   *[other] 獣医が{ $n }匹を治します。犬と犬房を選んでください。
  }
dogs-cardgame-ask_lift = 移したい犬を取り出し、済んだら「完了」を選んでください。
dogs-cardgame-ask_put_down = どの犬房に入れますか？　{ $breed }
dogs-cardgame-ask_manager = 支配人から改良を2つまで買えます。
dogs-cardgame-ask_partner_dog = 譲渡会の犬と入れる犬房を選んでください。買い物は前でも後でもできます。
dogs-cardgame-ask_partner = パートナーから好きなものを買えます。
dogs-cardgame-ask_reward = 3つ目の改良です。街の犬を1匹選んでください。
dogs-cardgame-ask_puppy = { $bay }が満員です。子犬カードを選んでください。
dogs-cardgame-ask_donate = もう1匹譲ることができます。
dogs-cardgame-ask_wait = { $seat }さんの番です。
dogs-cardgame-ask_over = 対戦が終わりました。
dogs-cardgame-table_draft = あと{ $n }人が最初の人物を選んでいます。
dogs-cardgame-table_move = { $seat }さんが行き先を選んでいます。
dogs-cardgame-table_turn = { $seat }さんが街にいます。
dogs-cardgame-table_decision = { $seat }さんが{ $decision }。
dogs-cardgame-table_over = 対戦が終わりました。

# できない理由
dogs-cardgame-unavailable_moved = この手番の移動は、もう済みました。
dogs-cardgame-unavailable_outside = 最初の手番では、街に入らなければなりません。
dogs-cardgame-unavailable_step_one = 先に移動するか、その場に残ってください。
dogs-cardgame-unavailable_collected = この手番では、もう犬を集めました。
dogs-cardgame-unavailable_no_dogs = ここに犬はいません。
dogs-cardgame-unavailable_toll = 通行料はコイン{ $need }枚です。いま{ $have }枚あります。
dogs-cardgame-unavailable_food = えさが{ $need }つ必要です。いま{ $have }つあります。
dogs-cardgame-unavailable_bays_full = 犬房に{ $need }匹分の空きが必要です。空きは{ $have }匹分です。
dogs-cardgame-unavailable_infirmary_full = 診療室に{ $need }匹分の空きが必要です。空きは{ $have }匹分です。
dogs-cardgame-unavailable_hired = この手番では、もう人物を雇いました。
dogs-cardgame-unavailable_nobody_here = ここに雇える人物はいません。
dogs-cardgame-unavailable_coins = コインが{ $need }枚必要です。いま{ $have }枚あります。
dogs-cardgame-unavailable_all_open = 犬房はすべて開いています。
dogs-cardgame-unavailable_opened = この手番では、もう犬房を開けました。
dogs-cardgame-unavailable_open_dogs = 犬房に犬が{ $need }匹必要です。いま{ $have }匹います。
dogs-cardgame-unavailable_no_licence = 支払う許可証がありません。
dogs-cardgame-unavailable_variant = このテーブルではそのバリアントを使いません。
dogs-cardgame-unavailable_donated = この手番では、もう犬を譲りました。
dogs-cardgame-unavailable_no_dog_housed = 犬房に犬がいません。
dogs-cardgame-unavailable_puppies = 子犬カードを得た犬房は、満員のままにしなければなりません。
dogs-cardgame-unavailable_bonus_dog = この手番に得たボーナスに数えた犬です：{ $bonus }
dogs-cardgame-unavailable_dark = このカードはゲーム終了時に決まります。
dogs-cardgame-unavailable_bonus = { $need }必要です。いまは{ $have }です。
dogs-cardgame-unavailable_claimed = この手番では、もうボーナスを得ました。
dogs-cardgame-unavailable_characters = 手番の終わりに残せる人物は{ $need }人です。いま{ $have }人います。
dogs-cardgame-unavailable_twins = 同じ人物を2人残せません：{ $character }
dogs-cardgame-unavailable_improved = 1人につき改良は2つまでです。
dogs-cardgame-unavailable_none_left = もう残っていません。
dogs-cardgame-unavailable_puppy_bought = パートナー1人につき子犬カードは1枚です。

# 手番を終えると失うもの
dogs-cardgame-confirm_claim = ボーナスを得られます：{ $bonus }。得ずに手番を終えますか？
dogs-cardgame-confirm_licence = 最後の手番です。未払いの許可証は5点の減点です。このまま終えますか？
dogs-cardgame-confirm_use = 最後の手番です。{ $character }をまだ使っていません。このまま終えますか？
dogs-cardgame-confirm_collect = ここで犬を{ $n }匹集められます。集めずに手番を終えますか？
dogs-cardgame-confirm_hire = ここで{ $character }を雇えます。雇わずに手番を終えますか？

# 行動
dogs-cardgame-do-choose = { $character }を残す
dogs-cardgame-do-reconsider = 選び直す
dogs-cardgame-do-move = { $to }へ行く
dogs-cardgame-do-stay = ここに残る
dogs-cardgame-do-collect = { $toll_is ->
    [me] 犬を集める（通行料は{ $toll }さんへ）
    [other] 犬を集める（通行料は{ $toll }さんへ）
   *[none] 犬を集める
  }
dogs-cardgame-do-hire = { $toll_is ->
    [me] { $character }を雇う（通行料は{ $toll }さんへ）
    [other] { $character }を雇う（通行料は{ $toll }さんへ）
   *[none] { $character }を雇う
  }
dogs-cardgame-do-open_bay = 犬房を開ける
dogs-cardgame-do-pay_licence = 許可証を支払う
dogs-cardgame-do-use = { $character }を使う
dogs-cardgame-do-renew = 人物を入れ替える
dogs-cardgame-do-donate = { $breed }（{ $sign }）を譲り、{ $food ->
    [0] コイン2枚
    [1] えさとコイン
   *[2] えさ2つ
  }を受け取る
dogs-cardgame-do-claim = ボーナスを得る：{ $bonus }
dogs-cardgame-do-end_turn = { $next_is ->
    [me] 手番を終える（次もあなた）
    [other] 手番を終える（次は{ $next }）
   *[none] 手番を終える（対戦終了）
  }
dogs-cardgame-do-place = { $breed }（{ $sign }）→ { $to }
dogs-cardgame-do-hand_in = { $breed } → 譲渡会、{ $gain }を受け取る
dogs-cardgame-do-lift = 取り出す：{ $breed }（{ $sign }）
dogs-cardgame-do-take_puppy = 子犬カード：{ $puppy }
dogs-cardgame-do-improve = 改良を買う
dogs-cardgame-do-buy_puppy = 子犬カードを買う：{ $puppy }
dogs-cardgame-do-enough = 完了
dogs-cardgame-verb-stay = ここに残る
dogs-cardgame-verb-collect = 犬を集める
dogs-cardgame-verb-hire = 雇う
dogs-cardgame-verb-open_bay = 犬房を開ける
dogs-cardgame-verb-pay_licence = 許可証を支払う
dogs-cardgame-verb-renew = 人物を入れ替える
dogs-cardgame-verb-donate = 犬を譲る
dogs-cardgame-verb-claim = ボーナスを得る
dogs-cardgame-verb-end_turn = 手番を終える
dogs-cardgame-verb-improve = 改良を買う
dogs-cardgame-verb-buy_puppy = 子犬カードを買う
dogs-cardgame-verb-place = そこに入れる

# 出来事
dogs-cardgame-log-laid = 準備ができました。{ $start_is ->
    [me] 毎ラウンド、あなたから始めます。
   *[other] 毎ラウンド、{ $start }さんから始めます。
  }
dogs-cardgame-log-dealt = 全員に人物が3人ずつ配られました
dogs-cardgame-log-revealed = { $seat_is ->
    [me] あなたの最初の人物：{ $character }
   *[other] { $seat }さんの最初の人物：{ $character }
  }
dogs-cardgame-log-turn_began = { $seat_is ->
    [me] ラウンド{ $round }：あなたの番です
   *[other] ラウンド{ $round }：{ $seat }さんの番です
  }
dogs-cardgame-log-moved = { $seat_is ->
    [me] { $to }へ行きました
   *[other] { $seat }さんが{ $to }へ行きました
  }
dogs-cardgame-log-stayed = { $seat_is ->
    [me] その場に残りました
   *[other] { $seat }さんがその場に残りました
  }
dogs-cardgame-log-tolled = { $seat_is ->
    [me] あなた
   *[other] { $seat }さん
  } → { $to_is ->
    [me] あなた
   *[other] { $to }さん
  }：通行料コイン{ $coins }枚
dogs-cardgame-log-collected = { $seat_is ->
    [me] { $location }で犬を{ $n }匹集めました
   *[other] { $seat }さんが{ $location }で犬を{ $n }匹集めました
  }
dogs-cardgame-log-placed = { $seat_is ->
    [me] あなた
   *[other] { $seat }さん
  }：{ $breed }（{ $sign }）→ { $to }
dogs-cardgame-log-handed_in = { $seat_is ->
    [me] あなた
   *[other] { $seat }さん
  }：{ $breed } → 譲渡会、{ $gain }を受け取りました
dogs-cardgame-log-hired = { $seat_is ->
    [me] { $character }を{ $coins ->
        [0] 無料
       *[other] コイン1枚
      }で雇いました
   *[other] { $seat }さんが{ $character }を{ $coins ->
        [0] 無料
       *[other] コイン1枚
      }で雇いました
  }
dogs-cardgame-log-bay_opened = { $seat_is ->
    [me] { $bay }を開けました
   *[other] { $seat }さんが{ $bay }を開けました
  }
dogs-cardgame-log-licence_paid = { $seat_is ->
    [me] 許可証を支払いました
   *[other] { $seat }さんが許可証を支払いました
  }
dogs-cardgame-log-used = { $seat_is ->
    [me] { $character }を使いました
   *[other] { $seat }さんが{ $character }を使いました
  }{ $food ->
    [0] { "" }
   *[other] 、えさ+{ $food }
  }{ $coins ->
    [0] { "" }
   *[other] 、コイン+{ $coins }
  }
dogs-cardgame-log-improved = { $seat_is ->
    [me] 改良を買いました
   *[other] { $seat }さんが改良を買いました
  }
dogs-cardgame-log-rewarded = { $seat_is ->
    [me] あなたの3つ目の改良：街の犬を1匹選べます
   *[other] { $seat }さんの3つ目の改良：街の犬を1匹選べます
  }
dogs-cardgame-log-forfeited = { $seat_is ->
    [me] 街の犬はどれもあなたの犬舎に入りません
   *[other] 街の犬はどれも{ $seat }さんの犬舎に入りません
  }
dogs-cardgame-log-puppy_taken = { $seat_is ->
    [me] 子犬カードを得ました：{ $puppy }
   *[other] { $seat }さんが子犬カードを得ました：{ $puppy }
  }
dogs-cardgame-log-donated = { $seat_is ->
    [me] { $breed }を譲りました
   *[other] { $seat }さんが{ $breed }を譲りました
  }{ $food ->
    [0] { "" }
   *[other] 、えさ+{ $food }
  }{ $coins ->
    [0] { "" }
   *[other] 、コイン+{ $coins }
  }
dogs-cardgame-log-claimed = { $seat_is ->
    [me] ボーナスを得ました：{ $bonus }
   *[other] { $seat }さんがボーナスを得ました：{ $bonus }
  }
dogs-cardgame-log-renewed = { $seat_is ->
    [me] 街の人物を入れ替えました
   *[other] { $seat }さんが街の人物を入れ替えました
  }
dogs-cardgame-log-end_began = { $cause_id ->
    [dry] 10ラウンド続けて新しい犬が出ませんでした。次が最後のラウンドです。
   *[last_card] 最後の犬カードが引かれました。次が最後のラウンドです。
  }
dogs-cardgame-log-awarded = { $seat_is ->
    [me] ボーナスを得ました：{ $bonus }
   *[other] { $seat }さんがボーナスを得ました：{ $bonus }
  }
dogs-cardgame-log-ended = 犬舎が閉まりました。対戦が終わりました

# 得点
dogs-cardgame-bays = 犬房の犬
dogs-cardgame-trained = 訓練済み
dogs-cardgame-hotel = ホテル
dogs-cardgame-bonus = ボーナス
dogs-cardgame-dark_bonus = 終了時ボーナス
dogs-cardgame-puppies = 子犬
dogs-cardgame-infirmary = 診療室
dogs-cardgame-no_improvement = 改良なし
dogs-cardgame-licences = 未払いの許可証
dogs-cardgame-score-bays = { dogs-cardgame-bays }
dogs-cardgame-score-trained = { dogs-cardgame-trained }
dogs-cardgame-score-hotel = { dogs-cardgame-hotel }
dogs-cardgame-score-bonus = { dogs-cardgame-bonus }
dogs-cardgame-score-dark_bonus = { dogs-cardgame-dark_bonus }
dogs-cardgame-score-puppies = { dogs-cardgame-puppies }
dogs-cardgame-score-infirmary = { dogs-cardgame-infirmary }
dogs-cardgame-score-no_improvement = { dogs-cardgame-no_improvement }
dogs-cardgame-score-licences = { dogs-cardgame-licences }
dogs-cardgame-rule-bays = 開いた犬房ごとに、犬種別に数えます。1匹から4匹で1、3、6、12点です。
dogs-cardgame-rule-trained = 犬房の訓練済みの犬1匹につき1点です。
dogs-cardgame-rule-hotel = 客の多い順に12・10・8・6・4点です。同数ならその順位の点を分け合います。2人で遊ぶときは12点と8点で、同数なら0点です。
dogs-cardgame-rule-bonus = 得たボーナスカード1枚につき3点です。
dogs-cardgame-rule-dark_bonus = えさ・コイン・改良がそれぞれ最多なら3点ずつです。同数ならだれも得られません。
dogs-cardgame-rule-puppies = 1枚3点で、その種類の自分の犬2匹ごとにさらに1点です。
dogs-cardgame-rule-infirmary = 診療室の犬1匹につき3点の減点です。
dogs-cardgame-rule-no_improvement = 改良が1つもない犬舎は3点の減点です。
dogs-cardgame-rule-licences = 開けたまま許可証を支払っていない犬房1つにつき5点の減点です。
dogs-cardgame-rule-tie = 同点なら、犬房の犬が多い人の勝ちです。
dogs-cardgame-why_bays = 犬房1～5：{ $bay_1 }、{ $bay_2 }、{ $bay_3 }、{ $bay_4 }、{ $bay_5 }
dogs-cardgame-why_trained = 訓練済み{ $n }匹
dogs-cardgame-why_hotel = 客{ $n }匹、{ $place }位{ $tied ->
    [0] { "" }
   *[other] （ほか{ $tied }人と同数）
  }
dogs-cardgame-why_bonus = { $n }枚
dogs-cardgame-why_dark_bonus = えさ{ $food ->
    [1] ○
   *[other] ―
  }、コイン{ $coins ->
    [1] ○
   *[other] ―
  }、改良{ $improvements ->
    [1] ○
   *[other] ―
  }
dogs-cardgame-why_puppies = { $n }枚、犬の分{ $dogs }点
dogs-cardgame-why_infirmary = 病気の犬{ $n }匹
dogs-cardgame-why_improvements = 改良{ $n }つ
dogs-cardgame-why_licences = 未払い{ $n }枚

# テーブル
dogs-cardgame-round = ラウンド{ $n }
dogs-cardgame-round-begun = ラウンド{ $n }（次が最後）
dogs-cardgame-round-last = 最終ラウンド
dogs-cardgame-round-draft = 最初のラウンドの前
dogs-cardgame-city = 街
dogs-cardgame-fair = 譲渡会
dogs-cardgame-fair-empty = 譲渡会に犬はいません。
dogs-cardgame-pile = 山札の犬：あと{ $n }匹
dogs-cardgame-dry = { $n }ラウンド新しい犬が出ていません
dogs-cardgame-supply = ボーナスカードと在庫
dogs-cardgame-supply-bonus = ボーナスカード：残り{ $n }枚
dogs-cardgame-supply-improvements = 改良：残り{ $n }
dogs-cardgame-supply-puppies = 子犬カード：残り{ $n }枚
dogs-cardgame-supply-of = 残り{ $n }
dogs-cardgame-taken-by = { $seat }さんが持っています
dogs-cardgame-hire-cost = { $n ->
    [0] 無料
   *[other] コイン{ $n }枚
  }
dogs-cardgame-here = ここにいる人：{ $names }。通行料はコイン1枚です
dogs-cardgame-nobody-here = 不在
dogs-cardgame-area-city = 街
dogs-cardgame-area-kennel = 犬舎
dogs-cardgame-area-purse = 持ち物
dogs-cardgame-next-donate = どの犬を譲りますか？ 犬を選んでください。
dogs-cardgame-kennel = 犬舎
dogs-cardgame-hotel-n = ホテル：{ $n }
dogs-cardgame-infirmary-n = 診療室：{ $n }/{ $of }
dogs-cardgame-bay-holds = { $bay }：{ $n }/{ $of }
dogs-cardgame-bay-closed = { $bay }：閉鎖中、{ $of }匹まで
dogs-cardgame-closed = 閉鎖中
dogs-cardgame-locked = 満員のまま
dogs-cardgame-food-n = えさ{ $n }
dogs-cardgame-coins-n = コイン{ $n }枚
dogs-cardgame-improvements-n = 改良{ $n }
dogs-cardgame-unpaid-n = 未払いの許可証{ $n }枚
dogs-cardgame-paid-n = 支払い済みの許可証{ $n }枚
dogs-cardgame-people = 人物
dogs-cardgame-people-none = 雇った人物はいません
dogs-cardgame-dog = { $breed }（{ $sign }）
dogs-cardgame-hand = これから入れる犬
dogs-cardgame-dealt-n = { $seat }さんの手札：{ $n }枚
dogs-cardgame-still = この手番
dogs-cardgame-still-drive = 移動
dogs-cardgame-still-collect = 集める
dogs-cardgame-still-hire = 雇う
dogs-cardgame-step-done = 済み

# ヘルプ
dogs-cardgame-help-aim = あなたは犬舎の経営者です。毎手番、街を回って犬を迎え、手伝ってくれる人を雇います。犬の山札が尽きたとき、得点のいちばん高い犬舎が勝ちです。
dogs-cardgame-help-turn = 手番の流れ
dogs-cardgame-help-turn-1 = 別の場所へ移るか、その場に残ります。最初の手番では全員が街に入ります。
dogs-cardgame-help-turn-2 = そのあと、次の二つを好きな順に1回ずつ行えます。その場所の犬をすべて集めます（1匹につきえさ1つ、全部が入るときだけです）。その場所の人物をコイン1枚で雇います（同じ人物が別の場所にもいれば無料です）。
dogs-cardgame-help-turn-3 = ほかの人の車がいる場所では、先にそのうち1人にコインを1枚払います。1手番に1回です。
dogs-cardgame-help-turn-4 = 自分の手番ならいつでも、自由な行動ができます。人物を使う、犬房を開ける（1回）、許可証を支払う、犬を譲って資源を2つ受け取る（1回）、ボーナスを得る（1枚）、のどれかです。
dogs-cardgame-help-turn-5 = 手番の終わりに残せる人物は2人までで、同じ人物は残せません。
dogs-cardgame-help-turn-6 = 新しい犬や人物、切り直しなど、隠れていたものが明らかになるまでは取り消せます。
dogs-cardgame-supply-signs = 犬の印
dogs-cardgame-supply-people = 人物
dogs-cardgame-help-bays = 犬房と許可証
dogs-cardgame-help-bays-text = 5つの犬房には1・2・2・3・4匹が入ります。最後の2つは閉まっています。3匹の犬房は、初めの3つの犬房に犬が3匹いれば開けられ、4匹の犬房はその次です。開けるとえさ2つと許可証を得ます。許可証は、対戦が終わるまでにコイン3枚を支払わなければ5点の減点です。
dogs-cardgame-help-improvements = 3つ目の改良で、街の好きな犬を1匹、えさも通行料もなしで迎えます。
dogs-cardgame-help-bonus = ボーナスカード
dogs-cardgame-help-bonus-text = 1枚3点です。明るいカードは、自分の手番に最初に条件を満たして得た人のものです。暗いカードはゲーム終了時に決まります。ボーナスに数えた犬は、同じ手番には譲れません。
dogs-cardgame-help-puppies = 子犬（Filhotes）
dogs-cardgame-help-puppies-text = 設定で加えます。3匹または4匹の犬房が満員になると、犬房ごとに1回、子犬カードを1枚得ます。その犬房は以後満員のままにします。パートナーからはコイン2枚で1枚買えます。1枚3点で、その種類の自分の犬2匹ごとにさらに1点です。
dogs-cardgame-help-end = ゲームの終わりと得点
dogs-cardgame-help-end-text = 最後の犬カードが引かれたら、そのラウンドを最後まで行い、新しい犬なしでもう1ラウンド行います。
dogs-cardgame-help-options = 設定
dogs-cardgame-help-data = このテーブルで補ったこと
dogs-cardgame-help-data-lead = 説明書に書かれていないことを、このテーブルで補いました。名前だけのものは遊びに影響しません。
dogs-cardgame-help-data-1 = 犬種は17ありますが、説明書に名前があるのは6つです。次の11の名前はこのテーブル独自のものです：{ $breeds }。
dogs-cardgame-help-data-2 = 街角・空き地・坂道の犬の数は、一覧の並び順から推定しました。
dogs-cardgame-help-data-3 = 子犬カードが各2枚であることは、2人用の規則から推定しました。
dogs-cardgame-help-house = このテーブルでの取り決め
dogs-cardgame-help-house-lead = 説明書に書かれていないことは、次のように遊びます。
dogs-cardgame-help-house-1 = 新しい犬の出ないラウンドが10回続いても終わりが始まり、あと1ラウンドになります。
dogs-cardgame-help-house-2 = 人物の入れ替え（バリアント1）は、1手番に何度でも、1回コイン1枚でできます。
dogs-cardgame-help-house-3 = 通行料は1手番に1回、その場所での最初の行動のときに払います。払うのは手番の人だけです。
dogs-cardgame-help-house-4 = ボーナスと子犬カードでは、主催者が別に決めないかぎり、回復した犬を健康な犬には数えません。
dogs-cardgame-help-house-5 = ホテルの順位は、客のいない人も含めてつけます。
dogs-cardgame-help-house-6 = 訓練士は犬をそれぞれ1回だけ取り出し、そのあとすべて犬房に戻します。子犬カードを得た犬房は満員に戻さなければなりません。
dogs-cardgame-help-house-7 = 3つ目の改良のごほうびは、入れられる犬が街にいれば必ず受け取ります。6つ目で2度目はありません。
dogs-cardgame-help-house-8 = 最初の人は無作為に決めます。最初の人物は全員が同時に伏せて選びます。得点も犬房の犬も同じなら、勝利を分け合います。
dogs-cardgame-help-step-drive = 移動する
dogs-cardgame-help-step-drive-text = 別の場所へ移るか、その場に残ります。ほかの人の車がいれば、そこで何かする前に、そのうち1人にコインを1枚払います。
dogs-cardgame-help-step-collect = 犬を集める
dogs-cardgame-help-step-collect-text = その場所の犬をすべて、1匹につきえさ1つで集めます。犬房、診療室、ホテル、譲渡会のどこへ行くかは印で決まります。
dogs-cardgame-help-step-hire = 人を雇う
dogs-cardgame-help-step-hire-text = その場所の人物をコイン1枚で雇います。同じ人物が別の場所にもいれば無料です。
dogs-cardgame-help-step-free = いつでもできること
dogs-cardgame-help-step-free-text = 人物を使う、犬房を開ける、許可証を支払う、犬を譲る、ボーナスカードを得る。
dogs-cardgame-help-step-breeds = 同じ犬種を並べる
dogs-cardgame-help-step-breeds-text = 犬の山札が尽きたら、犬房を数えます。一つの犬房に同じ犬種が多いほど得点が高くなります。
dogs-cardgame-help-points = 得点になるもの
dogs-cardgame-help-kennel = 自分の犬舎
dogs-cardgame-help-improvement = 改良
dogs-cardgame-help-locations = 街の場所

# The lesson
dogs-cardgame-lesson-aim = 犬房をいっぱいに。同じ犬種が多いほど得点が増えます。
dogs-cardgame-lesson-city = 街では犬と人が待っています。山札がなくなると終わりです。
dogs-cardgame-lesson-choose = この中の1人が最初から手伝います。1人選びましょう。
dogs-cardgame-lesson-move = 場所を選んで移動。ほかの人がいたら、1人にコインを1枚払います。
dogs-cardgame-lesson-use = 雇った人物は好きなときに使えます。この人は今役に立ちます。
dogs-cardgame-lesson-hire = ここの人物をコイン1枚で雇います。同じ人物が別の場所にいれば無料です。
dogs-cardgame-lesson-collect = ここの犬を全部、1匹につきえさ1つで迎えます。
dogs-cardgame-lesson-place = 犬は同じ犬種のそばか、空いているところに置きましょう。
dogs-cardgame-lesson-bays = 1つの犬房に同じ犬種1〜4匹で1、3、6、12点です。
dogs-cardgame-lesson-infirmary = 診療室の犬は1匹につき3点減ります。獣医が治せます。
dogs-cardgame-lesson-donate = 得点の少ない犬は譲れます。コインかえさを2つもらえます。
dogs-cardgame-lesson-end-turn = することがなければ手番を終えましょう。
dogs-cardgame-lesson-stay = その場に残ることもできます。新しい犬や人が来ています。
dogs-cardgame-lesson-improve = 改良が1つもないと3点減ります。3つ目で犬を1匹もらえます。
dogs-cardgame-lesson-hand-in = 犬小屋の印の犬は譲渡会へ行き、コインかえさを1つもらえます。
dogs-cardgame-lesson-open-bay = 犬房を増やせます。終わるまでに許可証を支払いましょう。
dogs-cardgame-lesson-licence = 許可証を払いましょう。ないと犬房ごとに5点減ります。
dogs-cardgame-lesson-claim = このボーナスカードの条件を満たしました。3点です。
dogs-cardgame-lesson-end = 大事なことはこれで全部です。続けるか、もう一度始めましょう。
dogs-cardgame-lesson-merchant = 商人はえさ3つをくれます。犬を1匹迎えるごとにえさが1つ要ります。
dogs-cardgame-lesson-use-partner = パートナーは譲渡会の犬を連れてきて、改良も売ります。
dogs-cardgame-lesson-signs = 骨と笛の印の犬は犬房へ。十字の印の犬は、治るまで診療室へ入ります。
dogs-cardgame-lesson-signs-away = かばんの印はホテルへ。客が多いほど得点です。犬小屋の印は譲渡会へ。

# Why a bot suggests an action

dogs-cardgame-advice_dogs_bring = ここの犬で{ $n }点を得られます。
dogs-cardgame-advice_together = 同じ犬種{ $have }匹と並んで{ $n }点です。
dogs-cardgame-advice_guest = 今のままなら、ホテルの得点が{ $n }点増えます。
dogs-cardgame-advice_no_food = えさがないと、犬を1匹も集められません。
dogs-cardgame-advice_cure = 病気の犬は1匹につき{ $n }点減ります。治せば減りません。
dogs-cardgame-advice_arrange = 並べ直せば{ $n }点増やせます。
dogs-cardgame-advice_improve = 改良が1つもないと、最後に{ $n }点減ります。
dogs-cardgame-advice_improvement_dog = この改良で、街の好きな犬を1匹もらえます。
dogs-cardgame-advice_licence = 払わない許可証は、最後に{ $n }点減ります。
dogs-cardgame-advice_bays_full = 開いた犬房は満員です。これで場所が増えます。
dogs-cardgame-advice_claim = このボーナスカードは{ $n }点です。
dogs-cardgame-advice_puppy = 今の犬で、この子犬カードは{ $n }点です。
dogs-cardgame-advice_brings = えさかコインがすぐに{ $n }個手に入ります。
dogs-cardgame-advice_income = 今なら、この人物でえさかコインが{ $n }個手に入ります。
dogs-cardgame-advice_alone = この犬房で、1匹だけでも{ $n }点になります。
