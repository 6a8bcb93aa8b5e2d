home-title = Uma mesa para amigos que estão longe
home-lead = Jogos de tabuleiro no navegador: crie uma mesa, mande o link e jogue. Não precisa de conta. A partida pode durar uma noite ou dois meses: seu lugar fica guardado.
home-sign-in = Já estive aqui antes
home-mine = Suas mesas
home-your-turn = É a sua vez
home-until = O tempo acaba { $when }
home-late-you = Seu tempo acabou, mas ainda dá para jogar
home-late = O tempo acabou
home-stand-in = Um robô está jogando por você
home-last-move = Última jogada { $when }
home-set-up = Mesa criada { $when }
home-finished = Terminou { $when }
home-see-end = Ver como terminou
home-abandoned = Terminou sem resultado
home-round = Rodada { $n }
home-seen-round = Na sua última visita: rodada { $n }
home-seen = Na sua última visita: rodada { $n }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
home-circles = Círculos
home-show-all = Mostrar todas ({ $n })
home-games = Na estante
home-open = Mesas abertas
home-open-none = Nenhuma mesa aberta no momento.
home-open-invite = Abrir uma mesa para todo mundo
home-branch = E se…
