# サークルの1年をまとめたページ
circle-year-title = { $name }の{ $year }年
circle-year-matches = { $n ->
    [one] 1対戦
   *[other] { $n }対戦
  }
circle-year-people = { $n ->
    [one] 1人
   *[other] { $n }人
  }
circle-year-games = { $n ->
    [one] 1種類のゲーム
   *[other] { $n }種類のゲーム
  }
circle-year-most-wins = 最多勝利
circle-year-won = { $matches }戦{ $won }勝
circle-year-streak = 最長連勝
circle-year-in-a-row = { $n }連勝
circle-year-played = 遊んだゲーム
circle-year-moments = 名場面
circle-year-most = 最高得点
circle-year-clearest = 最大の差での勝利
circle-year-closest = 最も接戦
circle-year-by = { $n ->
    [0] 同点（タイブレークか同順位）
    [one] 1点差
   *[other] { $n }点差
  }
circle-year-none = この年に終わった対戦はありません。
circle-year-send = みんなに送る
circle-year-send-what = このページを見られるのはメンバーだけです。テキストにすれば、どこへでも送れます。
circle-year-text = 1年のまとめのテキスト
circle-year-copy = テキストをコピー
circle-year-share = テキストを共有
circle-year-copied = テキストをコピーしました。
circle-year-back = サークルに戻る
