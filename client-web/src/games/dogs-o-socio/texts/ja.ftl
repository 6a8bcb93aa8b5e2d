### With the texts of dogs

dogs-o-socio-name = DOGS: O Sócio
dogs-o-socio-blurb = 犬舎にパートナーが加わります。犬のホテル、新しい三犬種、NGO、広告代理店、サービスセンターが楽しめる拡張版です。

# Words
dogs-o-socio-breed-basset_hound = バセット・ハウンド
dogs-o-socio-breed-pit_bull = ピット・ブル
dogs-o-socio-breed-chow_chow = チャウ・チャウ
dogs-o-socio-lives-anywhere = 新しい犬種です。町にも田舎にも属しません。
dogs-o-socio-mix-anywhere = この犬種は5匹です。健康3匹、病気2匹です。
dogs-o-socio-about-away = 次にパートナーが訪ねると、特別犬になって帰ります。最後までいる犬は得点になりません。
dogs-o-socio-about-hotel = 客は1点。望むサービスがあれば1つごとに1点増えます。最後に全員でえさを1個食べます。
dogs-o-socio-about-partner = 毎ラウンド施設を1か所訪ねます。給料は要りません。
dogs-o-socio-about-partner_room = パートナーを{ $n }個まで置けます。
dogs-o-socio-about-special = 特別犬です。1列を占め、その犬種2匹として数えます。犬房に1匹までで、譲渡会では取引できません。病気になると、ふつうの犬に戻ります。
dogs-o-socio-does-town_hall = コイン2枚で次の犬房を建てる、コイン2枚で許可証を買う、またはその両方ができます。
dogs-o-socio-at-ngo = NGO
dogs-o-socio-at-agency = 広告代理店
dogs-o-socio-at-service_centre = サービスセンター
dogs-o-socio-does-ngo = 健康な犬1匹に、コイン・えさ・薬のどれか1個を添えて寄付します。多く寄付した人ほど、最後の得点が高くなります。
dogs-o-socio-does-agency = ここで待っている自分の犬が、特別犬になって帰ります。続けて健康な犬を1匹送れます。カード（訓練された犬・受賞犬・訓練士）を使い、コインを1枚もらいます。
dogs-o-socio-does-service_centre = コイン1枚で、ホテルにまだないサービスを1つ加えます。
dogs-o-socio-card-x_coin1 = コイン1
dogs-o-socio-effect-x_coin1 = カードを取るとすぐもらえます。
dogs-o-socio-card-x_coin2 = コイン2
dogs-o-socio-effect-x_coin2 = カードを取るとすぐもらえます。
dogs-o-socio-card-x_food2 = えさ2
dogs-o-socio-effect-x_food2 = カードを取るとすぐもらえます。
dogs-o-socio-card-x_med2 = 薬2
dogs-o-socio-effect-x_med2 = カードを取るとすぐもらえます。
dogs-o-socio-card-x_gas2 = ガソリン2
dogs-o-socio-effect-x_gas2 = カードを取るとすぐもらえます。
dogs-o-socio-card-joker2 = 好きな資源2
dogs-o-socio-effect-joker2 = コイン・ガソリン・えさ・薬から2個をすぐに選びます。同じものでもかまいません。
dogs-o-socio-card-licence_discount = 許可証の割引
dogs-o-socio-effect-licence_discount = 許可証をコイン1枚で買えます。
dogs-o-socio-card-ngo = NGO
dogs-o-socio-effect-ngo = NGOで、資源をもう1個添えて2匹目を寄付できます。
dogs-o-socio-card-service_centre = サービスセンター
dogs-o-socio-effect-service_centre = サービスセンターで、コインをもう1枚払って2つ目のサービスを加えられます。
dogs-o-socio-card-trainer = 訓練士
dogs-o-socio-effect-trainer = 犬を広告代理店に送るか、盲導犬1匹を3点にします。
dogs-o-socio-card-guide_dog = 盲導犬
dogs-o-socio-effect-guide_dog = 最後に1点、訓練士が1人つけば3点です。
dogs-o-socio-card-hospital = 動物病院
dogs-o-socio-effect-hospital = 最後に、病気の犬を1匹につきコイン1枚で病院へ送れます。
dogs-o-socio-card-guest_1 = 宿泊犬（塗装・庭づくり）
dogs-o-socio-effect-guest_1 = 塗装と庭づくりを望んでいます。
dogs-o-socio-card-guest_2 = 宿泊犬（塗装・害虫駆除）
dogs-o-socio-effect-guest_2 = 塗装と害虫駆除を望んでいます。
dogs-o-socio-card-guest_3 = 宿泊犬（塗装・電気工事）
dogs-o-socio-effect-guest_3 = 塗装と電気工事を望んでいます。
dogs-o-socio-card-guest_4 = 宿泊犬（塗装・水道工事）
dogs-o-socio-effect-guest_4 = 塗装と水道工事を望んでいます。
dogs-o-socio-card-guest_5 = 宿泊犬（庭づくり・害虫駆除）
dogs-o-socio-effect-guest_5 = 庭づくりと害虫駆除を望んでいます。
dogs-o-socio-card-guest_6 = 宿泊犬（庭づくり・電気工事）
dogs-o-socio-effect-guest_6 = 庭づくりと電気工事を望んでいます。
dogs-o-socio-card-guest_7 = 宿泊犬（庭づくり・防犯）
dogs-o-socio-effect-guest_7 = 庭づくりと防犯を望んでいます。
dogs-o-socio-card-guest_8 = 宿泊犬（害虫駆除・水道工事）
dogs-o-socio-effect-guest_8 = 害虫駆除と水道工事を望んでいます。
dogs-o-socio-card-guest_9 = 宿泊犬（害虫駆除・防犯）
dogs-o-socio-effect-guest_9 = 害虫駆除と防犯を望んでいます。
dogs-o-socio-card-guest_10 = 宿泊犬（電気工事・水道工事）
dogs-o-socio-effect-guest_10 = 電気工事と水道工事を望んでいます。
dogs-o-socio-card-guest_11 = 宿泊犬（電気工事・防犯）
dogs-o-socio-effect-guest_11 = 電気工事と防犯を望んでいます。
dogs-o-socio-card-guest_12 = 宿泊犬（水道工事・防犯）
dogs-o-socio-effect-guest_12 = 水道工事と防犯を望んでいます。
dogs-o-socio-effect-trained_dog = 犬を売るとき、コインを1枚多くもらえます。または犬を広告代理店に送れます。
dogs-o-socio-effect-award_dog = 犬を売るとき、コインを2枚多くもらえます。または犬を広告代理店に送れます。
dogs-o-socio-effect-free_entry = 満員の建物に、またはパートナーが満員の施設に入れます。そこのカードは取れません。
dogs-o-socio-service-painting = 塗装
dogs-o-socio-service-gardening = 庭づくり
dogs-o-socio-service-pest_control = 害虫駆除
dogs-o-socio-service-wiring = 電気工事
dogs-o-socio-service-plumbing = 水道工事
dogs-o-socio-service-security = 防犯
dogs-o-socio-bonus-six_breeds = 六つの犬種
dogs-o-socio-for-six_breeds = 犬房に6犬種を最初にそろえた人のものです。
dogs-o-socio-bonus-four_new_plus_licence = 新犬種4匹
dogs-o-socio-for-four_new_plus_licence = 新しい犬種の犬4匹と許可証を最初にそろえた人のものです。
dogs-o-socio-bonus-two_extra_bays = 犬房二つ
dogs-o-socio-for-two_extra_bays = 犬房を最初に2つ建てた人のものです。空でもかまいません。
dogs-o-socio-bonus-three_guests = 宿泊犬3匹
dogs-o-socio-for-three_guests = 宿泊犬を最初に3匹迎えた人のものです。
dogs-o-socio-bonus-four_services = サービス四つ
dogs-o-socio-for-four_services = サービスを最初に4つそろえた人のものです。
dogs-o-socio-what-coins = コイン1枚
dogs-o-socio-what-gas = ガソリン1個
dogs-o-socio-what-food = えさ1個
dogs-o-socio-what-medicine = 薬1個
dogs-o-socio-with-coins = コイン1枚
dogs-o-socio-with-gas = ガソリン1個
dogs-o-socio-with-food = えさ1個
dogs-o-socio-with-medicine = 薬1個
dogs-o-socio-pass-trained_dog = 訓練された犬
dogs-o-socio-pass-award_dog = 受賞犬
dogs-o-socio-pass-trainer = 訓練士

# What is wanted
dogs-o-socio-ask_split = 新しい犬が3匹、地図に出ます。町に何匹出しますか？
dogs-o-socio-ask_piece = ミープルを建物に、またはパートナーを施設に置き、取るカードを選んでください。
dogs-o-socio-ask_choose = 資源を選んでください。あと{ $n }個です。
dogs-o-socio-ask_errand = { $at }：施設を使うか、手番を終えてください。
dogs-o-socio-ask_collect = 広告代理店の犬が特別犬になって帰ります。どの犬房に入れますか？
dogs-o-socio-ask_hospital = 病気の犬を1匹につきコイン1枚で病院へ送りますか？ { $n }匹まで送れます。
dogs-o-socio-table_split = { $seat }さんが新しい犬の行き先を決めています。
dogs-o-socio-table_call = { $seat }さんのパートナーがここにいます：{ $at }
dogs-o-socio-table_hospital = { $seat }さんが病気の犬を病院へ送るか決めています。
dogs-o-socio-table_enter = { $seat }さんがコマを置きます（{ $lap }回目の訪問）。

# Why not
dogs-o-socio-unavailable_partner = パートナーはもう置いてあります。
dogs-o-socio-unavailable_location_full = この施設は満員です。
dogs-o-socio-unavailable_special = 譲渡会は特別犬を扱いません。
dogs-o-socio-unavailable_no_pass = 訓練された犬・受賞犬・訓練士のどれかのカードが必要です。手元にありません。
dogs-o-socio-unavailable_no_bay = 広告代理店の犬が入れる空いた列が、どの犬房にもありません。
dogs-o-socio-unavailable_nothing_to_give = 犬に添えるコイン・えさ・薬がありません。
dogs-o-socio-unavailable_served = このサービスは、もうホテルにあります。
dogs-o-socio-unavailable_no_token = このサービスはもう残っていません。
dogs-o-socio-unavailable_licensed = 許可証はもう持っています。
dogs-o-socio-unavailable_no_partner_card = そのカードを持っていません。
dogs-o-socio-unavailable_partner_coins = コインが{ $need }枚必要です。手元に{ $have }枚あります。
dogs-o-socio-confirm_location_unused = { $at }：まだ使えます。それでも手番を終えますか？

# Actions
dogs-o-socio-do-split = { $city ->
    [1] 町に1匹、田舎に2匹
   *[2] 町に2匹、田舎に1匹
  }
dogs-o-socio-do-place_partner = { $free_entry ->
    [yes] カードでパートナーを置く：{ $at }
   *[no] { $takes ->
        [yes] パートナーを置く：{ $at }（{ $card }を取る）
       *[no] パートナーを置く：{ $at }
      }
  }
dogs-o-socio-do-choose = { $what }を選ぶ
dogs-o-socio-do-donate = { $card ->
    [yes] 2匹目を寄付する：{ $breed }と{ $with }
   *[no] 寄付する：{ $breed }と{ $with }
  }
dogs-o-socio-do-collect = 広告代理店から帰る：{ $breed } → { $to }
dogs-o-socio-do-send = 広告代理店へ送る：{ $breed }（{ $pass }）
dogs-o-socio-do-serve = { $card ->
    [yes] 2つ目のサービス：{ $service }
   *[no] サービスを加える：{ $service }
  }
dogs-o-socio-do-license = { $discount ->
    [yes] 割引で許可証を買う
   *[no] 許可証を買う
  }
dogs-o-socio-do-treat = { $dogs ->
    [0] 病院へ送らない
   *[other] { $dogs }匹を病院へ送る
  }
dogs-o-socio-verb-place_partner = パートナーを置く
dogs-o-socio-verb-license = 許可証を買う
dogs-o-socio-verb-donate = 犬を寄付する
dogs-o-socio-verb-collect = 犬を迎えに行く
dogs-o-socio-verb-send = 犬を広告代理店へ送る
dogs-o-socio-verb-serve = サービスを加える
dogs-o-socio-verb-trade = 犬を交換する

# What happened
dogs-o-socio-log-announced = 新しい犬：町に{ $city }匹、田舎に{ $country }匹
dogs-o-socio-log-new_dog = ダイスの目は{ $faces }：{ $breed }、{ $to }
dogs-o-socio-log-partner_placed = { $seat_is ->
    [me] パートナーを置きました：{ $at }
   *[other] { $seat }さんがパートナーを置きました：{ $at }
  }
dogs-o-socio-log-picked = { $seat_is ->
    [me] カードを取りました：{ $card }（{ $at }）
   *[other] { $seat }さんがカードを取りました：{ $card }（{ $at }）
  }
dogs-o-socio-log-chosen = { $seat_is ->
    [me] { $with }を選びました
   *[other] { $seat }さんが{ $with }を選びました
  }
dogs-o-socio-log-guests_paid = { $seat_is ->
    [me] 宿泊犬からコインを1枚もらいました
   *[other] { $seat }さんが宿泊犬からコインを1枚もらいました
  }
dogs-o-socio-log-partner_card_used = { $seat_is ->
    [me] カードを使いました：{ $card }
   *[other] { $seat }さんがカードを使いました：{ $card }
  }
dogs-o-socio-log-donated = { $seat_is ->
    [me] NGOに寄付しました：{ $breed }と{ $with }
   *[other] { $seat }さんがNGOに寄付しました：{ $breed }と{ $with }
  }
dogs-o-socio-log-came_back = { $seat_is ->
    [me] あなたの犬が広告代理店から特別犬になって帰りました：{ $breed }
   *[other] { $seat }さんの犬が広告代理店から特別犬になって帰りました：{ $breed }
  }
dogs-o-socio-log-sent_away = { $seat_is ->
    [me] 犬を広告代理店へ送り、コインを1枚もらいました：{ $breed }
   *[other] { $seat }さんが犬を広告代理店へ送り、コインを1枚もらいました：{ $breed }
  }
dogs-o-socio-log-served = { $seat_is ->
    [me] あなたのホテルにサービスが加わりました：{ $service }
   *[other] { $seat }さんのホテルにサービスが加わりました：{ $service }
  }
dogs-o-socio-log-licensed = { $seat_is ->
    [me] 許可証を買いました（コイン{ $coins }枚）
   *[other] { $seat }さんが許可証を買いました（コイン{ $coins }枚）
  }
dogs-o-socio-log-bonus_taken = { $seat_is ->
    [me] 一番乗りでボーナスを取りました：{ $bonus }
   *[other] { $seat }さんが一番乗りでボーナスを取りました：{ $bonus }
  }
dogs-o-socio-log-treated = { $seat_is ->
    [me] 病気の犬を{ $n }匹、病院へ送りました
   *[other] { $seat }さんが病気の犬を{ $n }匹、病院へ送りました
  }
dogs-o-socio-log-guests_fed = { $seat_is ->
    [me] 宿泊犬にえさをあげました
   *[other] { $seat }さんが宿泊犬にえさをあげました
  }

# The sheet
dogs-o-socio-rule-packs = 犬房ごとの点：同じ犬種2匹で2点、2匹とほかの1匹で3点、2匹の組が二つで5点、同じ犬種3匹で8点、4匹で12点です。特別犬は2匹として数えます。
dogs-o-socio-ngo = NGO
dogs-o-socio-score-ngo = NGO
dogs-o-socio-rule-ngo = 寄付した犬の多い順に10・8・6・4・2点です。同じ数ならその順位の得点を分け合います。寄付のない人は0点です。
dogs-o-socio-services = サービス
dogs-o-socio-score-services = サービス
dogs-o-socio-rule-services = ホテルのサービス1つにつき1点です。
dogs-o-socio-guests = 宿泊犬
dogs-o-socio-score-guests = 宿泊犬
dogs-o-socio-rule-guests = 宿泊犬1匹につき1点、その望むサービスがホテルにあれば1つにつき1点です。最後に全員でえさを1個食べます。えさがなければ得点になりません。
dogs-o-socio-guide_dogs = 盲導犬
dogs-o-socio-score-guide_dogs = 盲導犬
dogs-o-socio-rule-guide_dogs = 1匹1点、残しておいた訓練士が1人つけば3点です。
dogs-o-socio-bonuses = ボーナスカード
dogs-o-socio-score-bonuses = ボーナスカード
dogs-o-socio-rule-bonuses = 1枚5点です。最初に条件を満たした人が取り、失うことはありません。
dogs-o-socio-licence = 許可証
dogs-o-socio-score-licence = 許可証
dogs-o-socio-rule-licence = 持っていなければ3点の減点です。
dogs-o-socio-why_ngo = { $n }匹
dogs-o-socio-why_guests = { $n }匹

# The table
dogs-o-socio-area-partners = 施設
dogs-o-socio-hotel = ホテル
dogs-o-socio-new-pile = 新しい犬
dogs-o-socio-new-left = { $n ->
    [0] 新しい犬はもういません
   *[other] 新しい犬はあと{ $n }匹です
  }
dogs-o-socio-new-how = ラウンドの初めに、ダイスで地図のどこに出るか決まります。
dogs-o-socio-die = ダイスの目：{ $faces }
dogs-o-socio-partner-here = パートナーはまだ置かれていません
dogs-o-socio-partner-away = パートナーはもう置かれました
dogs-o-socio-licence-held = 許可証を持っています
dogs-o-socio-licence-missing = 許可証なし：最後に3点の減点
dogs-o-socio-service-had = { $service }：済み
dogs-o-socio-service-open = { $service }：まだ
dogs-o-socio-service-left = { $service }：残り{ $n }
dogs-o-socio-service-points = 最後に1点、望んでいる宿泊犬がいれば1匹につきもう1点です。
dogs-o-socio-guests-coin = 宿泊犬が2匹増えるごとに、コインをすぐ1枚もらいます。
dogs-o-socio-no-guests = 宿泊犬はまだいません
dogs-o-socio-given = { $name }さんが寄付した犬：{ $n }匹
dogs-o-socio-away = { $name }さん：{ $breed }
dogs-o-socio-nobody-away = { $name }さん：広告代理店に犬はいません
dogs-o-socio-bonus-head = ボーナス
dogs-o-socio-bonus-gone = ボーナスカードはもうありません。
dogs-o-socio-bonus-points = 最初の人だけが5点をもらえます。
dogs-o-socio-special-dog = { $dog }（特別犬）

# Help
dogs-o-socio-help-aim = いちばんよい犬舎を作った人の勝ちです。同じ犬種を同じ犬房に集め、犬種を増やし、病気の犬を残さないようにしましょう。パートナーがホテルと許可証と寄付で助けてくれます。
dogs-o-socio-help-round-1 = 新しい犬がいるあいだは、最初の人が3匹の分け方を発表します。町に2匹と田舎に1匹か、その逆です。場所はダイスで決まります。そのあと全員がコインを1枚もらい（1ラウンド目を除く）、ガソリンを買えます。コイン1枚で3個、持てるのは9個までです。
dogs-o-socio-help-round-2 = 順番に、トラックで犬のいるマスへ行きます。1マス進むごとにガソリンが1個要り、帰りの1個は必ず残します。止まったマスの犬を乗せます。2匹いれば2匹とも乗せます。2台のトラックが同じマスに止まることはありません。
dogs-o-socio-help-round-6 = 3周し、1回に1個ずつコマを置きます。ミープルは五つの建物、パートナーは三つの施設のどれかに置きます。そこのカードを取り、その場所を使います。手伝いがいないとミープルは1個だけです。建物に置けるミープルは2個、施設に置けるパートナーも2個です。譲渡会の犬の値段は、コイン10枚からそこにいる犬の数を引いた枚数で、最低1枚です。
dogs-o-socio-help-round-7 = 犬のいる犬房ごとにえさを1個払います。足りない犬房では1匹が病気になり、診療室がいっぱいならその犬は譲渡会へ行きます。手伝いの給料はコイン1枚か、手伝いのカードです。パートナーに給料は要りません。手伝いがいない人は、コイン1枚でまた雇えます。
dogs-o-socio-help-locations = パートナーの施設
dogs-o-socio-help-hotel = ホテル
dogs-o-socio-help-hotel-text = 宿泊犬はカードを取るとすぐに泊まります。2匹増えるごとにコインを1枚もらいます。どの宿泊犬も二つのサービスを望み、ホテルにあれば1つにつき1点増えます。最後に宿泊犬みんなでえさを1個食べます。
dogs-o-socio-help-special = 特別犬
dogs-o-socio-help-special-text = 広告代理店から帰った犬は列に横向きに入り、2匹分の場所を占めて、その犬種2匹として数えます。犬房に1匹までです。空いた列があれば必ず帰ります。病気になったり犬舎を離れたりすると、ふつうの犬に戻ります。最後に広告代理店にいる犬は得点になりません。
dogs-o-socio-help-bonuses = ボーナスカード
dogs-o-socio-help-new-cards = 施設のカード
dogs-o-socio-help-support = ダイスと場所
dogs-o-socio-help-support-text = ダイスの目がマスの番号です。1と2は中央の隣、7と8はいちばん遠くです。マスがいっぱいなら振り直します。
dogs-o-socio-help-two-text = 両側の犬に通行止めが3つずつ混ぜてあり、毎ラウンド混ぜ直します。通行止めのマスには止まれず、通るにはガソリンが2個要ります。建物に置けるミープルは1個、施設に置けるパートナーも1個だけです。毎ラウンド、新しい犬が町と田舎に1匹ずつ出ます。新しい犬は12匹、カードは30枚、サービスは2つずつです。最初の山のうち3個もらえるカードと、両側の迷子1匹ずつは使いません。
dogs-o-socio-help-ours-text = 次のものは説明書に載っていないため、このテーブルのために作りました。道と謝礼を含む地図、犬種ごとの病気や迷子の数、最初の山のカードの内訳です。拡張では、36枚のカードの内訳、宿泊犬の望むサービス、塗装以外のサービスの名前、ダイスの目とマスの対応です。動物病院は手番順に決め、先に来た犬から送ります。選ぶ余地のないカードは自動的に取ります。NGOの2匹目と2つ目のサービスは1つずつ選びます。地図の各犬種7匹のうち、4匹が健康、2匹が病気、1匹が迷子です。3人ではダルメシアンとビーグルを、2人ではさらにボーダー・コリーとヨークシャーを使いません。
dogs-o-socio-help-step-refuel = 新しい犬とガソリン
dogs-o-socio-help-step-refuel-text = 新しい犬がいるあいだは、最初の人が町に何匹置くかを決め、場所はダイスで決まります。そのあと、最初のラウンドを除いて全員がコインを1枚もらい、コイン1枚でガソリンを3個買えます。
dogs-o-socio-help-step-drive-text = 順番に、犬のいるマスまでトラックで行き、そこの犬を2匹いても全部乗せます。1マスにつきガソリン1個です。帰りの1個は残します。
dogs-o-socio-help-step-visit-text = 順番に、コマを1個置きます。ミープルは建物、パートナーは施設です。そこのカードを取り、その場所を使います。これを3周します。
dogs-o-socio-help-step-feed-text = 犬のいる犬房ごとにえさを1個払います。足りないと1匹が病気になります。手伝いにはコインを1枚払います。手伝いがいないと、ミープルは1個だけです。パートナーに給料は要りません。

# The lesson
dogs-o-socio-lesson-partner = パートナーがホテルと許可証と善行の得点を加えます。
dogs-o-socio-lesson-split = 最初の人なので、町に来る新しい犬の数を決めます。
dogs-o-socio-lesson-drive = マスへ行き、そこの犬を全部乗せます。1マスごとにガソリン1個。
dogs-o-socio-lesson-place-partner = パートナーは施設の一つへ行きます。カードを取り、その施設を使います。
dogs-o-socio-lesson-donate = 犬1匹に、品物かコインを1つ添えて譲ります。いちばん多い人は10点です。
dogs-o-socio-lesson-send = カード1枚で犬を広告代理店へ。すぐコイン1枚、戻れば2匹分です。
dogs-o-socio-lesson-serve = サービスは1点。望む客1組ごとに、もう1点になります。
dogs-o-socio-lesson-license = 許可証を取りましょう。ないと3点減ります。
dogs-o-socio-lesson-trained = 「訓練された犬」のカードは、代理店に使うか、売るときにコインが1枚増えます。
dogs-o-socio-lesson-warehouse = 倉庫ではガソリン・えさ・薬を1対1で交換できます。
dogs-o-socio-lesson-guest = 客のカードは1点。望むサービスがホテルにあれば、1つごとに1点増えます。
dogs-o-socio-lesson-agency = 広告代理店へ送った犬は特別な犬になり、2匹分に数えます。
dogs-o-socio-lesson-ngo = NGOに犬を譲ります。いちばん多く譲った人は10点です。
dogs-o-socio-lesson-service-centre = サービスセンターでは、ホテルのサービスを1つコイン1枚で買えます。

# Why a bot suggests an action

dogs-o-socio-advice_bonus = これでボーナスカードに届きます。{ $n }点です。
dogs-o-socio-advice_wanted = このサービスを望む客が{ $n }人います。
dogs-o-socio-advice_served = この客が望むサービスが、ホテルに{ $n }つあります。
dogs-o-socio-advice_licence = 許可証がないと、最後に{ $n }点減ります。
dogs-o-socio-advice_ngo = 今のままなら、NGOの得点が{ $n }点増えます。
dogs-o-socio-advice_special = 特別犬になって帰り、2匹分に数えます。
dogs-o-socio-advice_comes_back = 広告代理店の犬が帰ってこられます。
