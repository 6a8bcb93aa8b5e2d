# The facts of a game
rules-players = 人数
rules-minutes = 時間（分）
rules-weight = むずかしさ
rules-weight-1 = すぐ覚えられます
rules-weight-2 = 少し考えます
rules-weight-3 = じっくり遊びます
rules-wins = 勝つには

# The page
rules-find = このルールの中を探す
rules-found-none = 見つかりませんでした。別のことばでお試しください。
rules-asked = いますること
rules-turn = { $n }枚の絵で
rules-example = 得点の例
rules-example-how = 実際の対戦の終わりの様子です。行を指すと、その得点がどこから来たか分かります。
rules-example-total = 合計：{ $n }点
rules-rulings = くわしいルール
rules-rulings-hint = 細かいきまりと、説明書に書かれていないところの遊び方です。

# After the first round
first-round-title = 最初のラウンドが終わりました
first-round-total = { $n ->
    [0] いま終わったら、得点はありません。
   *[other] いま終わったら、{ $n }点です。
  }
first-round-close = 続ける
