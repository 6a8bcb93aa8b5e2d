dogs-name = DOGS
dogs-blurb = 町と田舎へトラックで犬を迎えに行き、犬舎を整え、五つの建物で餌や薬や犬房を手に入れます。

# Words
dogs-breed-vira_lata = 雑種
dogs-breed-pastor_alemao = ジャーマン・シェパード
dogs-breed-poodle = プードル
dogs-breed-beagle = ビーグル
dogs-breed-labrador = ラブラドール
dogs-breed-dalmata = ダルメシアン
dogs-breed-rottweiler = ロットワイラー
dogs-breed-bulldog = ブルドッグ
dogs-breed-golden_retriever = ゴールデン・レトリバー
dogs-breed-sao_bernardo = セント・バーナード
dogs-breed-yorkshire = ヨークシャー
dogs-breed-border_collie = ボーダー・コリー
dogs-health-healthy = 健康
dogs-health-sick = 病気
dogs-health-lost = 迷子
dogs-about-healthy = 健康な犬です。そのまま犬房に入ります。
dogs-about-sick = 赤い十字の犬は病気です。治るまで診療室に入ります。
dogs-about-lost = 張り紙の犬は迷子です。すぐ譲渡会へ行き、そのマスの謝礼がもらえます。
dogs-region-city = 町
dogs-region-country = 田舎
dogs-lives-city = 町の犬種です。
dogs-lives-country = 田舎の犬種です。
dogs-to-c1 = 町1
dogs-to-c2 = 町2
dogs-to-c3 = 町3
dogs-to-c4 = 町4
dogs-to-c5 = 町5
dogs-to-c6 = 町6
dogs-to-c7 = 町7
dogs-to-c8 = 町8
dogs-to-k1 = 田舎1
dogs-to-k2 = 田舎2
dogs-to-k3 = 田舎3
dogs-to-k4 = 田舎4
dogs-to-k5 = 田舎5
dogs-to-k6 = 田舎6
dogs-to-k7 = 田舎7
dogs-to-k8 = 田舎8
dogs-to-centre = 中央
dogs-bay-bay_1 = 犬房1
dogs-to-bay_1 = 犬房1
dogs-bay-bay_2 = 犬房2
dogs-to-bay_2 = 犬房2
dogs-bay-bay_3 = 犬房3
dogs-to-bay_3 = 犬房3
dogs-bay-bay_4 = 犬房4
dogs-to-bay_4 = 犬房4
dogs-bay-bay_5 = 犬房5
dogs-to-bay_5 = 犬房5
dogs-house-town_hall = 役場
dogs-house-warehouse = 倉庫
dogs-house-pet_shop = ペットショップ
dogs-house-vet = 獣医
dogs-house-fair = 譲渡会
dogs-does-town_hall = コイン2枚で次の犬房を建てます。
dogs-does-warehouse = 餌・薬・ガソリンを1対1で、2回まで交換します。
dogs-does-pet_shop = コイン1枚につき、餌か薬を合わせて2個買えます。
dogs-does-vet = 薬1個につき1匹を治し、犬房に入れます。
dogs-does-fair = 取引は1回だけです。札にある犬種をコイン2枚で売る、1匹買う、または交換します。
dogs-card-gas3 = ガソリン3
dogs-effect-gas3 = 札を取るとすぐもらえます。
dogs-card-gas2 = ガソリン2
dogs-effect-gas2 = 札を取るとすぐもらえます。
dogs-card-food3 = 餌3
dogs-effect-food3 = 札を取るとすぐもらえます。
dogs-card-food2 = 餌2
dogs-effect-food2 = 札を取るとすぐもらえます。
dogs-card-food1 = 餌1
dogs-effect-food1 = 札を取るとすぐもらえます。
dogs-card-med3 = 薬3
dogs-effect-med3 = 札を取るとすぐもらえます。
dogs-card-med2 = 薬2
dogs-effect-med2 = 札を取るとすぐもらえます。
dogs-card-med1 = 薬1
dogs-effect-med1 = 札を取るとすぐもらえます。
dogs-card-coin3 = コイン3
dogs-effect-coin3 = 札を取るとすぐもらえます。
dogs-card-coin2 = コイン2
dogs-effect-coin2 = 札を取るとすぐもらえます。
dogs-card-coin1 = コイン1
dogs-effect-coin1 = 札を取るとすぐもらえます。
dogs-card-swap_dogs = 犬の入れ替え
dogs-effect-swap_dogs = 移動の前に、地図上の犬2匹を入れ替えます。
dogs-card-helper = 手伝い
dogs-effect-helper = 手伝いの給料を1回払えます。
dogs-card-extra_dog = 犬をもう1匹
dogs-effect-extra_dog = 移動中に、山のいちばん上の犬をトラックに乗せます。
dogs-card-discount = 割引
dogs-effect-discount = 犬房がコイン1枚で建ちます。
dogs-card-vet = 往診
dogs-effect-vet = 犬舎を整えるとき、連れ帰った病気の犬も犬房に入れられます。
dogs-card-trained_dog = 訓練された犬
dogs-effect-trained_dog = 売るとき、コインが1枚増えます。
dogs-card-award_dog = 受賞犬
dogs-effect-award_dog = 売るとき、コインが2枚増えます。
dogs-card-free_entry = 自由入場
dogs-effect-free_entry = 満員の建物に入れます。札は取れません。
dogs-bonus-food = 餌1個
dogs-bonus-medicine = 薬1個
dogs-bonus-gas = ガソリン1個
dogs-give-food = 餌1個
dogs-give-medicine = 薬1個
dogs-give-gas = ガソリン1個
dogs-get-food = 餌1個
dogs-get-medicine = 薬1個
dogs-get-gas = ガソリン1個
dogs-with-coin = コイン
dogs-with-card = 札
dogs-amount-coins = コイン
dogs-amount-gas = ガソリン
dogs-amount-food = 餌
dogs-amount-medicine = 薬
dogs-phase-refuel = 給油
dogs-phase-drive = 移動
dogs-phase-lay_out = 犬舎の整理
dogs-phase-give = 譲渡
dogs-phase-act = 建物
dogs-phase-close = 餌と給料
dogs-phase-over = 終わり
dogs-why-pile = 山が足りません
dogs-why-stayed = 誰も出かけませんでした
dogs-why-blocks = 通行止めがすべて出ました

# Options
dogs-option-rehire_scores = 雇い直した手伝いも数える
dogs-option-rehire_scores-hint = 最終ラウンドに雇い直した手伝いにも2点が入ります。説明書はどちらにも読めます。

# What is wanted
dogs-ask_refuel = ガソリンを買うか、買わないか選んでください。あと{ $n }個入ります。
dogs-ask_set_out = 犬のところへ行くか、このラウンドは留守番するか選んでください。
dogs-ask_drive = 次の犬へ向かうか、帰るか選んでください。
dogs-ask_swap_with = どの犬と入れ替えますか。
dogs-ask_give_up = 全部は入りません。手放す犬を選んでください。
dogs-ask_keep = 場所が空きました。残す犬を選んでください。
dogs-ask_put_down = 犬舎を整えます。待っている犬は{ $n }匹です。犬を選び、次に犬房を選んでください。
dogs-ask_lay_out = みんな入りました。動かすか、完了を選んでください。
dogs-ask_put_sick = 診療室が{ $n }匹多すぎます。病気の犬を犬房に入れてください。
dogs-ask_offer = 次にどの犬を譲りますか。
dogs-ask_accept = { $seat }が犬を譲ろうとしています：{ $breed }（{ $health }）。引き取りますか。
dogs-ask_enter = ミープルを建物に置いてください。
dogs-ask_card = { $house }：札を1枚取ってください。
dogs-ask_deed = { $house }：利用するか、手番を終えてください。
dogs-ask_sale = 売れました。札でコインを増やすか、手番を終えてください。
dogs-ask_trade_for = 譲渡会のどの犬と交換しますか。
dogs-ask_house = 新しい犬をどの犬房に入れますか。{ $breed }
dogs-ask_end_turn = できることは終わりました。手番を終えてください。
dogs-ask_starve = { $n }つの犬房に餌が足りません。病気になる犬を選んでください。
dogs-ask_pay = 手伝いに給料を払います。コインと札のどちらにしますか。
dogs-ask_hire = 手伝いを雇い直しますか。
dogs-ask_done = 完了しました。ほかの人を待っています：{ $phase }
dogs-ask_wait = { $seat }の手番です。
dogs-ask_over = 対戦は終わりました。
dogs-table_together = あと{ $n }人が決めています：{ $phase }
dogs-table_drive = { $seat }が移動しています。
dogs-table_donor = { $seat }が譲る犬を選んでいます。
dogs-table_offer = { $donor }が{ $seat }に犬を譲ろうとしています：{ $breed }
dogs-table_taken = { $seat }が犬の場所を作っています：{ $breed }
dogs-table_enter = { $seat }がミープルを置きます（{ $lap }周目）。
dogs-table_visit = { $seat }が訪れています：{ $house }
dogs-table_over = 対戦は終わりました。

# Why not
dogs-barred_block = 通行止めです。
dogs-barred_truck = ほかのトラックがいます。
dogs-barred_no_dog = もう犬がいません。
dogs-barred_gas = 帰りの分を含めてガソリンが{ $need }個要ります。手元に{ $have }個あります。
dogs-barred_out = もう出かけています。進むか、帰ってください。
dogs-barred_swapped = 犬を入れ替えたので、移動しなければなりません。
dogs-barred_full = 満員です。
dogs-barred_not_full = この札は満員の建物に使います。
dogs-barred_entered = その札でもう誰かが入っています。
dogs-barred_no_card = その札を持っていません。
dogs-barred_coins = コインが{ $need }枚要ります。手元に{ $have }枚あります。
dogs-barred_all_built = 犬房はすべて建っています。
dogs-barred_breed = このラウンド、譲渡会はこの犬種を買いません。
dogs-barred_medicine = 薬がありません。
dogs-barred_no_room = 先にほかの犬を手放してください。
dogs-confirm_unused = { $house }：まだ利用できます。それでも手番を終えますか。

# Actions
dogs-do-buy_gas = { $coins ->
    [0] 買わない
   *[other] コイン{ $coins }枚分のガソリン
  }
dogs-do-drive = { $to }へ行く
dogs-do-go_home = { $bonus_id ->
    [food] 帰って餌1個
    [medicine] 帰って薬1個
    [gas] 帰ってガソリン1個
   *[none] 帰る
  }
dogs-do-stay = 留守番する
dogs-do-swap_dogs = 入れ替える：{ $breed }
dogs-do-swap_with = 相手：{ $breed }（{ $health }）
dogs-do-draw_dog = 犬をもう1匹：{ $region }
dogs-do-use_vet = 往診を使う
dogs-do-give_up = 手放す：{ $breed }（{ $health }）
dogs-do-keep = 残す：{ $breed }（{ $health }）
dogs-do-lift = 持ち上げる：{ $breed }
dogs-do-put = { $breed } → { $to }
dogs-do-done = 完了
dogs-do-step_back = 一手戻す
dogs-do-reopen = やり直す
dogs-do-offer = 譲る：{ $breed }（{ $health }）
dogs-do-accept = 引き取る
dogs-do-refuse = 断る
dogs-do-enter = { $free_entry ->
    [yes] 札で入る：{ $house }
   *[no] 入る：{ $house }
  }
dogs-do-take = 取る：{ $card }
dogs-do-build = { $discount ->
    [yes] 割引で犬房を建てる
   *[no] 犬房を建てる
  }
dogs-do-swap = { $give }を{ $get }に換える
dogs-do-buy = { $food ->
    [0] 薬を2個買う
    [1] 餌と薬を1個ずつ買う
   *[2] 餌を2個買う
  }
dogs-do-cure = 治す：{ $breed } → { $to }
dogs-do-sell = 売る：{ $breed }
dogs-do-add_to_sale = 加える：{ $card }
dogs-do-buy_dog = 買う：{ $breed }
dogs-do-trade = 交換に出す：{ $breed }
dogs-do-trade_for = 受け取る：{ $breed }
dogs-do-end_turn = 手番を終える
dogs-do-starve = 病気になる：{ $breed }
dogs-do-pay = 手伝いに払う：{ $with }
dogs-do-hire = { $again ->
    [yes] 手伝いを雇い直す
   *[no] 手伝いなしで続ける
  }
dogs-deed-drive = 移動する
dogs-deed-stay = 留守番する
dogs-deed-swap_dogs = 犬を入れ替える
dogs-deed-enter = 入る
dogs-deed-build = 犬房を建てる
dogs-deed-buy = 餌と薬を買う
dogs-deed-cure = 犬を治す
dogs-deed-buy_dog = 犬を買う
dogs-deed-sell = 犬を売る
dogs-next-swap_dogs = 入れ替える犬の1匹目を選んでください。

# What happened
dogs-log-round_began = { $start_is ->
    [me] ラウンド{ $round }：あなたから
   *[other] ラウンド{ $round }：{ $start }から
  }
dogs-log-income = 全員がコインを{ $coins }枚もらいます
dogs-log-phase_began = 次：{ $phase }
dogs-log-end_near = { $why }。終わりが近づいています
dogs-log-gas_bought = { $seat_is ->
    [me] ガソリンを{ $gas }個、コイン{ $coins }枚で買う
   *[other] { $seat } がガソリンを{ $gas }個、コイン{ $coins }枚で買う
  }
dogs-log-turn_began = { $seat_is ->
    [me] あなたの手番
   *[other] { $seat } の手番
  }
dogs-log-drove = { $seat_is ->
    [me] 移動する（ガソリン{ $gas }個）
   *[other] { $seat } が移動する（ガソリン{ $gas }個）
  }
dogs-log-collected = { $seat_is ->
    [me] トラックに乗せる：{ $breed }
   *[other] { $seat } が犬をトラックに乗せる：{ $breed }
  }
dogs-log-returned = { $seat_is ->
    [me] 迷子を見つける：{ $breed }、コイン{ $coins }枚
   *[other] { $seat } が迷子を見つける：{ $breed }、コイン{ $coins }枚
  }
dogs-log-went_home = { $seat_is ->
    [me] 帰る
   *[other] { $seat } が帰る
  }
dogs-log-stayed = { $seat_is ->
    [me] 留守番する
   *[other] { $seat } が留守番する
  }
dogs-log-card_used = { $seat_is ->
    [me] 札を使う：{ $card }
   *[other] { $seat } が札を使う：{ $card }
  }
dogs-log-swap_began = { $seat_is ->
    [me] 犬を入れ替える
   *[other] { $seat } が犬を入れ替える
  }
dogs-log-dogs_swapped = { $seat_is ->
    [me] 犬2匹を入れ替える：{ $breed } ⇄ { $breed_2 }
   *[other] { $seat } が犬2匹を入れ替える：{ $breed } ⇄ { $breed_2 }
  }
dogs-log-dog_drawn = { $seat_is ->
    [me] 山（{ $region }）から：{ $breed }
   *[other] { $seat } が山（{ $region }）から引く：{ $breed }
  }
dogs-log-unloaded = { $seat_is ->
    [me] トラックを空にする
   *[other] { $seat } がトラックを空にする
  }
dogs-log-vet_used = { $seat_is ->
    [me] 獣医が来る
   *[other] { $seat } のところに獣医が来る
  }
dogs-log-given_up = { $seat_is ->
    [me] 犬を手放す
   *[other] { $seat } が犬を手放す
  }
dogs-log-kept = { $seat_is ->
    [me] 犬を残す
   *[other] { $seat } が犬を残す
  }
dogs-log-lifted = { $seat_is ->
    [me] 犬を持ち上げる
   *[other] { $seat } が犬を持ち上げる
  }
dogs-log-put = { $seat_is ->
    [me] 犬を入れる：{ $to }
   *[other] { $seat } が犬を入れる：{ $to }
  }
dogs-log-laid_out = { $seat_is ->
    [me] 犬舎を整えた
   *[other] { $seat } が犬舎を整えた
  }
dogs-log-stepped_back = { $seat_is ->
    [me] 一手戻す
   *[other] { $seat } が一手戻す
  }
dogs-log-reopened = { $seat_is ->
    [me] 整理を続ける
   *[other] { $seat } が整理を続ける
  }
dogs-log-quartet = { $seat_is ->
    [me] 同じ犬種が4匹：コイン{ $coins }枚
   *[other] { $seat } に同じ犬種が4匹：コイン{ $coins }枚
  }
dogs-log-donates = { $seat_is ->
    [me] 犬を譲る
   *[other] { $seat } が犬を譲る
  }
dogs-log-offered = { $seat_is ->
    [me] 犬を譲ろうとする：{ $breed }
   *[other] { $seat } が犬を譲ろうとする：{ $breed }
  }
dogs-log-asked = { $seat_is ->
    [me] 聞かれる
   *[other] { $seat } が聞かれる
  }
dogs-log-refused = { $seat_is ->
    [me] 断る
   *[other] { $seat } が断る
  }
dogs-log-accepted = { $seat_is ->
    [me] { $from }の犬を引き取る：{ $breed }
   *[other] { $seat } が{ $from }の犬を引き取る：{ $breed }
  }
dogs-log-sent_to_fair = { $seat_is ->
    [me] 引き取り手がなく、犬は譲渡会へ：{ $breed }
   *[other] { $seat } の犬は引き取り手がなく、譲渡会へ：{ $breed }
  }
dogs-log-entered = { $seat_is ->
    [me] 入る：{ $house }
   *[other] { $seat } が入る：{ $house }
  }
dogs-log-card_taken = { $seat_is ->
    [me] 札を取る：{ $card }（{ $house }）
   *[other] { $seat } が札を取る：{ $card }（{ $house }）
  }
dogs-log-built = { $seat_is ->
    [me] 建てる：{ $bay }
   *[other] { $seat } が建てる：{ $bay }
  }
dogs-log-swapped = { $seat_is ->
    [me] { $give }を{ $get }に換える
   *[other] { $seat } が{ $give }を{ $get }に換える
  }
dogs-log-bought = { $seat_is ->
    [me] 餌{ $food }個と薬{ $medicine }個を買う
   *[other] { $seat } が餌{ $food }個と薬{ $medicine }個を買う
  }
dogs-log-cured = { $seat_is ->
    [me] 犬を治す：{ $breed } → { $to }
   *[other] { $seat } が犬を治す：{ $breed } → { $to }
  }
dogs-log-sold = { $seat_is ->
    [me] 犬を売る：{ $breed }、コイン{ $coins }枚
   *[other] { $seat } が犬を売る：{ $breed }、コイン{ $coins }枚
  }
dogs-log-added_to_sale = { $seat_is ->
    [me] { $card }：コイン{ $coins }枚追加
   *[other] { $seat } が{ $card }を加える：コイン{ $coins }枚追加
  }
dogs-log-dog_bought = { $seat_is ->
    [me] コイン{ $coins }枚で犬を買う：{ $breed }
   *[other] { $seat } がコイン{ $coins }枚で犬を買う：{ $breed }
  }
dogs-log-trade_began = { $seat_is ->
    [me] 犬を交換に出す
   *[other] { $seat } が犬を交換に出す
  }
dogs-log-traded = { $seat_is ->
    [me] 譲渡会で犬を交換する：{ $breed } → { $breed_2 }
   *[other] { $seat } が譲渡会で犬を交換する：{ $breed } → { $breed_2 }
  }
dogs-log-turn_ended = { $seat_is ->
    [me] 手番を終える
   *[other] { $seat } が手番を終える
  }
dogs-log-fed = { $seat_is ->
    [me] 犬に餌をやる（{ $food }個）
   *[other] { $seat } が犬に餌をやる（{ $food }個）
  }
dogs-log-fell_ill = { $fair ->
    [yes] { $seat }：空腹の犬が譲渡会へ行く（{ $breed }）
   *[no] { $seat }：空腹の犬が病気になる（{ $breed }）
  }
dogs-log-helper_paid = { $seat_is ->
    [me] 手伝いに払う（{ $with }）
   *[other] { $seat } が手伝いに払う（{ $with }）
  }
dogs-log-helper_left = { $seat_is ->
    [me] 手伝いが去る
   *[other] { $seat } の手伝いが去る
  }
dogs-log-helper_hired = { $again ->
    [yes] { $seat }が手伝いを雇う
   *[no] { $seat }は手伝いなしで続ける
  }
dogs-log-cards_cleared = 札が片づけられる
dogs-log-cards_laid = 新しい札：{ $house }
dogs-log-fair_turned = 譲渡会が買う犬種が変わる
dogs-log-blocks_taken = 通行止めが外される
dogs-log-refilled = 新しい犬：{ $region }
dogs-log-ended = 対戦が終わる
dogs-log-laid = { $start_is ->
    [me] 準備ができました。あなたから始めます。
   *[other] 準備ができました。{ $start }から始めます。
  }
dogs-log-deck_shuffled = 札を切り直す：{ $cards }枚
dogs-log-pile_shuffled = 山を混ぜる：{ $region }、{ $tokens }個

# The sheet
dogs-packs = 犬房
dogs-score-packs = 犬房
dogs-rule-packs = 犬房ごとに、同じ犬種2匹で2点、ほかの1匹が加わると3点、2匹ずつで5点、3匹で8点、4匹で12点です。
dogs-extra_bays = 追加の犬房
dogs-score-extra_bays = 追加の犬房
dogs-rule-extra_bays = 建てた犬房に犬がいれば、2点・3点・5点です。
dogs-breeds = 犬種
dogs-score-breeds = 犬種
dogs-rule-breeds = 犬房にいる犬種ごとに2点、2人のときは4点です。
dogs-helper = 手伝い
dogs-score-helper = 手伝い
dogs-rule-helper = 最終ラウンドに手伝いへ払えていれば2点です。
dogs-resources = 資源
dogs-score-resources = 資源
dogs-rule-resources = ガソリン・餌・薬を合わせて3個ごとに1点です。
dogs-sick = 病気の犬
dogs-score-sick = 病気の犬
dogs-rule-sick = 診療室の犬1匹につき2点減ります。
dogs-regions = 町と田舎
dogs-score-regions = 町と田舎
dogs-rule-regions = 2人のとき、町の犬か田舎の犬がいなければ5点減ります。
dogs-rule-tie = 犬房の犬が多い人の勝ちです。それも同じなら勝利を分け合います。
dogs-why_packs = { $bay_1 } + { $bay_2 } + { $bay_3 } + { $bay_4 } + { $bay_5 }
dogs-why_breeds = { $n } × { $each }
dogs-why_resources = { $n }個
dogs-why_sick = { $n }匹
dogs-why_regions = いない：{ $region }

# The table
dogs-area-map = 地図
dogs-area-houses = 建物
dogs-area-kennel = 自分の犬舎
dogs-map = 町と田舎の地図
dogs-kennel = 犬舎
dogs-dog = { $breed }（{ $health }）
dogs-block = 通行止め
dogs-space = { $space }：{ $lies }。謝礼{ $n }
dogs-space-empty = なし
dogs-space-reward = ここで迷子を見つけた謝礼：{ $n }
dogs-round = ラウンド{ $n }
dogs-round-next = ラウンド{ $n }、次が最後
dogs-round-last = ラウンド{ $n }、最後
dogs-truck = { $name }のトラック、犬{ $n }匹
dogs-here = { $names }
dogs-fair-price = 1匹の値段：{ $n }
dogs-fair-buys = 買い取り
dogs-fair-empty = 犬はいません。
dogs-garage = 車庫
dogs-waiting = 行き先待ち
dogs-infirmary-name = 診療室
dogs-infirmary = 診療室：{ $of }のうち{ $n }
dogs-bay-holds = { $bay }：{ $n }匹
dogs-bay-unbuilt = { $bay }：未建設（{ $n }）
dogs-quartet-paid = 4匹の賞金は受け取り済み
dogs-coins-n = コイン{ $n }枚
dogs-gas-n = ガソリン{ $n }個
dogs-food-n = 餌{ $n }個
dogs-medicine-n = 薬{ $n }個
dogs-meeples-n = ミープル{ $n }個
dogs-helper-here = 手伝いがいます
dogs-no-helper = 手伝いなし：ミープルは1個だけ

# Help
dogs-help-aim = いちばんよい犬舎を作った人の勝ちです。同じ犬種を同じ犬房に集め、犬種を増やし、病気の犬を残さないようにします。
dogs-help-round = ラウンドの流れ
dogs-help-round-1 = 全員がコインを1枚もらい（1ラウンド目を除く）、ガソリンを買えます。コイン1枚で3個、9個までです。
dogs-help-round-2 = 順番に、トラックで犬のところへ行きます。1マスごとにガソリン1個、帰りの1個は残します。止まったマスの犬を乗せます。
dogs-help-round-3 = 帰るにはガソリン1個を払います。最初と最後に帰った人は餌・薬・ガソリンのどれか1個をもらいます。2人のときは最後の人だけです。
dogs-help-round-4 = 全員が同時に犬舎を整えます。犬房は2匹ずつの2列で、1列には1犬種だけ入ります。病気の犬は診療室に6匹までです。
dogs-help-round-5 = 入りきらない犬は左隣から順に譲ります。誰も引き取らなければ譲渡会へ行きます。
dogs-help-round-6 = 2周します。建物にミープルを置き、札を取り、建物を使います。手伝いがいないと1周だけです。
dogs-help-round-7 = 犬のいる犬房ごとに餌を1個払います。足りない犬房では1匹が病気になります。手伝いにはコイン1枚か札を払います。
dogs-help-dogs = 地図の犬
dogs-help-houses = 五つの建物
dogs-help-cards = 特別な札
dogs-help-end = 終わり方
dogs-help-end-text = 山の犬がその側の空きマスより少なくなるか、誰も出かけなかったラウンドが最後です。2人のときは、通行止めが6つ並んだ次のラウンドが最後です。
dogs-help-two = 2人で遊ぶとき
dogs-help-two-text = 両側に通行止めが3つずつあります。そこには止まれず、通るにはガソリンが2個要ります。建物にはミープル1個だけです。通行止めは毎ラウンド動きます。
dogs-help-ours = この卓で決めたもの
dogs-help-ours-text = 道と謝礼を含む地図、犬種ごとの病気や迷子の数、札の内訳は説明書に載っていないため、この卓のために作りました。製品のボードとは異なります。
