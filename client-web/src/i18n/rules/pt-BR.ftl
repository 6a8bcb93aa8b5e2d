# The facts of a game
rules-players = Jogadores
rules-minutes = Minutos
rules-weight = Dificuldade
rules-weight-1 = Aprende-se num instante
rules-weight-2 = Pede um pouco de cabeça
rules-weight-3 = Jogo para uma noite inteira
rules-wins = O que faz ganhar

# The page
rules-find = Procurar nestas regras
rules-found-none = Nada aqui fala disso. Tente outra palavra.
rules-asked = O que se pede agora
rules-turn = { $n ->
    [one] Em uma imagem
   *[other] Em { $n } imagens
  }
rules-example = Um exemplo, com os pontos
rules-example-how = Foi assim que terminou uma partida de verdade. Aponte para uma linha para ver de onde vêm os pontos.
rules-example-total = { $n ->
    [one] Ao todo: um ponto
   *[other] Ao todo: { $n } pontos
  }
rules-rulings = As regras completas
rules-rulings-hint = Todos os detalhes, e como se joga nesta mesa quando o manual não diz nada.

# After the first round
first-round-title = Sua primeira rodada
first-round-total = { $n ->
    [0] Se a partida acabasse agora, você não teria pontos.
    [one] Se a partida acabasse agora, você teria um ponto.
   *[other] Se a partida acabasse agora, você teria { $n } pontos.
  }
first-round-close = Continuar
