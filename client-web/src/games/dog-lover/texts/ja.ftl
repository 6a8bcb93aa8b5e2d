dog-lover-name = ドッグラバー
dog-lover-blurb = 芸カードをグリッドに重ねてカードを集めます。番犬に気をつけながら、迎えた犬みんなにえさをあげましょう。

# Words
dog-lover-dog-d01 = ビスケット
dog-lover-dog-d02 = ピップ
dog-lover-dog-d03 = もち
dog-lover-dog-d04 = ボタン
dog-lover-dog-d05 = ヘーゼル
dog-lover-dog-d06 = ルーファス
dog-lover-dog-d07 = クローバー
dog-lover-dog-d08 = メープル
dog-lover-dog-d09 = スカウト
dog-lover-dog-d10 = ジュノー
dog-lover-dog-d11 = ムース
dog-lover-dog-d12 = ブルーノ
dog-lover-dog-d13 = ペッパー
dog-lover-dog-d14 = ヌードル
dog-lover-dog-d15 = ジンジャー
dog-lover-dog-d16 = オリーブ
dog-lover-dog-d17 = アトラス
dog-lover-dog-d18 = ドミノ
dog-lover-dog-d19 = ワッフル
dog-lover-dog-d20 = ポピー
dog-lover-dog-d21 = ベア
dog-lover-dog-d22 = タンク
dog-lover-dog-r01 = サニー
dog-lover-dog-r02 = ウィロー
dog-lover-dog-r03 = タイタン
dog-lover-dog-r04 = シャドー
dog-lover-dog-r05 = ダッシュ
dog-lover-dog-r06 = プロフェッサー
dog-lover-dog-r07 = クワーキー
dog-lover-dog-r08 = レックス
dog-lover-dog-r09 = テディ
dog-lover-dog-r10 = フーバー
dog-lover-dog-r11 = フーディーニ
dog-lover-dog-r12 = ナース・ネル
dog-lover-dog-r13 = パッチ
dog-lover-dog-r14 = キャプテン
dog-lover-dog-r15 = グラニー
dog-lover-trait-a1 = 元気いっぱい
dog-lover-trait-a2 = 好ききらいなし
dog-lover-trait-a3 = 大食い
dog-lover-trait-a4 = 優等生
dog-lover-trait-a5 = 小食
dog-lover-trait-a6 = ごろ寝好き
dog-lover-trait-a7 = 骨コレクター
dog-lover-trait-a8 = ミックス犬
dog-lover-card-d01 = { dog-lover-dog-d01 }
dog-lover-card-d02 = { dog-lover-dog-d02 }
dog-lover-card-d03 = { dog-lover-dog-d03 }
dog-lover-card-d04 = { dog-lover-dog-d04 }
dog-lover-card-d05 = { dog-lover-dog-d05 }
dog-lover-card-d06 = { dog-lover-dog-d06 }
dog-lover-card-d07 = { dog-lover-dog-d07 }
dog-lover-card-d08 = { dog-lover-dog-d08 }
dog-lover-card-d09 = { dog-lover-dog-d09 }
dog-lover-card-d10 = { dog-lover-dog-d10 }
dog-lover-card-d11 = { dog-lover-dog-d11 }
dog-lover-card-d12 = { dog-lover-dog-d12 }
dog-lover-card-d13 = { dog-lover-dog-d13 }
dog-lover-card-d14 = { dog-lover-dog-d14 }
dog-lover-card-d15 = { dog-lover-dog-d15 }
dog-lover-card-d16 = { dog-lover-dog-d16 }
dog-lover-card-d17 = { dog-lover-dog-d17 }
dog-lover-card-d18 = { dog-lover-dog-d18 }
dog-lover-card-d19 = { dog-lover-dog-d19 }
dog-lover-card-d20 = { dog-lover-dog-d20 }
dog-lover-card-d21 = { dog-lover-dog-d21 }
dog-lover-card-d22 = { dog-lover-dog-d22 }
dog-lover-card-scraps = { dog-lover-item-scraps }1個
dog-lover-card-dry = { dog-lover-item-dry }1個
dog-lover-card-canned = { dog-lover-item-canned }1個
dog-lover-card-wild = { dog-lover-item-wild }1個
dog-lover-card-scraps_2 = { dog-lover-item-scraps }2個
dog-lover-card-dry_2 = { dog-lover-item-dry }2個
dog-lover-card-canned_2 = { dog-lover-item-canned }2個
dog-lover-card-ball = { dog-lover-item-ball }
dog-lover-card-frisbee = { dog-lover-item-frisbee }
dog-lover-card-rope = { dog-lover-item-rope }
dog-lover-card-plush = { dog-lover-item-plush }
dog-lover-card-bed = { dog-lover-item-bed }
dog-lover-card-training = { dog-lover-kind-training }
dog-lover-card-adoption = { dog-lover-kind-adoption }
dog-lover-card-walk = { dog-lover-kind-walk }
dog-lover-card-bone = { dog-lover-kind-bone }
dog-lover-card-fetch = { dog-lover-kind-fetch }
dog-lover-card-a1 = { dog-lover-trait-a1 }
dog-lover-card-a2 = { dog-lover-trait-a2 }
dog-lover-card-a3 = { dog-lover-trait-a3 }
dog-lover-card-a4 = { dog-lover-trait-a4 }
dog-lover-card-a5 = { dog-lover-trait-a5 }
dog-lover-card-a6 = { dog-lover-trait-a6 }
dog-lover-card-a7 = { dog-lover-trait-a7 }
dog-lover-card-a8 = { dog-lover-trait-a8 }
dog-lover-trick-std = 一直線
dog-lover-trick-s1 = おすわり
dog-lover-trick-s2 = 待て
dog-lover-trick-s3 = ついて
dog-lover-trick-s4 = まだ
dog-lover-trick-s5 = おいで
dog-lover-trick-t01 = キャッチ
dog-lover-trick-t02 = お手
dog-lover-trick-t03 = ほふく
dog-lover-trick-t04 = ごろん
dog-lover-trick-t05 = 逆ごろん
dog-lover-trick-t06 = ハイタッチ
dog-lover-trick-t07 = おねだり
dog-lover-trick-t08 = スラローム
dog-lover-trick-t09 = ダンス
dog-lover-trick-t10 = 後方宙返り
dog-lover-trick-t11 = 前方宙返り
dog-lover-item-scraps = 残飯
dog-lover-item-dry = ドライフード
dog-lover-item-canned = 缶詰
dog-lover-item-wild = 何でもえさ
dog-lover-item-ball = ボール
dog-lover-item-frisbee = フリスビー
dog-lover-item-rope = ロープ
dog-lover-item-plush = ぬいぐるみ
dog-lover-item-bed = ベッド
dog-lover-item-training = 訓練
dog-lover-item-bone = 骨
dog-lover-item-adoption = 里親
dog-lover-item-walk = 散歩
dog-lover-pay-nothing = ほかになし
dog-lover-pay-scraps = { dog-lover-item-scraps }
dog-lover-pay-dry = { dog-lover-item-dry }
dog-lover-pay-canned = { dog-lover-item-canned }
dog-lover-pay-wild = { dog-lover-item-wild }
dog-lover-pay-ball = { dog-lover-item-ball }
dog-lover-pay-frisbee = { dog-lover-item-frisbee }
dog-lover-pay-rope = { dog-lover-item-rope }
dog-lover-pay-plush = { dog-lover-item-plush }
dog-lover-pay-bed = { dog-lover-item-bed }
dog-lover-pay-training = { dog-lover-item-training }
dog-lover-pay-bone = { dog-lover-item-bone }
dog-lover-amount-scraps = { dog-lover-item-scraps }
dog-lover-amount-dry = { dog-lover-item-dry }
dog-lover-amount-canned = { dog-lover-item-canned }
dog-lover-amount-wild = { dog-lover-item-wild }
dog-lover-amount-ball = { dog-lover-item-ball }
dog-lover-amount-frisbee = { dog-lover-item-frisbee }
dog-lover-amount-rope = { dog-lover-item-rope }
dog-lover-amount-plush = { dog-lover-item-plush }
dog-lover-amount-bed = { dog-lover-item-bed }
dog-lover-amount-training = { dog-lover-item-training }
dog-lover-amount-bone = { dog-lover-item-bone }
dog-lover-amount-adoption = { dog-lover-item-adoption }
dog-lover-kind-dog = 犬
dog-lover-kind-food = えさ
dog-lover-kind-favorite = お気に入りの品々
dog-lover-kind-training = 訓練
dog-lover-kind-adoption = 里親
dog-lover-kind-walk = 散歩
dog-lover-kind-bone = 骨
dog-lover-kind-trait = 特性
dog-lover-kind-fetch = フェッチ
dog-lover-kind-end = ゲーム終了
dog-lover-food-n = { $food }{ $n }個
dog-lover-size-small = 小型
dog-lover-size-medium = 中型
dog-lover-size-large = 大型
dog-lover-lane-row_a = 上の行
dog-lover-lane-row_b = 中央の行
dog-lover-lane-row_c = 下の行
dog-lover-lane-column_1 = 左の列
dog-lover-lane-column_2 = 中央の列
dog-lover-lane-column_3 = 右の列
dog-lover-ability-walk_limit_2 = この犬の下には散歩を2枚まで差せます。
dog-lover-ability-any_food = どの種類のえさでも食べます。
dog-lover-ability-need_plus1 = えさが1個多く必要です（種類は自由）。
dog-lover-ability-training_limit_3 = この犬の下には訓練を3枚まで差せます。
dog-lover-ability-need_minus1 = えさが1個少なくてすみます（最低1個）。中型犬と大型犬用です。
dog-lover-ability-no_walk = 今後は散歩を差せません。すでにある散歩はそのまま残ります。
dog-lover-ability-bone_double = えさを食べると、骨の得点では2匹分に数えます。
dog-lover-ability-all_sizes = 小型・中型・大型のすべてとして数えます。
dog-lover-due-food_cube = 付けられる犬がいなければ、えさ1個とともに捨てます。
dog-lover-due-training = 付けられる犬がいなければ、訓練1枚とともに捨てます。
dog-lover-due-favorite = 付けられる犬がいなければ、お気に入りの品々1枚とともに捨てます。
dog-lover-due-bone = 付けられる犬がいなければ、骨1枚とともに捨てます。
dog-lover-due-nothing = 付けられる犬がいなければ、捨てます。
dog-lover-does-scraps = 残飯を食べる犬のえさです。
dog-lover-does-dry = ドライフードを食べる犬のえさです。
dog-lover-does-canned = 缶詰を食べる犬のえさです。
dog-lover-does-wild = どの種類のえさとしても使えます。
dog-lover-does-ball = 種類の違うお気に入りの品々を集めると、1・3・6・10・15点になります。
dog-lover-does-frisbee = 種類の違うお気に入りの品々を集めると、1・3・6・10・15点になります。
dog-lover-does-rope = 種類の違うお気に入りの品々を集めると、1・3・6・10・15点になります。
dog-lover-does-plush = 種類の違うお気に入りの品々を集めると、1・3・6・10・15点になります。
dog-lover-does-bed = 種類の違うお気に入りの品々を集めると、1・3・6・10・15点になります。
dog-lover-does-training = 犬の下に差すと1点になります。ためて芸を覚えることもできます。
dog-lover-does-adoption = 2枚捨てると保護犬を1匹迎えられます。
dog-lover-does-walk = この手番のうちに犬の下に差します。その犬がえさを食べれば2点です。差せなければ捨てます。
dog-lover-does-bone = 1枚だけなら−1点です。2枚ならえさを食べた犬1匹につき1点、3枚以上なら2点です。
dog-lover-does-fetch = 自分の手番に、番犬に関係なくグリッドのカードを1枚取り、代わりにこのカードを置きます。
dog-lover-about-school = 訓練カードで、この中の芸を覚えます。最後まで使えます。
dog-lover-about-shelter = 里親カード2枚で、この中の1匹を迎えます。
dog-lover-about-end = 「ゲーム終了」のカードは山札の下のほうにあります。出ると、そのラウンドが最後です。
dog-lover-power-r01 = えさを食べた自分の小型犬1匹につき2点です（この犬を含みます）。
dog-lover-power-r02 = えさを食べた自分の中型犬1匹につき2点です（この犬を含みます）。
dog-lover-power-r03 = えさを食べた自分の大型犬1匹につき2点です（この犬を含みます）。
dog-lover-power-r04 = えさを食べた自分の犬1匹につき1点です（この犬を含みます）。
dog-lover-power-r05 = えさを食べた自分の犬の下の散歩1枚につき2点です。
dog-lover-power-r06 = えさを食べた自分の犬の下の訓練1枚につき2点です。
dog-lover-power-r07 = えさを食べた自分の犬の特性1枚につき2点です。
dog-lover-power-r08 = 骨1枚として数えます。
dog-lover-power-r09 = お気に入りの品々1枚として数えます（最も得な種類になります）。
dog-lover-power-r10 = 余ったえさ1個につき1点です（最大4点）。
dog-lover-power-r11 = 覚えた芸1つにつき2点です。
dog-lover-power-r12 = えさを食べられなかった自分の犬1匹につき2点です（最大6点）。
dog-lover-power-r13 = ほかの自分の犬1匹のえさが1個少なくてすみます（最低1個）。
dog-lover-power-r14 = 小型・中型・大型のすべてにえさを食べさせると4点です。
dog-lover-power-r15 = えさを食べた、ほかの自分の保護犬1匹につき3点です。

# Options
dog-lover-option-tricks = 最初の芸
dog-lover-option-tricks-hint = それぞれ違う芸で始めるか、全員が同じ一直線の芸で始めます。
dog-lover-option-tricks-special = 特別：全員別々
dog-lover-option-tricks-standard = 標準：一直線
dog-lover-option-hands = 手札
dog-lover-option-hands-hint = カードは全員の見ている前で取ります。数日かけて遊ぶときは公開がおすすめです。
dog-lover-option-hands-hidden = 非公開
dog-lover-option-hands-open = 公開

# What is wanted
dog-lover-ask_guard = 番犬に守らせる行か列を選んでください。最初の人はそこから1枚しか取れません。
dog-lover-ask_retrieve = 芸カードをグリッドに重ねて、カードを取ってください。回転できます。
dog-lover-ask_play = 手札のカードをプレイするか、手番を終えてください。
dog-lover-ask_walk = 散歩が{ $n }枚あります。散歩に行く犬を選んでください。
dog-lover-ask_trait = 特性「{ $trait }」を付ける犬を選んでください。
dog-lover-ask_discard = 特性を付けられる犬がいません。一緒に捨てるものを選んでください。
dog-lover-ask_wait = { $seat }さんの番です。
dog-lover-ask_over = 対戦が終わりました。
dog-lover-table_guard = { $seat }さんが番犬を置いています。
dog-lover-table_turn = { $seat }さんの番です。
dog-lover-table_over = 対戦が終わりました。

# Why not
dog-lover-unavailable_retrieve = 先に芸でカードを取ってください。
dog-lover-unavailable_retrieved = 芸を使えるのは1手番に1回です。
dog-lover-unavailable_no_place = 番犬がいるため、この芸を置ける場所がありません。
dog-lover-unavailable_walk = 先に散歩を犬の下に差してください。
dog-lover-unavailable_trait = 先に特性を犬に付けてください：{ $trait }
dog-lover-unavailable_walked = この犬はもう散歩に行きました。
dog-lover-unavailable_no_walk = この犬は散歩に行きません：{ $trait }
dog-lover-unavailable_trained = この犬はもう訓練を受けました。
dog-lover-unavailable_has_trait = この犬にはもう特性があります：{ $trait }
dog-lover-unavailable_size = この特性は別の大きさの犬用です。
dog-lover-unavailable_adoptions = 里親カードが{ $need }枚必要です（手札に{ $have }枚）。
dog-lover-unavailable_trainings = 訓練が{ $need }枚必要です（手札に{ $have }枚）。
dog-lover-confirm_discard = 犬に付けられないカードがあります（散歩{ $walks }枚、特性{ $traits }枚）。捨てて手番を終えますか？

# Actions
dog-lover-do-guard = 番犬：{ $lane }
dog-lover-do-retrieve = { $trick }：{ $cards }／番犬：{ $lane }
dog-lover-do-fetch = フェッチ：{ $cards }
dog-lover-do-walk = 散歩に行く：{ $dog }
dog-lover-do-train = 訓練する：{ $dog }
dog-lover-do-attach = { $card }を付ける：{ $dog }
dog-lover-do-adopt = 保護犬を迎える：{ $dog }
dog-lover-do-learn = 芸を覚える：{ $trick }
dog-lover-do-end_turn = 手番を終える
dog-lover-do-discard = { $card }と{ $pay }を捨てる
dog-lover-verb-guard = 番犬を置く
dog-lover-verb-retrieve = 芸を使う
dog-lover-verb-fetch = フェッチを使う
dog-lover-verb-walk = 犬を散歩させる
dog-lover-verb-train = 犬を訓練する
dog-lover-verb-attach = 特性を付ける
dog-lover-verb-adopt = 保護犬を迎える
dog-lover-verb-learn = 芸を覚える
dog-lover-verb-end_turn = 手番を終える
dog-lover-verb-discard = 特性を捨てる
dog-lover-next-fetch = グリッドのどのカードを取りますか？
dog-lover-next-train = どの犬を訓練しますか？
dog-lover-next-adopt = どの保護犬を迎えますか？
dog-lover-next-learn = どの芸を覚えますか？

# What happened
dog-lover-log-laid = { $start_is ->
    [me] 準備ができました。あなたから始めます。
   *[other] 準備ができました。{ $start }さんから始めます。
  }
dog-lover-log-end_drawn = ゲーム終了カードが出ました。このラウンドが最後です
dog-lover-log-guarded = { $seat_is ->
    [me] 番犬を置きました：{ $lane }
   *[other] { $seat }さんが番犬を置きました：{ $lane }
  }
dog-lover-log-retrieved = { $seat_is ->
    [me] { $trick }：{ $card }を取りました
   *[other] { $trick }：{ $seat }さんが{ $card }を取りました
  }
dog-lover-log-fetched = { $seat_is ->
    [me] フェッチ：{ $card }を取りました
   *[other] フェッチ：{ $seat }さんが{ $card }を取りました
  }
dog-lover-log-walked = { $seat_is ->
    [me] { $dog }を散歩させました
   *[other] { $seat }さんが{ $dog }を散歩させました
  }
dog-lover-log-trained = { $seat_is ->
    [me] { $dog }を訓練しました
   *[other] { $seat }さんが{ $dog }を訓練しました
  }
dog-lover-log-attached = { $seat_is ->
    [me] あなたの{ $dog }に特性が付きました：{ $card }
   *[other] { $seat }さんの{ $dog }に特性が付きました：{ $card }
  }
dog-lover-log-adopted = { $seat_is ->
    [me] { $dog }を迎えました
   *[other] { $seat }さんが{ $dog }を迎えました
  }
dog-lover-log-learned = { $seat_is ->
    [me] { $trick }を覚えました（訓練{ $trainings }枚）
   *[other] { $seat }さんが{ $trick }を覚えました（訓練{ $trainings }枚）
  }
dog-lover-log-closed = { $seat_is ->
    [me] 散歩を{ $walks }枚捨てました
   *[other] { $seat }さんが散歩を{ $walks }枚捨てました
  }
dog-lover-log-discarded = { $seat_is ->
    [me] { $card }と{ $pay }を捨てました
   *[other] { $seat }さんが{ $card }と{ $pay }を捨てました
  }
dog-lover-log-eats = { $seat_is ->
    [me] あなたの{ $dog }が食べました
   *[other] { $seat }さんの{ $dog }が食べました
  }{ $scraps ->
    [0] { "" }
   *[other] ・{ dog-lover-item-scraps }{ $scraps }個
  }{ $dry ->
    [0] { "" }
   *[other] ・{ dog-lover-item-dry }{ $dry }個
  }{ $canned ->
    [0] { "" }
   *[other] ・{ dog-lover-item-canned }{ $canned }個
  }{ $wild ->
    [0] { "" }
   *[other] ・{ dog-lover-item-wild }{ $wild }個
  }
dog-lover-log-hungry = { $seat_is ->
    [me] あなたの{ $dog }はえさを食べられませんでした
   *[other] { $seat }さんの{ $dog }はえさを食べられませんでした
  }
dog-lover-log-ended = 対戦が終わりました

# The sheet
dog-lover-score-dogs = 犬
dog-lover-rule-dogs = えさを食べた犬は、犬の点に、散歩1枚につき2点、訓練1枚につき1点、特性の点を加えます。食べられなかった犬は−2点です。
dog-lover-score-rescues = 保護犬
dog-lover-rule-rescues = ほかの犬と同じように数え、えさを食べると特殊能力も働きます。食べられなければ−2点です。
dog-lover-favorites = お気に入りの品々
dog-lover-score-favorites = お気に入りの品々
dog-lover-rule-favorites = 種類の違う品が1・2・3・4・5枚そろうと、1・3・6・10・15点です。
dog-lover-bones = 骨
dog-lover-score-bones = 骨
dog-lover-rule-bones = 1枚なら−1点、2枚ならえさを食べた犬1匹につき1点、3枚以上なら2点です。
dog-lover-otherwise = 非公開の手札
dog-lover-score-otherwise = 非公開の手札
dog-lover-rule-otherwise = 自分だけが見られる手札も数えると、えさをあげる犬を変えたほうが得になります。その差です。
dog-lover-rule-tie = 同点なら、えさを食べた犬の多い人、次にえさを食べた保護犬の多い人の勝ちです。それでも同じなら勝利を分け合います。
dog-lover-score-d01 = { dog-lover-dog-d01 }
dog-lover-score-d02 = { dog-lover-dog-d02 }
dog-lover-score-d03 = { dog-lover-dog-d03 }
dog-lover-score-d04 = { dog-lover-dog-d04 }
dog-lover-score-d05 = { dog-lover-dog-d05 }
dog-lover-score-d06 = { dog-lover-dog-d06 }
dog-lover-score-d07 = { dog-lover-dog-d07 }
dog-lover-score-d08 = { dog-lover-dog-d08 }
dog-lover-score-d09 = { dog-lover-dog-d09 }
dog-lover-score-d10 = { dog-lover-dog-d10 }
dog-lover-score-d11 = { dog-lover-dog-d11 }
dog-lover-score-d12 = { dog-lover-dog-d12 }
dog-lover-score-d13 = { dog-lover-dog-d13 }
dog-lover-score-d14 = { dog-lover-dog-d14 }
dog-lover-score-d15 = { dog-lover-dog-d15 }
dog-lover-score-d16 = { dog-lover-dog-d16 }
dog-lover-score-d17 = { dog-lover-dog-d17 }
dog-lover-score-d18 = { dog-lover-dog-d18 }
dog-lover-score-d19 = { dog-lover-dog-d19 }
dog-lover-score-d20 = { dog-lover-dog-d20 }
dog-lover-score-d21 = { dog-lover-dog-d21 }
dog-lover-score-d22 = { dog-lover-dog-d22 }
dog-lover-score-r01 = { dog-lover-dog-r01 }
dog-lover-score-r02 = { dog-lover-dog-r02 }
dog-lover-score-r03 = { dog-lover-dog-r03 }
dog-lover-score-r04 = { dog-lover-dog-r04 }
dog-lover-score-r05 = { dog-lover-dog-r05 }
dog-lover-score-r06 = { dog-lover-dog-r06 }
dog-lover-score-r07 = { dog-lover-dog-r07 }
dog-lover-score-r08 = { dog-lover-dog-r08 }
dog-lover-score-r09 = { dog-lover-dog-r09 }
dog-lover-score-r10 = { dog-lover-dog-r10 }
dog-lover-score-r11 = { dog-lover-dog-r11 }
dog-lover-score-r12 = { dog-lover-dog-r12 }
dog-lover-score-r13 = { dog-lover-dog-r13 }
dog-lover-score-r14 = { dog-lover-dog-r14 }
dog-lover-score-r15 = { dog-lover-dog-r15 }
dog-lover-why_fed = { $walks ->
    [other] 散歩{ $walks }、
   *[none] {""}
  }{ $trainings ->
    [other] 訓練{ $trainings }、
   *[none] {""}
  }{ $trait ->
    [other] 特性{ $trait }、
   *[none] {""}
  }{ $power ->
    [other] 能力{ $power }、
   *[none] {""}
  }残りはカードの点
dog-lover-why_unfed = 空腹
dog-lover-why_favorites = { $n }枚
dog-lover-why_bones = 骨{ $n }枚、えさを食べた犬{ $dogs }匹
dog-lover-why_otherwise = 手札の骨の分

# The table
dog-lover-area-grid = グリッド
dog-lover-area-market = 芸と保護犬
dog-lover-area-dogs = 自分の犬
dog-lover-area-hand = 芸と手札
dog-lover-grid = グリッド
dog-lover-empty = 空き
dog-lover-cell = { $cell }：{ $lies }
dog-lover-lane = { $lane }
dog-lover-lane-guarded = { $lane }：番犬が守っています
dog-lover-watchdog-to = 番犬の移動先：{ $lane }
dog-lover-watchdog-does = 番犬のいる行や列から、芸で取れるカードは1枚までです。そのあと、番犬は芸の★の位置へ移ります。
dog-lover-about-frame_reach = { dog-lover-help-frame-reach-text }
dog-lover-about-frame_guard = { dog-lover-help-frame-guard-text }
dog-lover-about-frame_cover = { dog-lover-help-frame-cover-text }
dog-lover-locked = この手番にフェッチが置かれました
dog-lover-round = ラウンド{ $n }
dog-lover-last-round = 最終ラウンド
dog-lover-deck = 山札：{ $n }枚
dog-lover-dogs = 犬
dog-lover-dog-fed = { $dog }：今のところえさが足ります、{ $n }点
dog-lover-dog-hungry = { $dog }：今のところえさが足りません、{ $n }点
dog-lover-dog-facts = { $size }、{ $n }点。必要なえさ：{ $need }
dog-lover-trait-points = えさを食べた犬に付いていれば{ $n }点です。
dog-lover-trick-does = 回転や移動はできますが、裏返せません。★は番犬の次の位置です。
dog-lover-trick-cost = 覚えるのに必要な訓練：{ $n }枚
dog-lover-have = { $what }：{ $n }
dog-lover-cards-n = 手札{ $n }枚
dog-lover-food = えさ
dog-lover-hand = 手札
dog-lover-hand-empty = ほかに手札はありません
dog-lover-tray = 芸・えさ・手札
dog-lover-tricks = 芸
dog-lover-waits = 犬に付けるカード
dog-lover-school = 芸
dog-lover-shelter = 保護犬

# Help
dog-lover-help-aim = 犬と、犬の喜ぶものを集めて、最後に犬たちにえさをあげます。えさを食べられない犬は減点になります。
dog-lover-help-turn = 手番の流れ
dog-lover-help-turn-1 = 自分の芸カードを1枚、グリッドに重ねます。回転と移動はできますが、裏返せません。重なったカードをすべて取ります。
dog-lover-help-turn-2 = 番犬のいる行や列から取れるカードは1枚までです。最初の手番の前に、最後の人が番犬の位置を決めます。
dog-lover-help-turn-3 = そのあと、番犬は芸の★が指す行か列に移り、次の人に対してそこを守ります。
dog-lover-help-turn-4 = その前後に、手札のカードをプレイできます。手番の最後にグリッドを補充します。保護犬と芸カードは、いつも3枚ずつ表向きに並んでいます。
dog-lover-help-shown = この芸は一直線に3枚取ります。番犬は上の行にいるので、そこに沿っては置けませんが、横切ることはできます。
dog-lover-help-cards = カード
dog-lover-help-dog = 犬はすぐ自分の前に置きます。肉球が大きさ、下のマークが必要なえさ、数字がえさを食べたときの点です。最初は全員が、無作為に配られた犬を1匹持っています。
dog-lover-help-food = えさは最後まで取っておきます。何でもえさはどのえさとしても使えます。
dog-lover-help-trait = 特性は同じ手番のうちに、特性のない犬に付けます。付けられる犬がいなければ、書かれたものとともに捨てます。
dog-lover-help-end = ゲームの終了
dog-lover-help-end-text = ゲーム終了カードが出たら、そのラウンドが最後です。えさは、最も得点が高くなるように自動的に配られます。
dog-lover-help-rescues = 保護犬と特殊能力
dog-lover-help-traits = 特性
dog-lover-help-ours = このテーブルで補ったこと
dog-lover-help-ours-text = カードの枚数、種類ごとの働き、得点方法は製品と同じです。個々のカードの内容（犬、えさ、特性、能力、芸の形）はこのテーブルのために作り、調整したもので、実際のカードとは異なります。
dog-lover-help-step-lay = 芸を重ねる
dog-lover-help-step-lay-text = 自分の芸カードを好きな向きでグリッドに重ね、重なったカードをすべて取ります。
dog-lover-help-step-mind = 番犬に気をつける
dog-lover-help-step-mind-text = 番犬は行か列を一つ守っています。そこから取れるカードは1枚までです。
dog-lover-help-step-move = 番犬を移す
dog-lover-help-step-move-text = 番犬は芸の★が指す行か列に移り、次の人に対してそこを守ります。
dog-lover-help-step-play = カードを使う
dog-lover-help-step-play-text = その前後に、犬を訓練する、芸を覚える、保護犬を迎えるなど、カードを使えます。散歩は同じ手番のうちに犬の下に入れます。
dog-lover-help-step-feed = 最後にえさをあげる
dog-lover-help-step-feed-text = ゲーム終了カードが出たら、集めたえさを犬にあげます。食べた犬は得点に、食べられない犬は減点になります。
dog-lover-help-frames = カードを囲む枠
dog-lover-help-frame-reach = 点線の枠：届くカード
dog-lover-help-frame-reach-text = 芸を重ねられるカードです。タップすると、芸がそこへ動きます。
dog-lover-help-frame-guard = 赤い枠：守られているカード
dog-lover-help-frame-guard-text = 番犬がこの行か列を守っています。ここから取れるカードは1枚までです。
dog-lover-help-frame-cover = 太い枠：重なっているカード
dog-lover-help-frame-cover-text = いま芸が重なっています。もう一度タップすると、これらのカードを取ります。
dog-lover-help-points = 得点になるもの
dog-lover-help-trick-start = 最初に持つ芸です。

# The lesson
dog-lover-lesson-aim = 犬と犬の喜ぶものを集めます。空腹の犬は減点です。
dog-lover-lesson-grid = カードはここから取ります。犬、えさ、散歩、芸などです。
dog-lover-lesson-guard = 番犬が行か列を守り、そこから取れるのは1枚だけです。
dog-lover-lesson-retrieve = 芸をグリッドに重ね、重なったカードを取ります。
dog-lover-lesson-fetch = 「もってこい」なら、番犬に関係なく、もう1枚取れます。
dog-lover-lesson-adopt = 里親カード2枚で保護犬を迎えます。えさを食べると力を使います。
dog-lover-lesson-learn = 訓練カードで新しい芸を覚えると、別の形が使えます。
dog-lover-lesson-train = 訓練した犬は、えさを食べると1点高くなります。
dog-lover-lesson-walk = 散歩は、えさを食べた犬に2点を足します。
dog-lover-lesson-attach = 特性カードは犬に付きます。えさを食べると、その犬のために数えます。
dog-lover-lesson-favorites = 違うお気に入りをそろえると、5種類で15点です。
dog-lover-lesson-bones = 骨は1本だと1点減り、3本以上で満腹の犬の得点が増えます。
dog-lover-lesson-end-turn = することがなければ手番を終えます。グリッドが補充されます。
dog-lover-lesson-feed = 最後に、集めたえさを犬が食べます。続けるか、もう一度始めましょう。
dog-lover-lesson-needs = マークは犬に必要なえさ、数字はえさを食べたときの得点です。
dog-lover-lesson-star = 芸の★は、番犬が次に行く位置です。
dog-lover-lesson-look = 犬に必要なえさや、そろえると得点になるものを取りましょう。

# Why a bot suggests an action

dog-lover-advice_enough_food = これで、すべての犬のえさがそろいます。
dog-lover-advice_feeds = 犬に足りないえさが{ $n }個そろいます。
dog-lover-advice_favorites = お気に入りの組が{ $n }点増えます。
dog-lover-advice_adoption = 里親カードが2枚になり、保護犬を迎えられます。
dog-lover-advice_many_cards = 1度に{ $n }枚取れます。
dog-lover-advice_is_fed = 手元のえさで足りる犬なので、得点になります。
dog-lover-advice_bigger_trick = { $n }枚取れて、今の芸より多くなります。
dog-lover-advice_more_ways = 置き方が{ $n }通りあり、今の芸より多くなります。
dog-lover-advice_if_fed = 最後に犬がえさを食べれば{ $n }点です。
dog-lover-advice_trick_in_reach = 訓練が{ $n }枚そろい、場の芸を覚えられます。
dog-lover-advice_bones = 骨の得点が{ $n }点増えます。
dog-lover-advice_walk_fits = 散歩を付けられる犬がいます。
dog-lover-advice_trait_fits = 特性を付けられる犬がいます。えさを食べれば{ $n }点です。
dog-lover-advice_takes_dog = 犬を迎えます。えさを食べれば{ $n }点です。
dog-lover-advice_guards_food = えさが一番多い行か列を、最初の人から守ります（{ $n }個）。
dog-lover-advice_nothing_more = 今ほかにすぐ得点になることはありません。
dog-lover-advice_keeps_trainings = 芸を覚えるための訓練を{ $n }枚残します。
