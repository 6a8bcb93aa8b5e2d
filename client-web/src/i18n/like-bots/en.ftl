like-bots-title = Against bots
like-bots-what = From your own matches with bots alone, whose strength was measured. Advice that you took counts as yours. Nobody else sees this.
like-bots-few = { $n ->
    [one] One of { $all } matches against bots
   *[other] { $n } of { $all } matches against bots
  }
like-bots-value = { $rating }: like { $level ->
    [beginner] a beginner bot
    [easy] an easy bot
    [good] a good bot
   *[strong] a strong bot
  }
