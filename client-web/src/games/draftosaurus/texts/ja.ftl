draftosaurus-name = ドラフトザウルス
draftosaurus-blurb = 恐竜を1頭選んで、残りは隣の人へ渡します。いちばん得点になる場所に置きましょう。全員同時に進む、15分の動物園づくりです。

# 言葉
draftosaurus-dino-trex = ティラノサウルス
draftosaurus-dino-triceratops = トリケラトプス
draftosaurus-dino-stegosaurus = ステゴサウルス
draftosaurus-dino-parasaurolophus = パラサウロロフス
draftosaurus-dino-spinosaurus = スピノサウルス
draftosaurus-dino-brachiosaurus = ブラキオサウルス
draftosaurus-aside-trex = ティラノサウルス
draftosaurus-aside-triceratops = トリケラトプス
draftosaurus-aside-stegosaurus = ステゴサウルス
draftosaurus-aside-parasaurolophus = パラサウロロフス
draftosaurus-aside-spinosaurus = スピノサウルス
draftosaurus-aside-brachiosaurus = ブラキオサウルス
draftosaurus-board-summer = 夏
draftosaurus-board-winter = 冬
draftosaurus-legs = ボード
draftosaurus-face-woods = 森
draftosaurus-face-grassland = 草原
draftosaurus-face-restrooms = トイレ
draftosaurus-face-food_court = フードコート
draftosaurus-face-empty_pen = 空の囲い
draftosaurus-face-no_trex = ティラノに注意
draftosaurus-means-woods = 森の囲いか川だけに置けます。
draftosaurus-means-grassland = 草原の囲いか川だけに置けます。
draftosaurus-means-restrooms = 川の右側か川だけに置けます。
draftosaurus-means-food_court = 川の左側か川だけに置けます。
draftosaurus-means-empty_pen = 恐竜のいない囲いか川だけに置けます。
draftosaurus-means-no_trex = ティラノサウルスのいない囲いか川だけに置けます。
draftosaurus-pen-sameness = おそろいの森
draftosaurus-pen-trio = 三つ組の森
draftosaurus-pen-prairie = 愛の草原
draftosaurus-pen-king = ジャングルの王
draftosaurus-pen-meadow = ちがいの草地
draftosaurus-pen-island = ひとりぼっちの島
draftosaurus-pen-wood = 整列の森
draftosaurus-pen-lookout = 見張り台
draftosaurus-pen-bridge_left = 恋人たちの橋・左岸
draftosaurus-pen-bridge_right = 恋人たちの橋・右岸
draftosaurus-pen-quarantine = 隔離エリア
draftosaurus-pen-pyramid = ピラミッド
draftosaurus-pen-river = 川
draftosaurus-cell-b1 = 下段の左
draftosaurus-cell-b2 = 下段の中央
draftosaurus-cell-b3 = 下段の右
draftosaurus-cell-m1 = 中段の左
draftosaurus-cell-m2 = 中段の右
draftosaurus-cell-t = 頂上
draftosaurus-row-bottom = 下段
draftosaurus-row-middle = 中段
draftosaurus-row-top = 頂上

# 設定
draftosaurus-option-board = ボード
draftosaurus-option-board-summer = 夏
draftosaurus-option-board-winter = 冬
draftosaurus-option-board-both = 夏のあとに冬
draftosaurus-option-board-hint = 初めての方には夏をおすすめします。冬は少し複雑です。
draftosaurus-option-quick_turns = クイックターン
draftosaurus-option-quick_turns-hint = 選択と配置を一度に行います。手数が半分になり、ゆっくり進める対戦に向いています。

# 求められていること
draftosaurus-pick_free = 恐竜を1頭選んでください。あなたがダイスを振ったので、置き場所は自由です。
draftosaurus-pick_die = 恐竜を1頭選んでください。置ける場所はダイスで決まっています：{ $face }
draftosaurus-place_free = { $dino }を好きな場所に置いてください。
draftosaurus-place_die = { $dino }を置いてください。ダイスの目：{ $face }
draftosaurus-commit_free = 恐竜と置き場所を選んでください。あなたがダイスを振ったので、置き場所は自由です。
draftosaurus-commit_die = 恐竜と置き場所を選んでください。ダイスの目：{ $face }
draftosaurus-commit_aside_free = 恐竜、置き場所、ゲームから除く1頭を選んでください。あなたがダイスを振ったので、置き場所は自由です。
draftosaurus-commit_aside_die = 恐竜、置き場所、ゲームから除く1頭を選んでください。ダイスの目：{ $face }
draftosaurus-set_aside = ゲームから除く恐竜を1頭選んでください。
draftosaurus-quarantine = { $dino }を隔離エリアから移します。どこへ移しますか？
draftosaurus-chosen = 選択しました。まだ変更できます。
draftosaurus-wait = いまはすることがありません。
draftosaurus-over = 対戦が終わりました。
draftosaurus-table_picks = あと{ $n }人が恐竜を選んでいます。
draftosaurus-table_places = あと{ $n }人が恐竜を置いています。
draftosaurus-table_commits = あと{ $n }人が考えています。
draftosaurus-table_sets_aside = あと{ $n }人が除く恐竜を選んでいます。
draftosaurus-table_quarantine = 隔離エリアの恐竜があと{ $n }頭移ります。
draftosaurus-table_over = 対戦が終わりました。

# できない理由
draftosaurus-unavailable_die = ダイスの目に合いません：{ $face }
draftosaurus-unavailable_full = { $n }頭で満員です。
draftosaurus-unavailable_one_species = ここには{ $dino }しか入れません。
draftosaurus-unavailable_different = ここには{ $dino }がもういます。
draftosaurus-unavailable_next_is = 次に入れるのは{ $dino }だけです。
draftosaurus-unavailable_next_is_not = 次に{ $dino }は入れません。
draftosaurus-unavailable_taken = その石はふさがっています。
draftosaurus-unavailable_row = 先に{ $row }を埋めてください。
draftosaurus-unavailable_neighbour = { $dino }どうしが隣り合ってしまいます。
draftosaurus-unavailable_stay = 隔離エリアから移さなければなりません。

# 行動
draftosaurus-do-pick = { $dino }を選ぶ
draftosaurus-do-place = { $cell_id ->
    [b1] { $pen }、下段の左
    [b2] { $pen }、下段の中央
    [b3] { $pen }、下段の右
    [m1] { $pen }、中段の左
    [m2] { $pen }、中段の右
    [t] { $pen }、頂上
   *[none] { $pen }
  }
draftosaurus-do-move = { $cell_id ->
    [b1] { $pen }、下段の左
    [b2] { $pen }、下段の中央
    [b3] { $pen }、下段の右
    [m1] { $pen }、中段の左
    [m2] { $pen }、中段の右
    [t] { $pen }、頂上
   *[none] { $pen }
  }
draftosaurus-do-commit = { $dino } → { $cell_id ->
    [b1] { $pen }、下段の左
    [b2] { $pen }、下段の中央
    [b3] { $pen }、下段の右
    [m1] { $pen }、中段の左
    [m2] { $pen }、中段の右
    [t] { $pen }、頂上
   *[none] { $pen }
  }{ $aside_id ->
    [trex] 、ティラノサウルスは除外
    [triceratops] 、トリケラトプスは除外
    [stegosaurus] 、ステゴサウルスは除外
    [parasaurolophus] 、パラサウロロフスは除外
    [spinosaurus] 、スピノサウルスは除外
    [brachiosaurus] 、ブラキオサウルスは除外
   *[none] { "" }
  }
draftosaurus-do-set_aside = { $dino }を除く
draftosaurus-do-reconsider = 選び直す

# 出来事
draftosaurus-log-leg_started = { $board_id ->
    [winter] 冬の動物園が始まります。{ $first_is ->
        [me] 最初にダイスを振るのはあなたです。
       *[other] 最初にダイスを振るのは{ $first }さんです。
      }
   *[summer] 夏の動物園が始まります。{ $first_is ->
        [me] 最初にダイスを振るのはあなたです。
       *[other] 最初にダイスを振るのは{ $first }さんです。
      }
  }
draftosaurus-log-dealt = ラウンド{ $round }：新しい恐竜が配られました
draftosaurus-log-rolled = { $roller_is ->
    [me] ダイスを振りました：{ $face }
   *[other] { $roller }さんがダイスを振りました：{ $face }
  }
draftosaurus-log-entered = { $phase_id ->
    [quarantine] 隔離エリアが開きました
   *[over] 閉園です。対戦が終わりました
  }
draftosaurus-log-picked = { $seat_is ->
    [me] { $dino }を選びました
   *[other] { $seat }さんが{ $dino }を選びました
  }
draftosaurus-log-placed = { $seat_is ->
    [me] あなた
   *[other] { $seat }さん
  }：{ $dino } → { $pen }
draftosaurus-log-set_aside = { $seat_is ->
    [me] 恐竜を1頭除きました
   *[other] { $seat }さんが恐竜を1頭除きました
  }
draftosaurus-log-moved = { $seat_is ->
    [me] あなた
   *[other] { $seat }さん
  }：隔離エリアの{ $dino } → { $pen }

# 得点
draftosaurus-score-sameness = おそろいの森
draftosaurus-score-trio = 三つ組の森
draftosaurus-score-prairie = 愛の草原
draftosaurus-score-king = ジャングルの王
draftosaurus-score-meadow = ちがいの草地
draftosaurus-score-island = ひとりぼっちの島
draftosaurus-score-wood = 整列の森
draftosaurus-score-bridge = 恋人たちの橋
draftosaurus-score-quarantine = 隔離エリア
draftosaurus-score-lookout = 見張り台
draftosaurus-score-pyramid = ピラミッド
draftosaurus-score-river = 川
draftosaurus-score-trex = ティラノのいる囲い
draftosaurus-rule-sameness = 1種類だけが入ります。1頭から6頭で2・4・8・12・18・24点です。
draftosaurus-rule-trio = 種類を問わず、ちょうど3頭で7点です。
draftosaurus-rule-prairie = 同じ種類のつがい1組につき5点です。
draftosaurus-rule-king = この種類の数がどの動物園にも負けなければ7点です。同数でもよく、川も数えます。
draftosaurus-rule-meadow = すべて違う種類が入ります。1頭から6頭で1・3・6・10・15・21点です。
draftosaurus-rule-island = 川も含めた動物園全体で、その種類がこの1頭だけなら7点です。
draftosaurus-rule-wood = 2種類が交互に入ります。1頭から6頭で2・4・8・12・18・24点です。
draftosaurus-rule-bridge = 川をはさんで両岸に1頭ずついる同じ種類のつがい1組につき6点です。
draftosaurus-rule-quarantine = 得点はありません。得点計算の前に、恐竜はほかの場所へ移ります。
draftosaurus-rule-lookout = 右隣の動物園にいる同じ種類1頭につき2点です。
draftosaurus-rule-pyramid = 段ごとに、下段は2点、中段は4点、頂上は7点です。
draftosaurus-rule-river = 川にいる恐竜1頭につき1点です。
draftosaurus-rule-trex = ティラノサウルスが1頭以上いる囲い1つにつき1点です。川は囲いではありません。
draftosaurus-rule-tie = 同点の場合は、動物園にティラノサウルスが少ない人の勝ちです。
draftosaurus-score-summer_sameness = { draftosaurus-board-summer } · { draftosaurus-score-sameness }
draftosaurus-rule-summer_sameness = { draftosaurus-rule-sameness }
draftosaurus-score-summer_trio = { draftosaurus-board-summer } · { draftosaurus-score-trio }
draftosaurus-rule-summer_trio = { draftosaurus-rule-trio }
draftosaurus-score-summer_prairie = { draftosaurus-board-summer } · { draftosaurus-score-prairie }
draftosaurus-rule-summer_prairie = { draftosaurus-rule-prairie }
draftosaurus-score-summer_king = { draftosaurus-board-summer } · { draftosaurus-score-king }
draftosaurus-rule-summer_king = { draftosaurus-rule-king }
draftosaurus-score-summer_meadow = { draftosaurus-board-summer } · { draftosaurus-score-meadow }
draftosaurus-rule-summer_meadow = { draftosaurus-rule-meadow }
draftosaurus-score-summer_island = { draftosaurus-board-summer } · { draftosaurus-score-island }
draftosaurus-rule-summer_island = { draftosaurus-rule-island }
draftosaurus-score-summer_river = { draftosaurus-board-summer } · { draftosaurus-score-river }
draftosaurus-rule-summer_river = { draftosaurus-rule-river }
draftosaurus-score-summer_trex = { draftosaurus-board-summer } · { draftosaurus-score-trex }
draftosaurus-rule-summer_trex = { draftosaurus-rule-trex }
draftosaurus-score-winter_wood = { draftosaurus-board-winter } · { draftosaurus-score-wood }
draftosaurus-rule-winter_wood = { draftosaurus-rule-wood }
draftosaurus-score-winter_bridge = { draftosaurus-board-winter } · { draftosaurus-score-bridge }
draftosaurus-rule-winter_bridge = { draftosaurus-rule-bridge }
draftosaurus-score-winter_quarantine = { draftosaurus-board-winter } · { draftosaurus-score-quarantine }
draftosaurus-rule-winter_quarantine = { draftosaurus-rule-quarantine }
draftosaurus-score-winter_lookout = { draftosaurus-board-winter } · { draftosaurus-score-lookout }
draftosaurus-rule-winter_lookout = { draftosaurus-rule-lookout }
draftosaurus-score-winter_pyramid = { draftosaurus-board-winter } · { draftosaurus-score-pyramid }
draftosaurus-rule-winter_pyramid = { draftosaurus-rule-pyramid }
draftosaurus-score-winter_river = { draftosaurus-board-winter } · { draftosaurus-score-river }
draftosaurus-rule-winter_river = { draftosaurus-rule-river }
draftosaurus-score-winter_trex = { draftosaurus-board-winter } · { draftosaurus-score-trex }
draftosaurus-rule-winter_trex = { draftosaurus-rule-trex }
draftosaurus-score_empty = 恐竜はいません
draftosaurus-score_count = { $n }頭
draftosaurus-score_exactly = { $of }頭のうち{ $n }頭
draftosaurus-score_couples = つがい{ $n }組
draftosaurus-score_king = { $dino }：ここに{ $n }頭、ほかは最多{ $most }頭
draftosaurus-score_island = { $dino }：動物園に{ $n }頭
draftosaurus-score_lookout = { $dino }：{ $seat }さんの動物園に{ $n }頭
draftosaurus-score_bridge = 川をはさむつがい{ $n }組
draftosaurus-score_pyramid = { $n }頭
draftosaurus-score_quarantine = 得点計算の前に移ります
draftosaurus-score_river = { $n }頭
draftosaurus-score_trex = 囲い{ $n }つ

# テーブル
draftosaurus-round = ラウンド{ $n }/{ $of }
draftosaurus-turn = ターン{ $n }/{ $of }
draftosaurus-about-rounds = ラウンドが終わると、新しい恐竜が配られます。最後のラウンドのあと、囲いを数えます。
draftosaurus-die = { $roller_is ->
    [me] あなたが振ったので、あなたには適用されません。
   *[other] 振った{ $roller }さん以外の全員に適用されます。
  }
draftosaurus-area-zoo = 動物園
draftosaurus-area-hand = 手元
draftosaurus-hand = 手元：恐竜{ $n }頭
draftosaurus-hand-empty = 手元に恐竜はいません。
draftosaurus-nobody = 恐竜はまだいません
draftosaurus-sign-sameness = { draftosaurus-rule-sameness }左から順に入ります。
draftosaurus-sign-trio = { draftosaurus-rule-trio }
draftosaurus-sign-prairie = { draftosaurus-rule-prairie }つがいでない恐竜がいてもかまいません。
draftosaurus-sign-king = 1頭だけ入れます。{ draftosaurus-rule-king }
draftosaurus-sign-meadow = { draftosaurus-rule-meadow }左から順に入ります。
draftosaurus-sign-island = 1頭だけ入れます。{ draftosaurus-rule-island }
draftosaurus-sign-wood = { draftosaurus-rule-wood }左から順に入ります。
draftosaurus-sign-lookout = 1頭だけ入れます。{ draftosaurus-rule-lookout }
draftosaurus-sign-bridge_left = { draftosaurus-rule-bridge }
draftosaurus-sign-bridge_right = { draftosaurus-rule-bridge }
draftosaurus-sign-quarantine = 1頭だけ入れます。最後に、入れる場所ならどこへでも移します。このときダイスは関係ありません。
draftosaurus-sign-pyramid = { draftosaurus-rule-pyramid }下の段から順に埋めます。同じ種類は隣り合ってはいけません。
draftosaurus-sign-river = 川はダイスの目にかかわらず、いつでも入れます。{ draftosaurus-rule-river }
draftosaurus-where-sameness = 森、川の左側（フードコート側）。
draftosaurus-where-trio = 森、川の左側（フードコート側）。
draftosaurus-where-prairie = 草原、川の左側（フードコート側）。
draftosaurus-where-king = 森、川の右側（トイレ側）。
draftosaurus-where-meadow = 草原、川の右側（トイレ側）。
draftosaurus-where-island = 草原、川の右側（トイレ側）。
draftosaurus-where-wood = 森、川の左側（フードコート側）。
draftosaurus-where-lookout = 森、川の右側（トイレ側）。
draftosaurus-where-bridge_left = 森、川の左側（フードコート側）。
draftosaurus-where-bridge_right = 草原、川の右側（トイレ側）。
draftosaurus-where-quarantine = 草原、川の左側（フードコート側）。
draftosaurus-where-pyramid = 草原、川の右側（トイレ側）。

# 遊び方
draftosaurus-help-aim = あなたは恐竜動物園の園長です。毎ターン1頭ずつ恐竜を迎えます。最後に囲いごとの決まりで得点し、合計点がいちばん高い人の勝ちです。
draftosaurus-help-turn = ターンの流れ
draftosaurus-help-turn-1 = 1人がダイスを振り、ほかの全員が置ける場所を決めます。振った人は自由に置けます。
draftosaurus-help-turn-2 = 全員が手元から恐竜を1頭ひそかに選び、そろったら公開します。
draftosaurus-help-turn-3 = 全員が同時に恐竜を置きます。囲いの決まりは必ず守ります。川にはいつでも置けます。
draftosaurus-help-turn-4 = 手元の恐竜を左隣の人へ渡し、ダイスも左隣へ移ります。
draftosaurus-help-rounds = 6ターンを2ラウンド行い、1人12頭を迎えます。2人の場合は3ターンを4ラウンド行い、毎ターンもう1頭をゲームから除きます。
draftosaurus-help-die = ダイス
draftosaurus-help-summer = 夏の囲い
draftosaurus-help-winter = 冬の囲い
draftosaurus-help-trex = ティラノサウルス
draftosaurus-help-house = このテーブルでの取り決め
draftosaurus-help-house-lead = 説明書に書かれていないことや、版によって違うことは、次のように遊びます。
draftosaurus-help-house-1 = 愛の草原と橋の両岸には上限がありません。後の版には草原を6頭までとするものがあります。
draftosaurus-help-house-2 = 最初にダイスを振る人は無作為に決めます。ダイスはラウンドをまたいでも毎ターン左隣へ移ります。
draftosaurus-help-house-3 = ピラミッドでは、埋まっていないいちばん下の段の空いた石ならどれでも選べます。
draftosaurus-help-house-4 = 隔離エリアに恐竜がいる人は必ず移します。全員同時に行い、ダイスは関係ありません。
draftosaurus-help-house-5 = 2人の場合、除いた恐竜は対戦が終わるまで伏せておきます。
draftosaurus-help-house-6 = 夏のあとに冬：得点を合計します。冬は次の席の人が最初にダイスを振り、同点なら両方の動物園でティラノサウルスが少ない人の勝ちです。
draftosaurus-help-house-7 = クイックターンを選ぶと、選択と配置を1回の秘密の決定で行います。
draftosaurus-help-step-roll = ダイスを振る
draftosaurus-help-step-roll-text = 1人がダイスを振ります。ほかの人はダイスの示す場所に置きます。振った人は自由に置けます。
draftosaurus-help-step-pick = 選ぶ
draftosaurus-help-step-pick-text = 全員が手元から恐竜を1頭ひそかに選び、そろったら見せ合います。
draftosaurus-help-step-place = 置く
draftosaurus-help-step-place-text = 全員が選んだ恐竜を囲いに入れます。囲いにはそれぞれ決まりがあります。川にはどの恐竜でも置けます。
draftosaurus-help-step-pass = 回す
draftosaurus-help-step-pass-text = 残りの恐竜を左へ回し、ダイスも左へ渡します。2人で遊ぶときは、その前に1頭ずつゲームから除きます。
draftosaurus-help-step-count = 数える
draftosaurus-help-step-count-text = どの動物園にも恐竜が12頭そろったら、囲いごとに得点を数えます。

# The lesson
draftosaurus-lesson-aim = 動物園をいっぱいに。2ラウンドの後に得点が最も多い人の勝ちです。
draftosaurus-lesson-pick = 恐竜を1頭選びます。全員が同時に、こっそり選びます。
draftosaurus-lesson-place = 囲いに入れましょう。囲いごとに点の決まりが違います。
draftosaurus-lesson-sameness = この森は1種だけ。多いほど得点が増えます。
draftosaurus-lesson-pass = 手元の恐竜を左へ回しました。またここから選びます。
draftosaurus-lesson-die = 今はダイスの示す場所だけに置けます。川はいつでも使えます。
draftosaurus-lesson-barred = 今はダイスのためにここには置けません。
draftosaurus-lesson-island = 動物園で唯一の種なら、ここで7点です。
draftosaurus-lesson-king = この種がほかの動物園より少なくなければ、ここで7点です。
draftosaurus-lesson-meadow = この草原には、すべて違う種を入れます。
draftosaurus-lesson-trex = ティラノサウルスのいる囲いは、1つごとに1点多くなります。
draftosaurus-lesson-round = 2ラウンド目です。全員に新しい恐竜が配られます。
draftosaurus-lesson-end = これで1ゲームです。次はみんなと、またはもう一度。
draftosaurus-lesson-plan = 今か後で、自分の囲いに役立つ恐竜を選びましょう。
draftosaurus-lesson-trio = ここは、どの種でもちょうど3頭で7点です。

# Why a bot suggests an action

draftosaurus-advice_best_pen = 「{ $pen }」ですぐに{ $n }点です。
draftosaurus-advice_next_brings_more = ここでは次の1頭がもっと増えて{ $n }点です。
draftosaurus-advice_completes = これでちょうど{ $n }頭になり、得点できます。
draftosaurus-advice_couple = つがいになって{ $n }点です。
draftosaurus-advice_most = 今のところ、ほかの動物園のほうが多くはありません。{ $n }点です。
draftosaurus-advice_alone = 今のところ動物園で唯一の種です。{ $n }点です。
draftosaurus-advice_watches = 右の動物園にこの種が{ $n }頭います。
draftosaurus-advice_row = ピラミッドのこの段では{ $n }点です。
draftosaurus-advice_moves_later = 得点計算の前に、合う囲いへ移せます。
draftosaurus-advice_saves_pens = 川で1点。囲いの空きが残ります。
