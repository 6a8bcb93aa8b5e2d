# Filled in by the server, for links in chats and before the page is there
page-about = Jogos de tabuleiro no navegador: crie uma mesa, mande o link e jogue. Não precisa de conta.
page-table = { $game }: uma mesa com { $host }
page-gathering = Lugares livres: { $free }. Abra o link para se sentar, no navegador e sem conta.
page-full = Todos os lugares estão ocupados e a partida já vai começar. Abra o link para assistir.
page-running = A partida está em andamento. Abra o link para assistir.
page-over = A partida terminou. Abra o link para ver como foi.
page-step = Passo { $step } de { $last }: { $words }
page-quiet-step = Passo { $step } de { $last }. Abra o link para ver a partida a partir daí.
page-private = Uma mesa particular
page-private-about = Você recebeu um convite para uma mesa particular. Abra o link para participar, no navegador e sem conta.
page-noscript = O Rodada roda no navegador e precisa de JavaScript. Ative-o para esta página.
offline-title = Não dá para chegar ao Rodada
offline-text = Não há conexão, ou o servidor não está respondendo. Nada se perdeu: suas mesas ficam guardadas lá.
offline-again = Tentar de novo
