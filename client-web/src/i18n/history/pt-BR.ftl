# Partidas jogadas
history-filters = Encontrar uma partida
history-game = Jogo
history-any = Qualquer jogo
history-player = Jogador
history-from = De
history-to = Até
history-mine = Só as minhas
history-more = Mostrar mais
history-all = Mostrar todas as partidas
history-none-found = Nenhuma partida encontrada. Tire um filtro ou escreva só uma parte do nome.
history-none = Ainda não há partidas para mostrar aqui. As de mesas abertas aparecem quando terminam; as por convite, só para quem jogou.
history-no-name = Você ainda não jogou neste navegador, por isso não há partidas suas.
history-abandoned = Terminou sem resultado
history-branch = E se…
history-statistics = Suas estatísticas
history-ratings = Ranking
history-look = Ver um arquivo
