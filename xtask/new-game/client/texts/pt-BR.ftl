example-name = Example
example-blurb = Jogue suas cartas em ordem crescente.

# Options
example-option-hand = Cartas na mão
example-option-hand-four = Quatro
example-option-hand-two = Duas
example-option-hand-hint = Com duas cartas há menos o que planejar.

# What is wanted
example-play = Jogue uma carta.
example-wait = Não há nada para você fazer agora.
example-over = A partida acabou.
example-table_plays = { $seat } joga uma carta.
example-table_over = A partida acabou.

# Actions
example-do-play = Jogar { $card }
example-verb-play = Jogar uma carta

# What happened
example-log-dealt = { $first_is ->
    [me] As cartas foram dadas. Você começa.
   *[other] As cartas foram dadas. { $first } começa.
  }
example-log-played = { $seat_is ->
    [me] Você joga { $card }.
   *[other] { $seat } joga { $card }.
  }
example-log-drawn = { $seat_is ->
    [me] Você compra uma carta.
   *[other] { $seat } compra uma carta.
  }

# Points
example-score-rising = Cartas em ordem
example-rule-rising = Uma carta maior que a anterior vale o seu número.
example-score-others = Outras cartas
example-rule-others = Qualquer outra carta vale um ponto.
example-score_count = { $n ->
    [one] Uma carta
   *[other] { $n } cartas
  }
example-rule-tie = Jogadores com os mesmos pontos dividem o lugar.

# The table
example-area-row = Fileira
example-area-hand = Mão
example-pile = { $n ->
    [one] Há uma carta no monte.
   *[other] Há { $n } cartas no monte.
  }

# Help
example-help-aim = Vence quem tiver mais pontos quando todas as cartas forem jogadas.
example-help-turn = A vez
example-help-turn-text = Jogue uma carta da mão na sua fileira e compre outra. Uma carta maior que a anterior vale o seu número; qualquer outra vale um ponto.
example-help-points = Pontos
example-help-step-hand = Mão
example-help-step-hand-text = Você tem quatro cartas, ou duas.
example-help-step-play = Jogar
example-help-step-play-text = Jogue uma delas na sua fileira.
example-help-step-rise = Subir
example-help-step-rise-text = Se for maior que a anterior, vale o seu número.
example-help-step-fall = Descer
example-help-step-fall-text = Se não for, vale um ponto.
example-help-step-draw = Comprar
example-help-step-draw-text = Depois compre uma carta, enquanto houver.
