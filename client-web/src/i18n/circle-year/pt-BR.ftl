# Um ano de um círculo em uma página
circle-year-title = { $name } em { $year }
circle-year-matches = { $n ->
    [one] Uma partida
   *[other] { $n } partidas
  }
circle-year-people = { $n ->
    [one] uma pessoa
   *[other] { $n } pessoas
  }
circle-year-games = { $n ->
    [one] um jogo
   *[other] { $n } jogos
  }
circle-year-most-wins = Mais vitórias
circle-year-won = { $won } de { $matches }
circle-year-streak = Maior sequência de vitórias
circle-year-in-a-row = { $n ->
    [one] uma
   *[other] { $n } seguidas
  }
circle-year-played = O que se jogou
circle-year-moments = Momentos
circle-year-most = Mais pontos
circle-year-clearest = Vitória mais folgada
circle-year-closest = Partida mais disputada
circle-year-by = { $n ->
    [0] decidida no desempate ou dividida
    [one] por 1 ponto
   *[other] por { $n } pontos
  }
circle-year-none = Nenhuma partida chegou ao fim neste ano.
circle-year-send = Mandar para todos
circle-year-send-what = Só quem é do círculo vê esta página. Como texto, você pode mandar o ano para qualquer lugar.
circle-year-text = O ano como texto
circle-year-copy = Copiar o texto
circle-year-share = Compartilhar o texto
circle-year-copied = O texto foi copiado.
circle-year-back = Voltar ao círculo
