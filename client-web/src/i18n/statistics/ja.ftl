# 対戦の集計
statistics-title = あなたの成績
statistics-of-person = 成績
statistics-what-counts = 最後まで行われた対戦を、公開・非公開を問わず集計しています。このページはあなただけに見えます。
statistics-what-counts-open = 公開テーブルで最後まで行われた対戦の集計です。
statistics-against = 対戦
statistics-with-people = 人との対戦（{ $n }）
statistics-with-bots = ボットとの対戦（{ $n }）
statistics-none = 最後まで行われた対戦はまだありません。
statistics-none-here = 該当する対戦はまだありません。
statistics-save = すべての対戦を表（CSV）で保存

# ゲーム
statistics-matches = { $n }戦
statistics-wins = 勝ち
statistics-wins-of = { $n }戦{ $wins }勝
statistics-by-chance = 偶然なら{ $n }
statistics-streak = 連勝
statistics-streak-now = 現在{ $n }
statistics-most = 最高得点
statistics-clearest = 最大の勝利
statistics-by-points = { $n }点差
statistics-closest = いちばんの接戦
statistics-closest-even = 同点
statistics-thinking = 考えた時間
statistics-a-match = 1戦あたり
statistics-minutes = { $n }分
statistics-seats = { $n }人
statistics-seats-head = 人数
statistics-matches-head = 対戦数
statistics-wins-head = 勝ち（偶然なら）
statistics-place-head = 平均順位
statistics-points-head = 平均得点

# 図
statistics-course = ほかの人との得点差
statistics-course-what = 最近の{ $n }戦（古い順）。上向きはほかの人の平均を上回った対戦、点は勝ちです。
statistics-as-table = 表で見る
statistics-ended = 終了
statistics-place = 順位
statistics-points = 得点
statistics-ahead = 差
statistics-lines = 得点の内訳
statistics-lines-what = 1戦あたりの平均と、テーブル全体の平均との差です。
statistics-line-none = 得点表を集計しているところです。

# 相手
statistics-opponents = 相手
statistics-opponents-what = 対戦ごとに、順位が上だった回数です。
statistics-before-behind = { $before } – { $behind }
statistics-better = 上が{ $before }回、下が{ $behind }回、同じが{ $even }回
statistics-even = 同順位{ $n }
statistics-ahead-now = { $n }回続けて上
statistics-behind-now = { $n }回続けて下
statistics-bots = { $level ->
    [beginner] 入門ボット
    [easy] やさしいボット
    [good] 上手なボット
   *[strong] 強いボット
  }
statistics-all = { $n }人すべてを表示

# サークルの中
statistics-what-counts-circle = このサークルで最後まで行われたあなたの対戦の集計です。このページはあなただけに見えます。
statistics-back = サークルに戻る
