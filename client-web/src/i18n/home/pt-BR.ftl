home-title = Uma mesa para amigos que estão longe
home-lead = Jogos de tabuleiro no navegador: crie uma mesa, mande o link e jogue. Não precisa de conta. A partida pode durar uma noite ou dois meses: seu lugar fica guardado.
home-your-turn = Tem gente esperando você
home-mine = Suas mesas
home-games = Na estante
home-open = Mesas abertas
home-open-none = Nenhuma mesa aberta no momento.
home-open-invite = Abrir uma mesa para todo mundo
