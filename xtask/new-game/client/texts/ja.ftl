example-name = Example
example-blurb = カードを小さい順に出して、マップのマスを取ろう。

# Options
example-option-hand = 手札の枚数
example-option-hand-four = 4枚
example-option-hand-two = 2枚
example-option-hand-hint = 2枚なら考えることが少なくなります。

# What is wanted
example-play = カードを1枚出して、マスを1つ取ってください。
example-wait = 今することはありません。
example-over = ゲーム終了です。
example-table_plays = { $seat }さんがカードを出します。
example-table_over = ゲーム終了です。

# Actions
example-do-play = { $card }を出して、{ $field }番のマスを取る
example-verb-play = カードを出す

# What happened
example-log-dealt = { $first_is ->
    [me] カードが配られました。あなたから始めます。
   *[other] カードが配られました。{ $first }さんから始めます。
  }
example-log-played = { $seat_is ->
    [me] あなたは{ $card }を出して、{ $field }番のマスを取りました。
   *[other] { $seat }さんは{ $card }を出して、{ $field }番のマスを取りました。
  }
example-log-drawn = { $seat_is ->
    [me] あなたはカードを1枚引きました。
   *[other] { $seat }さんはカードを1枚引きました。
  }

# Points
example-score-rising = 上がったカード
example-rule-rising = 前のカードより大きいカードは、その数字が点数になります。
example-score-others = その他のカード
example-rule-others = それ以外のカードは1点です。
example-score_count = { $n }枚
example-score-beside = 隣り合うマス
example-rule-beside = 自分のマスが2つ隣り合っていると1点です。
example-rule-tie = 同点の人は同じ順位です。

# The table
example-area-map = マップ
example-area-row = 列
example-area-hand = 手札
example-card = カード{ $n }
example-free = { $field }番のマス、空き
example-taken = { $field }番のマス：{ $name }さん
example-pile = 山札は{ $n }枚です。

# Help
example-help-aim = マップのすべてのマスが取られたとき、点数が一番多い人の勝ちです。
example-help-turn = 手番
example-help-turn-text = 手札から1枚を自分の列に出し、空いているマスを1つ取り、カードを1枚引きます。前のカードより大きいカードはその数字、それ以外は1点になります。自分のマスが2つ隣り合っていると1点です。
example-help-points = 点数
example-help-step-play = 出す
example-help-step-play-text = 手札から1枚を自分の列に出します。
example-help-step-take = 取る
example-help-step-take-text = 次に、マップの空いているマスを1つ取ります。
example-help-step-rise = 上がる
example-help-step-rise-text = 前のカードより大きければ、その数字が点数になります。
example-help-step-fall = 下がる
example-help-step-fall-text = そうでなければ1点です。
example-help-step-draw = 引く
example-help-step-draw-text = そのあと、山札があれば1枚引きます。
