# Quem joga como
ratings-title = Ranking
rating-what = Como as pessoas jogam, segundo as partidas ranqueadas em mesas abertas. O número depois de ± diz quanto ele pode estar errado. Quem tem menos de { $least } partidas ranqueadas, ou nenhuma nos últimos { $days } dias, não aparece.
rating-what-circle = Como jogam os membros de { $name }, segundo as partidas ranqueadas em mesas do círculo. O número depois de ± diz quanto ele pode estar errado. Quem tem menos de { $least } partidas ranqueadas, ou nenhuma nos últimos { $days } dias, não aparece.
rating-how = Para entrar no ranking, monte uma mesa para qualquer pessoa, ou em um círculo, e escolha “Ranqueada”.
rating-game = Jogo
rating-who = Quem
rating-head = Rating
rating-matches-head = Partidas
rating-none = Ainda não há ninguém na lista deste jogo.
rating-back = Voltar ao círculo

# Um rating
rating-value = { $points } ± { $deviation }
rating-few = { $n ->
    [one] Uma de { $all } partidas ranqueadas
   *[other] { $n } de { $all } partidas ranqueadas
  }
rating-yours = Seu rating: { $rating }

# Os próprios
rating-own = Seus ratings
rating-at-open = Em mesas abertas
rating-in-circle = Em { $name }
rating-resting = fora da lista até a sua próxima partida ranqueada
rating-list = A lista
rating-circle-list = Ranking neste círculo

# No fim de uma partida
rating-new = Novos ratings
rating-not-bot_played = Esta partida não conta para o ranking: um robô jogou no lugar de alguém.
rating-not-player_replaced = Esta partida não conta para o ranking: outra pessoa assumiu um lugar.
