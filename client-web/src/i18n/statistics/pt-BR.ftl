# O que somam as partidas de um usuário
statistics-title = Suas estatísticas
statistics-of-person = Em números
statistics-what-counts = Partidas jogadas até o fim: as suas, em mesas abertas e particulares. Só você vê esta página.
statistics-what-counts-open = Partidas em mesas abertas, jogadas até o fim.
statistics-against = Partidas
statistics-with-people = Com pessoas ({ $n })
statistics-with-bots = Contra robôs ({ $n })
statistics-none = Nenhuma partida sua chegou ao fim ainda.
statistics-none-here = Ainda não há partidas assim.
statistics-save = Salvar todas as partidas como tabela (CSV)

# Um jogo
statistics-matches = { $n ->
    [one] uma partida
   *[other] { $n } partidas
  }
statistics-wins = Vitórias
statistics-wins-of = { $wins } de { $n }
statistics-by-chance = pelo acaso { $n }
statistics-streak = Seguidas
statistics-streak-now = agora { $n }
statistics-most = Mais pontos
statistics-clearest = Maior vitória
statistics-by-points = por { $n }
statistics-closest = A mais disputada
statistics-closest-even = empate
statistics-thinking = Tempo pensando
statistics-a-match = por partida
statistics-minutes = { $n } min
statistics-seats = { $n ->
    [one] um lugar
   *[other] { $n } lugares
  }
statistics-seats-head = Quantos
statistics-matches-head = Jogos
statistics-wins-head = Vitórias (pelo acaso)
statistics-place-head = Lugar médio
statistics-points-head = Pontos em média

# Desenhos
statistics-course = Pontos à frente dos outros
statistics-course-what = { $n ->
    [one] A última partida.
   *[other] As últimas { $n } partidas, a mais antiga primeiro. Para cima: à frente da média dos outros. Um ponto: vitória.
  }
statistics-as-table = Como tabela
statistics-ended = Fim
statistics-place = Lugar
statistics-points = Pontos
statistics-ahead = À frente
statistics-lines = De onde vêm os pontos
statistics-lines-what = A média por partida, e quanto a mais ou a menos que a mesa toda.
statistics-line-none = As folhas de pontos ainda estão sendo lidas.

# Os outros
statistics-opponents = Com quem
statistics-opponents-what = Quem ficou em lugar melhor, partida por partida.
statistics-before-behind = { $before } – { $behind }
statistics-better = melhor { $before } vezes, pior { $behind } vezes, igual { $even } vezes
statistics-even = { $n ->
    [one] uma igual
   *[other] { $n } iguais
  }
statistics-ahead-now = { $n ->
    [one] melhor da última vez
   *[other] melhor { $n } vezes seguidas
  }
statistics-behind-now = { $n ->
    [one] pior da última vez
   *[other] pior { $n } vezes seguidas
  }
statistics-bots = { $level ->
    [beginner] Robôs iniciantes
    [easy] Robôs fáceis
    [good] Robôs bons
   *[strong] Robôs fortes
  }
statistics-all = Mostrar todos os { $n }

# Em um círculo
statistics-what-counts-circle = Suas partidas neste círculo, jogadas até o fim. Só você vê esta página.
statistics-back = Voltar ao círculo
