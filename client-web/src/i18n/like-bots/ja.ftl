like-bots-title = ボットとの対戦
like-bots-what = ボットだけを相手にした自分の対戦から。ボットの強さは測ってあります。助言どおりに打った手も自分の手として数えます。ほかの人には見えません。
like-bots-few = ボットとの対戦 { $n }/{ $all }
like-bots-value = { $rating }：「{ $level ->
    [beginner] 入門
    [easy] やさしい
    [good] 上手
   *[strong] 強い
  }」のボットくらい
