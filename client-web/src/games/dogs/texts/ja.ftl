dogs-name = DOGS
dogs-blurb = 町と田舎へトラックで犬を迎えに行き、犬舎を整え、五つの建物でえさや薬や新しい犬房を手に入れましょう。

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
dogs-about-sick = 赤い十字の犬は病気です。治るまで診療室で過ごします。
dogs-about-lost = 張り紙の犬は迷子です。すぐに譲渡会へ行き、そのマスの謝礼がもらえます。
dogs-about-pile = 地図のこちら側に、あとこれだけ出てきます。空いたマスに足りなくなると、そのラウンドが最後です。
dogs-about-round = 山が足りなくなるか、だれも出かけないと、そのラウンドが最後です。
dogs-about-centre = どの道のりもここから始まります。中心を通るのにガソリンは要りません。
dogs-about-bay = 2匹ずつの2列で、1列に1犬種。入るのは2犬種までです。
dogs-about-extra_bay = 犬がいれば、さらに{ $n }点になります。
dogs-about-quartet = 同じ犬種4匹で、犬房ごとに1回だけコインを1枚もらいます。
dogs-about-garage = トラックで連れて来た犬が着くところです。そのあと犬房に入ります。
dogs-about-waiting = まだ行き先のない犬です。入りきらなければ、1匹が出ます。
dogs-about-infirmary = 病気の犬がここで待ちます。獣医で薬1個につき1匹治ります。
dogs-about-full = いっぱいのときは、えさのない犬は譲渡会へ行きます。
dogs-about-price = 犬の値段は、コイン10枚から譲渡会の犬の数を引いた枚数で、最低1枚です。
dogs-about-cured = 譲渡会へ行った犬は健康になります。
dogs-about-wanted = このラウンドは、このカードの犬種の犬が1匹コイン2枚で売れます。
dogs-about-room = ミープルを{ $n }個まで置けます。
dogs-about-coin = 毎ラウンド1枚もらいます。ガソリンや犬房、品物、犬を買い、手伝いに払います。
dogs-about-gas = 1マスに1個、帰りに1個要ります。持てるのは9個までです。
dogs-about-food = 犬のいる犬房が、毎ラウンド1個ずつ食べます。
dogs-about-medicine = 獣医で、1個で病気の犬が1匹治ります。
dogs-about-meeple = 1個につき、毎ラウンド建物を1か所訪ねます。
dogs-about-helper = 手伝いはコイン1枚で、毎ラウンド2か所目を訪ねます。最後のラウンドに払えば2点です。いなくても、コイン1枚でまた雇えます。
dogs-region-city = 町
dogs-region-country = 田舎
dogs-lives-city = 町の犬種です。
dogs-lives-country = 田舎の犬種です。
dogs-mix-city = この犬種は7匹です。健康4匹、病気2匹、迷子1匹です。
dogs-mix-country = この犬種は7匹です。健康4匹、病気2匹、迷子1匹です。
dogs-in-deck-1 = このカードは1枚です。
dogs-in-deck-2 = このカードは2枚です。
dogs-in-deck-3 = このカードは3枚です。
dogs-in-deck-4 = このカードは4枚です。
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
dogs-does-town_hall = コイン2枚で次の犬房を建てられます。
dogs-does-warehouse = えさ・薬・ガソリンを1個対1個で、2回まで交換できます。
dogs-does-pet_shop = コイン1枚につき、えさか薬を合わせて2個買えます。
dogs-does-vet = 薬1個につき犬を1匹治し、犬房に入れます。
dogs-does-fair = 取引は1回だけです。カードにある犬種の犬をコイン2枚で売る、犬を1匹買う、または自分の犬と交換する、のどれかです。
dogs-card-gas3 = ガソリン3
dogs-effect-gas3 = カードを取るとすぐもらえます。
dogs-card-gas2 = ガソリン2
dogs-effect-gas2 = カードを取るとすぐもらえます。
dogs-card-food3 = えさ3
dogs-effect-food3 = カードを取るとすぐもらえます。
dogs-card-food2 = えさ2
dogs-effect-food2 = カードを取るとすぐもらえます。
dogs-card-food1 = えさ1
dogs-effect-food1 = カードを取るとすぐもらえます。
dogs-card-med3 = 薬3
dogs-effect-med3 = カードを取るとすぐもらえます。
dogs-card-med2 = 薬2
dogs-effect-med2 = カードを取るとすぐもらえます。
dogs-card-med1 = 薬1
dogs-effect-med1 = カードを取るとすぐもらえます。
dogs-card-coin3 = コイン3
dogs-effect-coin3 = カードを取るとすぐもらえます。
dogs-card-coin2 = コイン2
dogs-effect-coin2 = カードを取るとすぐもらえます。
dogs-card-coin1 = コイン1
dogs-effect-coin1 = カードを取るとすぐもらえます。
dogs-card-swap_dogs = 犬の入れ替え
dogs-effect-swap_dogs = 移動の前に、地図にいる犬2匹の場所を入れ替えます。
dogs-card-helper = 手伝い
dogs-effect-helper = 手伝いの給料を1回払えます。
dogs-card-extra_dog = 犬をもう1匹
dogs-effect-extra_dog = 移動中に、山のいちばん上の犬をトラックに乗せます。
dogs-card-discount = 割引
dogs-effect-discount = 犬房をコイン1枚で建てられます。
dogs-card-vet = 往診
dogs-effect-vet = 犬舎を整える最初に使い、連れ帰った病気の犬を犬房に入れられます。
dogs-card-trained_dog = 訓練された犬
dogs-effect-trained_dog = 犬を売るとき、コインを1枚多くもらえます。
dogs-card-award_dog = 受賞犬
dogs-effect-award_dog = 犬を売るとき、コインを2枚多くもらえます。
dogs-card-free_entry = 自由入場
dogs-effect-free_entry = 満員の建物に入れます。そこのカードは取れません。
dogs-bonus-food = えさ1個
dogs-bonus-medicine = 薬1個
dogs-bonus-gas = ガソリン1個
dogs-give-food = えさ1個
dogs-give-medicine = 薬1個
dogs-give-gas = ガソリン1個
dogs-get-food = えさ1個
dogs-get-medicine = 薬1個
dogs-get-gas = ガソリン1個
dogs-with-coin = コイン
dogs-with-card = カード
dogs-amount-coins = コイン
dogs-amount-gas = ガソリン
dogs-amount-food = えさ
dogs-amount-medicine = 薬
dogs-phase-refuel = 給油
dogs-phase-drive = 移動
dogs-phase-lay_out = 犬舎の整理
dogs-phase-give = 譲渡
dogs-phase-act = 建物
dogs-phase-close = えさと給料
dogs-phase-over = ゲームの終わり
dogs-why-pile = 山の犬が足りません
dogs-why-stayed = だれも出かけませんでした
dogs-why-blocks = 通行止めがすべて出ました

# Options
dogs-option-rehire_scores = 雇い直した手伝いも数える
dogs-option-rehire_scores-hint = 最終ラウンドに雇い直した手伝いにも2点が入ります。説明書はどちらにも読めます。

# What is wanted
dogs-ask_refuel = ガソリンを買うかどうか選んでください。あと{ $n }個入ります。
dogs-ask_set_out = ガソリンの足りる範囲で犬のところへ行くか、このラウンドは留守番してください。
dogs-ask_drive = 次の犬のところへ行くか、犬舎に帰ってください。
dogs-ask_swap_with = どの犬と入れ替えますか？
dogs-ask_give_up = 犬が全部は入りません。手放す犬を選んでください。
dogs-ask_keep = 場所が空きました。残す犬を選んでください。
dogs-ask_put_down = 犬舎を整えてください。待っている犬は{ $n }匹です。犬を選び、次に犬房を選びます。
dogs-ask_lay_out = すべての犬が入りました。必要なら動かして、「完了」を選んでください。
dogs-ask_put_sick = 診療室の犬が{ $n }匹多すぎます。病気の犬を犬房に入れてください。
dogs-ask_offer = 次はどの犬を譲りますか？
dogs-ask_accept = { $seat }さんが犬を譲ろうとしています：{ $breed }（{ $health }）。引き取りますか？
dogs-ask_enter = ミープルを建物に置き、そこで取るカードを選んでください。
dogs-ask_use_house = { $house }：建物を使うか、手番を終えてください。
dogs-ask_sale = 売れました。カードでコインを増やすか、手番を終えてください。
dogs-ask_trade_for = 譲渡会のどの犬と交換しますか？
dogs-ask_house = 新しい犬をどの犬房に入れますか？　{ $breed }
dogs-ask_end_turn = できることは終わりました。手番を終えてください。
dogs-ask_starve = えさの足りない犬房が{ $n }つあります。病気になる犬を選んでください。
dogs-ask_pay = 手伝いの給料を払います。コインとカードのどちらで払いますか？
dogs-ask_hire = 手伝いを雇い直しますか？
dogs-ask_done = 完了しました。ほかの人を待っています：{ $phase }
dogs-ask_wait = { $seat }さんの番です。
dogs-ask_over = 対戦が終わりました。
dogs-table_together = あと{ $n }人が決めています：{ $phase }
dogs-table_drive = { $seat }さんが移動しています。
dogs-table_donor = { $seat }さんが譲る犬を選んでいます。
dogs-table_offer = { $donor }さんが{ $seat }さんに犬を譲ろうとしています：{ $breed }
dogs-table_taken = { $seat }さんが犬の場所を空けています：{ $breed }
dogs-table_enter = { $seat }さんがミープルを置きます（{ $lap }回目の訪問）。
dogs-table_visit = { $seat }さんがここにいます：{ $house }
dogs-table_over = 対戦が終わりました。

# Why not
dogs-unavailable_block = 通行止めで、止まれません。
dogs-unavailable_truck = ほかのトラックがいます。
dogs-unavailable_no_dog = もう犬がいません。
dogs-unavailable_gas = 帰りの分を含めてガソリンが{ $need }個必要です。手元に{ $have }個あります。
dogs-unavailable_out = もう出かけています。先へ進むか、犬舎に帰ってください。
dogs-unavailable_swapped = 犬を入れ替えたので、移動しなければなりません。
dogs-unavailable_full = この建物は満員です。
dogs-unavailable_not_full = このカードは満員の建物に使います。
dogs-unavailable_entered = そのカードで、もうほかの人が入っています。
dogs-unavailable_no_card = そのカードを持っていません。
dogs-unavailable_coins = コインが{ $need }枚必要です。手元に{ $have }枚あります。
dogs-unavailable_all_built = 犬房はすべて建っています。
dogs-unavailable_breed = このラウンド、譲渡会はこの犬種を買い取りません。
dogs-unavailable_medicine = 薬がありません。
dogs-unavailable_laying_out = 往診は最初に使います。手順を戻してください。
dogs-unavailable_no_patient = トラックで来た病気の犬がいません。
dogs-unavailable_no_room = 先にほかの犬を手放してください。
dogs-confirm_unused = { $house }：まだ使えます。それでも手番を終えますか？

# Actions
dogs-do-buy_gas = { $coins ->
    [0] 買わない
   *[other] コイン{ $coins }枚分のガソリン
  }
dogs-do-drive = { $to }へ行く
dogs-do-go_home = { $bonus_id ->
    [food] 帰ってえさ1個をもらう
    [medicine] 帰って薬1個をもらう
    [gas] 帰ってガソリン1個をもらう
   *[none] 犬舎に帰る
  }
dogs-do-stay = 留守番する
dogs-do-swap_dogs = 入れ替える：{ $breed }
dogs-do-swap_with = 相手：{ $breed }（{ $health }）
dogs-do-draw_dog = 犬をもう1匹：{ $region }
dogs-do-use_vet = 往診を使う
dogs-do-give_up = 手放す：{ $breed }（{ $health }）
dogs-do-keep = 残す：{ $breed }（{ $health }）
dogs-do-lift = 取り出す：{ $breed }
dogs-do-lay_out = { $finish ->
    [yes] おまかせで配置して完了
   *[no] おまかせで配置
  }
dogs-do-exchange = { $breed_1 } ⇄ { $breed_2 }
dogs-do-put = { $breed } → { $to }
dogs-do-done = 完了
dogs-do-step_back = 一手戻す
dogs-do-reopen = 整理を続ける
dogs-do-offer = 譲る：{ $breed }（{ $health }）
dogs-do-accept = 引き取る
dogs-do-refuse = 断る
dogs-do-enter = { $free_entry ->
    [yes] カードで入る：{ $house }
   *[no] { $takes ->
        [yes] 入る：{ $house }（{ $card }を取る）
       *[no] 入る：{ $house }
      }
  }
dogs-do-build = { $discount ->
    [yes] 割引で犬房を建てる
   *[no] 犬房を建てる
  }
dogs-do-swap = { $give }を{ $get }に換える
dogs-do-buy = えさと薬を買う
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
dogs-verb-drive = 移動する
dogs-verb-stay = 留守番する
dogs-verb-swap_dogs = 犬を入れ替える
dogs-verb-use_vet = 往診を使う
dogs-verb-enter = 入る
dogs-verb-build = 犬房を建てる
dogs-verb-buy = えさと薬を買う
dogs-verb-cure = 犬を治す
dogs-verb-buy_dog = 犬を買う
dogs-verb-sell = 犬を売る
dogs-next-swap_dogs = 入れ替える犬の1匹目を選んでください。

# What happened
dogs-log-round_began = { $start_is ->
    [me] ラウンド{ $round }：あなたから始めます
   *[other] ラウンド{ $round }：{ $start }さんから始めます
  }
dogs-log-income = 全員がコインを{ $coins }枚もらいました
dogs-log-end_near = { $why }。終わりが近づいています
dogs-log-gas_bought = { $seat_is ->
    [me] { $gas ->
        [0] ガソリンを買いませんでした
       *[other] ガソリン{ $gas }個をコイン{ $coins }枚で買いました
      }
   *[other] { $gas ->
        [0] { $seat }さんはガソリンを買いませんでした
       *[other] { $seat }さんがガソリン{ $gas }個をコイン{ $coins }枚で買いました
      }
  }
dogs-log-drove = { $seat_is ->
    [me] 移動しました（ガソリン{ $gas }個）
   *[other] { $seat }さんが移動しました（ガソリン{ $gas }個）
  }
dogs-log-collected = { $seat_is ->
    [me] 犬をトラックに乗せました：{ $breed }
   *[other] { $seat }さんが犬をトラックに乗せました：{ $breed }
  }
dogs-log-returned = { $seat_is ->
    [me] 迷子を見つけました：{ $breed }、コイン{ $coins }枚
   *[other] { $seat }さんが迷子を見つけました：{ $breed }、コイン{ $coins }枚
  }
dogs-log-went_home = { $seat_is ->
    [me] 犬舎に帰りました
   *[other] { $seat }さんが犬舎に帰りました
  }
dogs-log-stayed = { $seat_is ->
    [me] 留守番をしました
   *[other] { $seat }さんが留守番をしました
  }
dogs-log-card_used = { $seat_is ->
    [me] カードを使いました：{ $card }
   *[other] { $seat }さんがカードを使いました：{ $card }
  }
dogs-log-dogs_swapped = { $seat_is ->
    [me] 犬2匹を入れ替えました：{ $breed_1 } ⇄ { $breed_2 }
   *[other] { $seat }さんが犬2匹を入れ替えました：{ $breed_1 } ⇄ { $breed_2 }
  }
dogs-log-dog_drawn = { $seat_is ->
    [me] 山（{ $region }）から犬を引きました：{ $breed }
   *[other] { $seat }さんが山（{ $region }）から犬を引きました：{ $breed }
  }
dogs-log-turn_ended = { $seat_is ->
    [me] ほかにできることがないので、あなたの手番を終えます
   *[other] { $seat }さんは、ほかにできることがありません
  }
dogs-log-vet_used = { $seat_is ->
    [me] 獣医が往診に来ました
   *[other] { $seat }さんのところへ獣医が往診に来ました
  }
dogs-log-laid_out = { $seat_is ->
    [me] 犬舎を整えました
   *[other] { $seat }さんが犬舎を整えました
  }
dogs-log-quartet = { $seat_is ->
    [me] 同じ犬種が4匹そろいました：コイン{ $coins }枚
   *[other] { $seat }さんに同じ犬種が4匹そろいました：コイン{ $coins }枚
  }
dogs-log-offered = { $seat_is ->
    [me] 犬の引き取り手を探します：{ $breed }
   *[other] { $seat }さんが犬の引き取り手を探します：{ $breed }
  }
dogs-log-refused = { $seat_is ->
    [me] 断りました
   *[other] { $seat }さんが断りました
  }
dogs-log-accepted = { $seat_is ->
    [me] { $from }さんの犬を引き取りました：{ $breed }
   *[other] { $seat }さんが{ $from }さんの犬を引き取りました：{ $breed }
  }
dogs-log-sent_to_fair = { $seat_is ->
    [me] 引き取り手がなく、あなたの犬は譲渡会へ行きました：{ $breed }
   *[other] 引き取り手がなく、{ $seat }さんの犬は譲渡会へ行きました：{ $breed }
  }
dogs-log-entered = { $seat_is ->
    [me] { $house }に入りました
   *[other] { $seat }さんが{ $house }に入りました
  }
dogs-log-card_taken = { $seat_is ->
    [me] カードを取りました：{ $card }（{ $house }）
   *[other] { $seat }さんがカードを取りました：{ $card }（{ $house }）
  }
dogs-log-built = { $seat_is ->
    [me] { $bay }を建てました
   *[other] { $seat }さんが{ $bay }を建てました
  }
dogs-log-swapped = { $seat_is ->
    [me] { $give }を{ $get }に換えました
   *[other] { $seat }さんが{ $give }を{ $get }に換えました
  }
dogs-log-bought = { $seat_is ->
    [me] えさ{ $food }個と薬{ $medicine }個を買いました
   *[other] { $seat }さんがえさ{ $food }個と薬{ $medicine }個を買いました
  }
dogs-log-cured = { $seat_is ->
    [me] 犬を治しました：{ $breed } → { $to }
   *[other] { $seat }さんが犬を治しました：{ $breed } → { $to }
  }
dogs-log-sold = { $seat_is ->
    [me] 犬を売りました：{ $breed }、コイン{ $coins }枚
   *[other] { $seat }さんが犬を売りました：{ $breed }、コイン{ $coins }枚
  }
dogs-log-added_to_sale = { $seat_is ->
    [me] { $card }を加えて、コインを{ $coins }枚多くもらいました
   *[other] { $seat }さんが{ $card }を加えて、コインを{ $coins }枚多くもらいました
  }
dogs-log-dog_bought = { $seat_is ->
    [me] コイン{ $coins }枚で犬を買いました：{ $breed }
   *[other] { $seat }さんがコイン{ $coins }枚で犬を買いました：{ $breed }
  }
dogs-log-traded = { $seat_is ->
    [me] 譲渡会で犬を交換しました：{ $breed_1 } → { $breed_2 }
   *[other] { $seat }さんが譲渡会で犬を交換しました：{ $breed_1 } → { $breed_2 }
  }
dogs-log-fed = { $seat_is ->
    [me] 犬にえさをあげました（{ $food }個）
   *[other] { $seat }さんが犬にえさをあげました（{ $food }個）
  }
dogs-log-fell_ill = { $seat_is ->
    [me] { $fair ->
        [yes] あなたのおなかをすかせた犬が譲渡会へ行きました：{ $breed }
       *[no] あなたのおなかをすかせた犬が病気になりました：{ $breed }
      }
   *[other] { $fair ->
        [yes] { $seat }さんのおなかをすかせた犬が譲渡会へ行きました：{ $breed }
       *[no] { $seat }さんのおなかをすかせた犬が病気になりました：{ $breed }
      }
  }
dogs-log-helper_paid = { $seat_is ->
    [me] 手伝いに給料を払いました（{ $with }）
   *[other] { $seat }さんが手伝いに給料を払いました（{ $with }）
  }
dogs-log-helper_left = { $seat_is ->
    [me] 手伝いが去りました
   *[other] { $seat }さんの手伝いが去りました
  }
dogs-log-helper_hired = { $seat_is ->
    [me] { $again ->
        [yes] 手伝いを雇いました
       *[no] 手伝いなしで続けます
      }
   *[other] { $again ->
        [yes] { $seat }さんが手伝いを雇いました
       *[no] { $seat }さんは手伝いなしで続けます
      }
  }
dogs-log-fair_turned = 譲渡会の買い取る犬種が変わりました
dogs-log-ended = 対戦が終わりました
dogs-log-laid = { $start_is ->
    [me] 準備ができました。あなたから始めます。
   *[other] 準備ができました。{ $start }さんから始めます。
  }
dogs-log-laid_without = { $start_is ->
    [me] 準備ができました。迷い犬2匹（{ $breed_1 }、{ $breed_2 }）は箱に残します。あなたから始めます。
   *[other] 準備ができました。迷い犬2匹（{ $breed_1 }、{ $breed_2 }）は箱に残します。{ $start }さんから始めます。
  }

# The sheet
dogs-packs = 犬房
dogs-score-packs = 犬房
dogs-rule-packs = 犬房ごとの点：同じ犬種2匹で2点、2匹とほかの1匹で3点、2匹の組が二つで5点、同じ犬種3匹で8点、4匹で12点です。
dogs-extra_bays = 追加の犬房
dogs-score-extra_bays = 追加の犬房
dogs-rule-extra_bays = 自分で建てた犬房に犬がいれば、2点・3点・5点です。
dogs-breeds = 犬種
dogs-score-breeds = 犬種
dogs-rule-breeds = 犬房にいる犬種1つにつき2点、2人で遊ぶときは4点です。
dogs-helper = 手伝い
dogs-score-helper = 手伝い
dogs-rule-helper = 最終ラウンドに手伝いの給料を払えていれば2点です。
dogs-resources = 資源
dogs-score-resources = 資源
dogs-rule-resources = ガソリン・えさ・薬を合わせて3個ごとに1点です。
dogs-sick = 病気の犬
dogs-score-sick = 病気の犬
dogs-rule-sick = 診療室の犬1匹につき2点の減点です。
dogs-regions = 町と田舎
dogs-score-regions = 町と田舎
dogs-rule-regions = 2人で遊ぶとき、町の犬か田舎の犬がいなければ5点の減点です。
dogs-rule-tie = 同点なら、犬房の犬が多い人の勝ちです。それも同じなら勝利を分け合います。
dogs-why_packs = { $bay_1 } + { $bay_2 } + { $bay_3 } + { $bay_4 } + { $bay_5 }
dogs-why_breeds = { $n } × { $each }
dogs-why_resources = { $n }個
dogs-why_sick = { $n }匹
dogs-why_regions = いない犬：{ $region }

# The table
dogs-area-map = 地図
dogs-area-houses = 建物
dogs-area-kennel = 自分の犬舎
dogs-area-purse = 持ち物
dogs-map = 町と田舎の地図
dogs-kennel = 犬舎
dogs-dog = { $breed }（{ $health }）
dogs-block = 通行止め
dogs-space = { $space }：{ $lies }。謝礼{ $n }
dogs-space-empty = なし
dogs-space-reward = ここで迷子を見つけたときの謝礼：{ $n }
dogs-round = ラウンド{ $n }
dogs-round-next = ラウンド{ $n }（次が最後）
dogs-round-last = ラウンド{ $n }（最後）
dogs-truck = { $name }さんのトラック、犬{ $n }匹
dogs-here = { $names }
dogs-fair-price = 1匹の値段：{ $n }
dogs-fair-buys = 買い取り
dogs-fair-empty = 犬はいません。
dogs-garage = 車庫
dogs-pick-up = 取り出す
dogs-waiting = 入る前の犬
dogs-infirmary-name = 診療室
dogs-infirmary = 診療室：{ $n }/{ $of }
dogs-bay-holds = { $bay }：{ $n }匹
dogs-bay-unbuilt = { $bay }：未建設（{ $n }）
dogs-left-in-box = 箱に残した迷い犬：{ $breed }
dogs-quartet-paid = 4匹そろいのコインは受け取り済みです
dogs-coins-n = コイン{ $n }枚
dogs-gas-n = ガソリン{ $n }個
dogs-food-n = えさ{ $n }個
dogs-medicine-n = 薬{ $n }個
dogs-meeples-n = ミープル{ $n }個
dogs-helper-here = 手伝いがいます
dogs-no-helper = 手伝いなし：ミープルは1個だけ

# Help
dogs-help-aim = いちばんよい犬舎を作った人の勝ちです。同じ犬種を同じ犬房に集め、犬種を増やし、病気の犬を残さないようにしましょう。
dogs-help-round = ラウンドの流れ
dogs-help-round-1 = 全員がコインを1枚もらい（1ラウンド目を除く）、ガソリンを買えます。コイン1枚で3個、持てるのは9個までです。
dogs-help-round-2 = 順番に、トラックで犬のところへ行きます。1マス進むごとにガソリンが1個要り、帰りの1個は必ず残します。止まったマスの犬を乗せます。2台のトラックが同じマスに止まることはありません。
dogs-help-round-3 = 犬舎に帰るにはガソリンを1個払います。最初と最後に帰った人は、えさ・薬・ガソリンのどれか1個をもらいます。2人で遊ぶときは最後の人だけです。
dogs-help-round-4 = 全員が同時に犬舎を整えます。犬房は2匹ずつの2列で、1列には1犬種だけが入ります。病気の犬は診療室に6匹まで入れます。そのため1つの犬房に入るのは2犬種までです。犬房が同じ犬種4匹になると、犬房ごとに1回だけコインを1枚もらいます。
dogs-help-round-5 = 入りきらない犬は、左隣の人から順に引き取るか尋ねます。だれも引き取らなければ譲渡会へ行きます。譲渡会の犬はみな健康です。病気のまま来た犬も治ります。
dogs-help-round-6 = 2周します。建物にミープルを置き、そこのカードを取り、建物を使います。手伝いがいないと1周だけです。建物に置けるミープルは2個です。譲渡会の犬の値段は、コイン10枚からそこにいる犬の数を引いた枚数で、最低1枚です。
dogs-help-round-7 = 犬のいる犬房ごとにえさを1個払います。足りない犬房では1匹が病気になり、診療室がいっぱいならその犬は譲渡会へ行きます。手伝いの給料はコイン1枚か、手伝いのカードです。手伝いがいない人は、コイン1枚でまた雇えます。
dogs-help-dogs = 地図の犬
dogs-help-houses = 五つの建物
dogs-help-end = ゲームの終わり
dogs-help-end-text = 山の犬がその側の空きマスより少なくなるか、だれも出かけなかったラウンドが最後です。2人で遊ぶときは、通行止めが6つすべて出た次のラウンドも最後になります。
dogs-help-two = 2人で遊ぶとき
dogs-help-two-text = 両側の犬に通行止めが3つずつ混ぜてあり、毎ラウンド混ぜ直します。通行止めのマスには止まれず、通るにはガソリンが2個要ります。建物に置けるミープルは1個だけです。3個もらえるカードと、両側の迷子1匹ずつは使いません。
dogs-help-ours = このテーブルで補ったこと
dogs-help-ours-text = 道と謝礼を含む地図、犬種ごとの病気や迷子の数、カードの内訳は説明書に載っていないため、このテーブルのために作りました。製品のボードとは異なります。各犬種7匹のうち、4匹が健康、2匹が病気、1匹が迷子です。3人ではダルメシアンとビーグルを、2人ではさらにボーダー・コリーとヨークシャーを使いません。
dogs-help-step-refuel = ガソリンを買う
dogs-help-step-refuel-text = 最初のラウンドを除き、全員がコインを1枚もらいます。コイン1枚でガソリンが3個買え、持てるのは9個までです。
dogs-help-step-drive = 犬を迎えに行く
dogs-help-step-drive-text = 順番に、犬のいるマスまでトラックで行き、犬を乗せます。1マスにつきガソリン1個です。帰りの1個は残します。
dogs-help-step-arrange = 犬舎を整える
dogs-help-step-arrange-text = 全員が犬を犬房に入れます。犬房は2匹ずつの2列で、1列には1犬種だけです。病気の犬は診療室で待ちます。
dogs-help-step-visit = 町へ行く
dogs-help-step-visit-text = 順番に、建物にミープルを置き、そこのカードを取り、建物を使います。これをもう1周します。
dogs-help-step-feed = えさと給料
dogs-help-step-feed-text = 犬のいる犬房ごとにえさを1個払います。足りないと1匹が病気になります。手伝いにはコインを1枚払います。手伝いがいないと、ミープルは1個だけです。
dogs-help-points = 得点になるもの
dogs-help-all-cards = 建物のカード

# The lesson
dogs-lesson-aim = 得点の多い人の勝ち。同じ犬種をまとめ、犬種を増やし、病気の犬を残さないこと。
dogs-lesson-goods = 残ったガソリン・えさ・薬も、3個で1点になります。
dogs-lesson-map = 毎ラウンド、犬を迎え、並べ、建物を訪ね、えさをやります。
dogs-lesson-drive = 犬のいるマスへ行けば連れて帰れます。1マスごとにガソリン1個。
dogs-lesson-home = ガソリンがあるうちに帰りましょう。最初と最後の人にはごほうび。
dogs-lesson-lay-out = 犬を犬房へ。列ごとに1犬種です。「おまかせで配置」が手伝います。
dogs-lesson-packs = 犬房ごとの得点：同じ犬種2匹で2点、3匹で8点、4匹で12点。
dogs-lesson-mixed = 2匹と1匹が同居なら3点、2匹ずつ2組なら5点です。
dogs-lesson-breeds = 犬房にいる犬種1つごとに2点です。
dogs-lesson-sick = 病気の犬はここで待ちます。薬で治るまで、1匹につき2点の減点です。
dogs-lesson-enter = ミープル（自分のコマ）を建物へ。カードを1枚取り、その建物を使います。
dogs-lesson-swap = 倉庫では品物を1対1で、2回まで交換できます。
dogs-lesson-buy = コイン1枚で2個買えます。犬のいる犬房は毎回えさを1個食べます。
dogs-lesson-trade = 譲渡会で犬を交換します。新しい犬は別の犬房にも入れます。
dogs-lesson-build = 犬房はコイン2枚、「割引」があれば1枚です。得点になります。
dogs-lesson-cure = 薬1個で病気の犬が治り、犬房に入れます。
dogs-lesson-end-turn = ここでの用事が済んだら、手番を終えましょう。
dogs-lesson-pay = 手伝いにコインかカードを1枚。いないと建物は1か所しか行けません。
dogs-lesson-score = これで1ラウンドです。印のついたボタンで得点の内訳が見られます。
dogs-lesson-helper = 手伝いがもう1か所を訪ねます。その代わりコインを1枚払います。
dogs-lesson-feed = 犬のいる犬房がえさを1個ずつ食べ、手伝いがコインを1枚取りました。
dogs-lesson-end = 町か田舎の新しい犬が足りなくなると、そのラウンドが最後です。
dogs-lesson-round = これで遊び方がわかりました。あとは自由にどうぞ。得点の多い人の勝ちです。
dogs-lesson-gas = コイン1枚でガソリン3個。コインは毎ラウンド1枚もらえます。
dogs-lesson-no-gas = ガソリンが足りません。帰りの1個を残しましょう。
dogs-lesson-done = 犬舎が整ったら完了です。
dogs-lesson-signs = 地図の赤い十字は病気の犬、張り紙は迷子の犬です。
dogs-lesson-lost = 張り紙の犬は迷子です。そこへ行くと、謝礼のコインがもらえます。
dogs-lesson-cards = 建物にはカードがあります。品物はすぐもらえ、ほかのカードは後で役立ちます。
dogs-lesson-discount = 「割引」のカードがあれば、犬房はコイン2枚でなく1枚で建てられます。
dogs-lesson-house-call = 「往診」のカードがあれば、連れ帰った病気の犬も犬房に入れます。
dogs-lesson-pet-shop = ペットショップでは、えさと薬をコイン1枚で2個買えます。
dogs-lesson-fair = 譲渡会では犬を買い、交換し、求められた犬種をコイン2枚で売れます。
dogs-lesson-town-hall = 役場では犬房を建てられます。犬の場所と得点が増えます。
dogs-lesson-swap-food = 薬は病気の犬だけに使います。えさは毎ラウンド食べます。
dogs-lesson-sell = この犬は売るとコイン2枚です。コインで犬房を建て、手伝いに払います。
dogs-lesson-trade-for = 自分の犬房の犬にいちばん合う犬を選びましょう。
dogs-lesson-put = 犬房を選びましょう。同じ犬種はまとめると得点が増えます。
dogs-lesson-hungry = えさがないと、その犬房の犬が1匹病気になり、ここへ来ます。

# Why a bot suggests an action

dogs-advice_gas_low = タンクはほぼ空です。ガソリン{ $n }個。
dogs-advice_gas_enough = コイン1枚分のガソリンはタンクに入りきりません。
dogs-advice_fourth = { $breed }の4匹目です。犬房1つを埋めて{ $n }点になります。
dogs-advice_same_breed = この犬種はもう{ $n }匹います。まとめると得点が増えます。
dogs-advice_new_breed = まだいない犬種です。犬種1つにつき{ $n }点です。
dogs-advice_reward = 迷い犬を返すと、お礼にコイン{ $n }枚です。
dogs-advice_no_row = トラックの犬を入れると、犬房に空いた列が残りません。
dogs-advice_free_row = もう1匹入る列が、犬房に空いています。
dogs-advice_layout = すべての並べ方を比べて、よいものを選びます。
dogs-advice_full_bay = 犬房が1犬種で埋まり、{ $n }点になります。
dogs-advice_together = 同じ犬種は、1つの犬房にまとめると得点が増えます。
dogs-advice_food = 犬房にはえさが{ $need }個必要で、手元に{ $have }個あります。
dogs-advice_medicine = 病気の犬{ $need }匹に対して、薬は{ $have }個です。
dogs-advice_more_room = どの列にも犬がいます。新しい犬房で場所が増えます。
dogs-advice_bay = 犬が入れば、この犬房だけで{ $n }点です。
dogs-advice_cure = 病気の犬は1匹につき{ $n }点減ります。治せば減りません。
dogs-advice_card_pays = カードで支払えば、コインが残ります。
dogs-advice_helper = 助手がいれば、毎ラウンド2つの建物を使えます。
dogs-advice_card_brings = カードで、すぐに品物を{ $n }個もらえます。
dogs-advice_home_bonus = 最初か最後に帰ると、ごほうびがもらえます。
dogs-advice_no_loss = この犬がいなくなっても、点は減りません。
dogs-advice_lies_well = 犬たちは、ゲームが並べるのと同じくらいよく並んでいます。
dogs-advice_supplied = すべての犬房のえさと、病気の犬みんなの薬があります。
