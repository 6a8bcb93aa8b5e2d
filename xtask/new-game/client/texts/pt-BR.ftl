example-name = Example
example-blurb = Jogue suas cartas em ordem crescente e ocupe as casas do mapa.

# Options
example-option-hand = Cartas na mão
example-option-hand-four = Quatro
example-option-hand-two = Duas
example-option-hand-hint = Com duas cartas há menos o que planejar.

# What is wanted
example-play = Jogue uma carta e ocupe uma casa.
example-wait = Não há nada para você fazer agora.
example-over = A partida acabou.
example-table_plays = { $seat } joga uma carta.
example-table_over = A partida acabou.

# Actions
example-do-play = Jogar { $card }, ocupar a casa { $field }
example-verb-play = Jogar uma carta

# What happened
example-log-dealt = { $first_is ->
    [me] As cartas foram dadas. Você começa.
   *[other] As cartas foram dadas. { $first } começa.
  }
example-log-played = { $seat_is ->
    [me] Você joga { $card } e ocupa a casa { $field }.
   *[other] { $seat } joga { $card } e ocupa a casa { $field }.
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
example-score-beside = Casas vizinhas
example-rule-beside = Duas casas suas, uma ao lado da outra, valem um ponto.
example-rule-tie = Jogadores com os mesmos pontos dividem o lugar.

# The table
example-area-map = Mapa
example-area-row = Fileira
example-area-hand = Mão
example-card = Carta { $n }
example-free = Casa { $field }, livre
example-taken = Casa { $field }: { $name }
example-pile = { $n ->
    [one] Há uma carta no monte.
   *[other] Há { $n } cartas no monte.
  }

# Help
example-help-aim = Vence quem tiver mais pontos quando todas as casas do mapa estiverem ocupadas.
example-help-turn = A vez
example-help-turn-text = Jogue uma carta da mão na sua fileira, ocupe uma casa livre do mapa e compre uma carta. Uma carta maior que a anterior vale o seu número; qualquer outra vale um ponto. Duas casas suas vizinhas também valem um ponto.
example-help-points = Pontos
example-help-step-play = Jogar
example-help-step-play-text = Jogue uma das suas cartas na sua fileira.
example-help-step-take = Ocupar
example-help-step-take-text = Depois ocupe uma casa livre do mapa.
example-help-step-rise = Subir
example-help-step-rise-text = Se for maior que a anterior, vale o seu número.
example-help-step-fall = Descer
example-help-step-fall-text = Se não for, vale um ponto.
example-help-step-draw = Comprar
example-help-step-draw-text = Depois compre uma carta, enquanto houver.
