like-bots-title = Contra robôs
like-bots-what = Pelas suas próprias partidas só com robôs, cuja força foi medida. O conselho que você seguiu conta como seu. Mais ninguém vê isto.
like-bots-few = { $n ->
    [one] Uma de { $all } partidas contra robôs
   *[other] { $n } de { $all } partidas contra robôs
  }
like-bots-value = { $rating }: como um robô { $level ->
    [beginner] iniciante
    [easy] fácil
    [good] bom
   *[strong] forte
  }
