# An evening of several matches
evening-title = Noitada
evening-match = Partida { $number } de { $all }
evening-by-best_of = Mais partidas vencidas
evening-by-best_of-hint = Quem vence mais partidas vence a noitada. Ela termina assim que ninguém mais pode alcançar. Quem divide o primeiro lugar de uma partida também a venceu. Em caso de empate, decidem os pontos.
evening-by-total = Pontos
evening-by-total-hint = Cada partida dá dois pontos por jogador que fica atrás e um por jogador com quem se divide o lugar. Em caso de empate, decidem as partidas vencidas.
evening-counts = Uma partida abandonada não conta para ninguém, e a noitada continua. Quem ocupa um lugar no fim da partida recebe o que ela rende.
evening-place = Lugar
evening-who = Quem
evening-won = Vitórias
evening-points = Pontos
evening-winner-you = Você venceu a noitada.
evening-winner = { $n ->
    [one] { $names } venceu a noitada.
   *[other] { $names } dividem a noitada.
  }
evening-lead-you = Você lidera.
evening-lead = { $n ->
    [one] { $names } lidera.
   *[other] { $names } lideram.
  }
evening-nobody = Nenhuma partida contou: ninguém venceu a noitada.
evening-ended = A noitada foi encerrada antes da última partida. Ninguém a venceu.
evening-waits = espera jogadores
evening-runs = em andamento
evening-abandoned = sem resultado
evening-planned = ainda por vir
evening-next = Próxima partida: { $game }
evening-end = Encerrar a noitada
evening-end-sure = Encerrar esta noitada? Ela fica sem vencedor. A partida atual continua, mas não conta mais.

# In a circle
evenings-title = Noitadas
evenings-none = Nenhuma noitada foi criada aqui ainda.
evening-new = Criar uma noitada
evening-what = Várias partidas das mesmas pessoas, uma após a outra, com uma só classificação. A cada vez começa outro lugar.
evening-counting = O que decide
evening-matches = Partidas
evening-nth = Partida { $number }
evening-add = Mais uma partida
evening-remove = Remover a partida { $number }
evening-unfit = { $game } é para { $least } a { $most } jogadores.
evening-make = Criar a noitada
