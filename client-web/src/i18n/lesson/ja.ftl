learn-title = レッスン
learn-next = 次へ
learn-again = もう一度
learn-watch = ほかの人の動きを見てみましょう。
learn-follow = 手の示すとおりに、または自由にどうぞ。
learn-free = 自由に試してみましょう。
learn-ask = あなたならどうしますか？
learn-would = おすすめ：{ $what }
