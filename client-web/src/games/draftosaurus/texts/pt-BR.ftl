draftosaurus-name = Draftosaurus
draftosaurus-blurb = Escolha um dinossauro, passe os outros adiante e ponha cada um onde ele vale mais. Um zoológico em quinze minutos, com todo mundo jogando junto.

# Palavras
draftosaurus-dino-trex = T-Rex
draftosaurus-dino-triceratops = Tricerátopo
draftosaurus-dino-stegosaurus = Estegossauro
draftosaurus-dino-parasaurolophus = Parassaurolofo
draftosaurus-dino-spinosaurus = Espinossauro
draftosaurus-dino-brachiosaurus = Braquiossauro
draftosaurus-aside-trex = T-Rex
draftosaurus-aside-triceratops = Tricerátopo
draftosaurus-aside-stegosaurus = Estegossauro
draftosaurus-aside-parasaurolophus = Parassaurolofo
draftosaurus-aside-spinosaurus = Espinossauro
draftosaurus-aside-brachiosaurus = Braquiossauro
draftosaurus-board-summer = Verão
draftosaurus-board-winter = Inverno
draftosaurus-legs = Tabuleiro
draftosaurus-face-woods = Floresta
draftosaurus-face-grassland = Pradaria
draftosaurus-face-restrooms = Banheiros
draftosaurus-face-food_court = Praça de alimentação
draftosaurus-face-empty_pen = Cercado vazio
draftosaurus-face-no_trex = Cuidado com o T-Rex
draftosaurus-means-woods = Só na floresta ou no rio.
draftosaurus-means-grassland = Só na pradaria ou no rio.
draftosaurus-means-restrooms = Só à direita do rio ou nele.
draftosaurus-means-food_court = Só à esquerda do rio ou nele.
draftosaurus-means-empty_pen = Só em um cercado vazio ou no rio.
draftosaurus-means-no_trex = Só em um cercado sem T-Rex ou no rio.
draftosaurus-pen-sameness = Floresta da Igualdade
draftosaurus-pen-trio = Mata Tripla
draftosaurus-pen-prairie = Pradaria do Amor
draftosaurus-pen-king = Rei da Selva
draftosaurus-pen-meadow = Campina da Diferença
draftosaurus-pen-island = Ilha Solitária
draftosaurus-pen-wood = Floresta Bem Ordenada
draftosaurus-pen-lookout = O Vigia
draftosaurus-pen-bridge_left = Ponte dos Amantes, margem esquerda
draftosaurus-pen-bridge_right = Ponte dos Amantes, margem direita
draftosaurus-pen-quarantine = Quarentena
draftosaurus-pen-pyramid = Pirâmide
draftosaurus-pen-river = Rio
draftosaurus-cell-b1 = embaixo à esquerda
draftosaurus-cell-b2 = embaixo no meio
draftosaurus-cell-b3 = embaixo à direita
draftosaurus-cell-m1 = no meio à esquerda
draftosaurus-cell-m2 = no meio à direita
draftosaurus-cell-t = no topo
draftosaurus-row-bottom = fileira de baixo
draftosaurus-row-middle = fileira do meio
draftosaurus-row-top = pedra do topo

# Opções
draftosaurus-option-board = Tabuleiro
draftosaurus-option-board-summer = Verão
draftosaurus-option-board-winter = Inverno
draftosaurus-option-board-both = Verão e depois inverno
draftosaurus-option-board-hint = Comece pelo verão; o inverno é um pouco mais difícil.
draftosaurus-option-quick_turns = Turnos rápidos
draftosaurus-option-quick_turns-hint = Escolher e colocar de uma vez: metade dos passos, bom para partidas de vários dias.

# O que se espera
draftosaurus-pick_free = Escolha um dinossauro. Você lançou o dado, então ele não vale para você.
draftosaurus-pick_die = Escolha um dinossauro. O dado diz onde ele pode ficar: { $face }.
draftosaurus-place_free = Coloque o { $dino } onde quiser.
draftosaurus-place_die = Coloque o { $dino } no zoológico. O dado diz: { $face }.
draftosaurus-commit_free = Escolha um dinossauro e onde ele fica. Você lançou o dado, então ele não vale para você.
draftosaurus-commit_die = Escolha um dinossauro e onde ele fica. O dado diz: { $face }.
draftosaurus-commit_aside_free = Escolha um dinossauro, onde ele fica e outro que sai do jogo. Você lançou o dado, então ele não vale para você.
draftosaurus-commit_aside_die = Escolha um dinossauro, onde ele fica e outro que sai do jogo. O dado diz: { $face }.
draftosaurus-set_aside = Escolha um dinossauro para sair do jogo.
draftosaurus-quarantine = O { $dino } vai sair da quarentena. Para onde?
draftosaurus-chosen = Escolha feita. Você ainda pode mudar de ideia.
draftosaurus-wait = Agora não há nada para você fazer.
draftosaurus-over = A partida acabou.
draftosaurus-table_picks = { $n ->
    [one] Falta { $n } jogador escolher.
   *[other] Faltam { $n } jogadores escolherem.
  }
draftosaurus-table_places = { $n ->
    [one] Falta { $n } jogador colocar seu dinossauro.
   *[other] Faltam { $n } jogadores colocarem seus dinossauros.
  }
draftosaurus-table_commits = { $n ->
    [one] Falta { $n } jogador decidir.
   *[other] Faltam { $n } jogadores decidirem.
  }
draftosaurus-table_sets_aside = { $n ->
    [one] Falta { $n } jogador tirar um dinossauro do jogo.
   *[other] Faltam { $n } jogadores tirarem um dinossauro do jogo.
  }
draftosaurus-table_quarantine = { $n ->
    [one] Falta { $n } dinossauro sair da quarentena.
   *[other] Faltam { $n } dinossauros saírem da quarentena.
  }
draftosaurus-table_over = A partida acabou.

# Por que não
draftosaurus-unavailable_die = O dado diz: { $face }.
draftosaurus-unavailable_full = { $n ->
    [one] Só cabe um.
   *[other] Os { $n } espaços estão ocupados.
  }
draftosaurus-unavailable_one_species = Ali só mora { $dino }.
draftosaurus-unavailable_different = Já mora um { $dino } ali.
draftosaurus-unavailable_next_is = O próximo ali tem que ser um { $dino }.
draftosaurus-unavailable_next_is_not = O próximo ali não pode ser um { $dino }.
draftosaurus-unavailable_taken = Essa pedra está ocupada.
draftosaurus-unavailable_row = Antes é preciso completar: { $row }.
draftosaurus-unavailable_neighbour = Ficaria ao lado de outro { $dino }.
draftosaurus-unavailable_stay = Ele tem que sair da quarentena.

# Ações
draftosaurus-do-pick = Escolher o { $dino }
draftosaurus-do-place = { $cell_id ->
    [b1] { $pen }, embaixo à esquerda
    [b2] { $pen }, embaixo no meio
    [b3] { $pen }, embaixo à direita
    [m1] { $pen }, no meio à esquerda
    [m2] { $pen }, no meio à direita
    [t] { $pen }, no topo
   *[none] { $pen }
  }
draftosaurus-do-move = { $cell_id ->
    [b1] { $pen }, embaixo à esquerda
    [b2] { $pen }, embaixo no meio
    [b3] { $pen }, embaixo à direita
    [m1] { $pen }, no meio à esquerda
    [m2] { $pen }, no meio à direita
    [t] { $pen }, no topo
   *[none] { $pen }
  }
draftosaurus-do-commit = { $dino } → { $cell_id ->
    [b1] { $pen }, embaixo à esquerda
    [b2] { $pen }, embaixo no meio
    [b3] { $pen }, embaixo à direita
    [m1] { $pen }, no meio à esquerda
    [m2] { $pen }, no meio à direita
    [t] { $pen }, no topo
   *[none] { $pen }
  }{ $aside_id ->
    [trex] , sai T-Rex
    [triceratops] , sai Tricerátopo
    [stegosaurus] , sai Estegossauro
    [parasaurolophus] , sai Parassaurolofo
    [spinosaurus] , sai Espinossauro
    [brachiosaurus] , sai Braquiossauro
   *[none] { "" }
  }
draftosaurus-do-set_aside = Tirar o { $dino }
draftosaurus-do-reconsider = Escolher de novo

# O que aconteceu
draftosaurus-log-leg_started = { $board_id ->
    [winter] O inverno chega ao zoológico. { $first_is ->
        [me] Você lança o dado primeiro.
       *[other] { $first } lança o dado primeiro.
      }
   *[summer] É verão no zoológico. { $first_is ->
        [me] Você lança o dado primeiro.
       *[other] { $first } lança o dado primeiro.
      }
  }
draftosaurus-log-dealt = Rodada { $round }: chegam novos dinossauros.
draftosaurus-log-rolled = { $roller_is ->
    [me] Você lança o dado: { $face }
   *[other] { $roller } lança o dado: { $face }
  }
draftosaurus-log-entered = { $phase_id ->
    [quarantine] A quarentena se abre.
   *[over] Os portões se fecham: fim da partida.
  }
draftosaurus-log-picked = { $seat_is ->
    [me] Você escolhe o { $dino }
   *[other] { $seat } escolhe o { $dino }
  }
draftosaurus-log-placed = { $seat }: { $dino } → { $pen }
draftosaurus-log-set_aside = { $seat_is ->
    [me] Você tira um dinossauro do jogo
   *[other] { $seat } tira um dinossauro do jogo
  }
draftosaurus-log-moved = { $seat }: o { $dino } sai da quarentena → { $pen }

# Os pontos
draftosaurus-score-sameness = Floresta da Igualdade
draftosaurus-score-trio = Mata Tripla
draftosaurus-score-prairie = Pradaria do Amor
draftosaurus-score-king = Rei da Selva
draftosaurus-score-meadow = Campina da Diferença
draftosaurus-score-island = Ilha Solitária
draftosaurus-score-wood = Floresta Bem Ordenada
draftosaurus-score-bridge = Ponte dos Amantes
draftosaurus-score-quarantine = Quarentena
draftosaurus-score-lookout = O Vigia
draftosaurus-score-pyramid = Pirâmide
draftosaurus-score-river = Rio
draftosaurus-score-trex = Cercados com T-Rex
draftosaurus-rule-sameness = Uma espécie só: 2, 4, 8, 12, 18 ou 24 pontos, de um a seis dinossauros.
draftosaurus-rule-trio = 7 pontos se tiver exatamente três dinossauros, sejam quais forem.
draftosaurus-rule-prairie = 5 pontos por casal da mesma espécie.
draftosaurus-rule-king = 7 pontos se nenhum outro zoológico tiver mais dessa espécie. Empate serve, e o rio conta.
draftosaurus-rule-meadow = Todos diferentes: 1, 3, 6, 10, 15 ou 21 pontos, de um a seis dinossauros.
draftosaurus-rule-island = 7 pontos se for o único da espécie no zoológico inteiro, contando o rio.
draftosaurus-rule-wood = Duas espécies alternadas: 2, 4, 8, 12, 18 ou 24 pontos, de um a seis dinossauros.
draftosaurus-rule-bridge = 6 pontos por casal da mesma espécie separado pelo rio, um em cada margem.
draftosaurus-rule-quarantine = Não vale pontos: antes da contagem, o dinossauro vai para outro lugar.
draftosaurus-rule-lookout = 2 pontos por dinossauro da mesma espécie no zoológico à sua direita.
draftosaurus-rule-pyramid = Cada dinossauro pontua pela fileira: 2 embaixo, 4 no meio, 7 no topo.
draftosaurus-rule-river = 1 ponto por dinossauro no rio.
draftosaurus-rule-trex = 1 ponto por cercado com pelo menos um T-Rex. O rio não é cercado.
draftosaurus-rule-tie = No empate, vence quem tem menos T-Rex no zoológico.
draftosaurus-score-summer_sameness = { draftosaurus-board-summer } · { draftosaurus-score-sameness }
draftosaurus-rule-summer_sameness = { draftosaurus-rule-sameness }
draftosaurus-score-summer_trio = { draftosaurus-board-summer } · { draftosaurus-score-trio }
draftosaurus-rule-summer_trio = { draftosaurus-rule-trio }
draftosaurus-score-summer_prairie = { draftosaurus-board-summer } · { draftosaurus-score-prairie }
draftosaurus-rule-summer_prairie = { draftosaurus-rule-prairie }
draftosaurus-score-summer_king = { draftosaurus-board-summer } · { draftosaurus-score-king }
draftosaurus-rule-summer_king = { draftosaurus-rule-king }
draftosaurus-score-summer_meadow = { draftosaurus-board-summer } · { draftosaurus-score-meadow }
draftosaurus-rule-summer_meadow = { draftosaurus-rule-meadow }
draftosaurus-score-summer_island = { draftosaurus-board-summer } · { draftosaurus-score-island }
draftosaurus-rule-summer_island = { draftosaurus-rule-island }
draftosaurus-score-summer_river = { draftosaurus-board-summer } · { draftosaurus-score-river }
draftosaurus-rule-summer_river = { draftosaurus-rule-river }
draftosaurus-score-summer_trex = { draftosaurus-board-summer } · { draftosaurus-score-trex }
draftosaurus-rule-summer_trex = { draftosaurus-rule-trex }
draftosaurus-score-winter_wood = { draftosaurus-board-winter } · { draftosaurus-score-wood }
draftosaurus-rule-winter_wood = { draftosaurus-rule-wood }
draftosaurus-score-winter_bridge = { draftosaurus-board-winter } · { draftosaurus-score-bridge }
draftosaurus-rule-winter_bridge = { draftosaurus-rule-bridge }
draftosaurus-score-winter_quarantine = { draftosaurus-board-winter } · { draftosaurus-score-quarantine }
draftosaurus-rule-winter_quarantine = { draftosaurus-rule-quarantine }
draftosaurus-score-winter_lookout = { draftosaurus-board-winter } · { draftosaurus-score-lookout }
draftosaurus-rule-winter_lookout = { draftosaurus-rule-lookout }
draftosaurus-score-winter_pyramid = { draftosaurus-board-winter } · { draftosaurus-score-pyramid }
draftosaurus-rule-winter_pyramid = { draftosaurus-rule-pyramid }
draftosaurus-score-winter_river = { draftosaurus-board-winter } · { draftosaurus-score-river }
draftosaurus-rule-winter_river = { draftosaurus-rule-river }
draftosaurus-score-winter_trex = { draftosaurus-board-winter } · { draftosaurus-score-trex }
draftosaurus-rule-winter_trex = { draftosaurus-rule-trex }
draftosaurus-score_empty = nenhum dinossauro lá
draftosaurus-score_count = { $n ->
    [one] { $n } dinossauro
   *[other] { $n } dinossauros
  }
draftosaurus-score_exactly = { $n } de { $of }
draftosaurus-score_couples = { $n ->
    [one] { $n } casal
   *[other] { $n } casais
  }
draftosaurus-score_king = { $dino }: { $n } aqui, no máximo { $most } nos outros
draftosaurus-score_island = { $dino }: { $n } no zoológico
draftosaurus-score_lookout = { $dino }: { $n } no zoológico de { $seat }
draftosaurus-score_bridge = { $n ->
    [one] { $n } casal separado pelo rio
   *[other] { $n } casais separados pelo rio
  }
draftosaurus-score_pyramid = { $n ->
    [one] { $n } dinossauro
   *[other] { $n } dinossauros
  }
draftosaurus-score_quarantine = sai antes da contagem
draftosaurus-score_river = { $n ->
    [one] { $n } dinossauro
   *[other] { $n } dinossauros
  }
draftosaurus-score_trex = { $n ->
    [one] { $n } cercado
   *[other] { $n } cercados
  }

# A mesa
draftosaurus-round = Rodada { $n } de { $of }
draftosaurus-turn = Turno { $n } de { $of }
draftosaurus-about-rounds = Depois do último turno as mãos ficam vazias e chegam novos dinossauros. Depois da última rodada os cercados são contados.
draftosaurus-die = { $roller_is ->
    [me] Você lançou o dado: ele não vale para você.
   *[other] Vale para todos, menos { $roller }, que lançou o dado.
  }
draftosaurus-area-zoo = Zoológico
draftosaurus-area-hand = Mão
draftosaurus-hand = { $n ->
    [one] Sua mão: { $n } dinossauro
   *[other] Sua mão: { $n } dinossauros
  }
draftosaurus-hand-empty = Sua mão está vazia.
draftosaurus-nobody = nenhum dinossauro ainda
draftosaurus-sign-sameness = { draftosaurus-rule-sameness } Preencha da esquerda para a direita.
draftosaurus-sign-trio = { draftosaurus-rule-trio }
draftosaurus-sign-prairie = { draftosaurus-rule-prairie } Os sem par também podem morar ali.
draftosaurus-sign-king = Só cabe um. { draftosaurus-rule-king }
draftosaurus-sign-meadow = { draftosaurus-rule-meadow } Preencha da esquerda para a direita.
draftosaurus-sign-island = Só cabe um. { draftosaurus-rule-island }
draftosaurus-sign-wood = { draftosaurus-rule-wood } Preencha da esquerda para a direita.
draftosaurus-sign-lookout = Só cabe um. { draftosaurus-rule-lookout }
draftosaurus-sign-bridge_left = { draftosaurus-rule-bridge }
draftosaurus-sign-bridge_right = { draftosaurus-rule-bridge }
draftosaurus-sign-quarantine = Só cabe um. No fim ele vai para qualquer lugar que o aceite; o dado já não vale.
draftosaurus-sign-pyramid = { draftosaurus-rule-pyramid } Complete primeiro as fileiras de baixo; dois da mesma espécie não podem se encostar.
draftosaurus-sign-river = O rio aceita todos, não importa o que o dado diga. { draftosaurus-rule-river }
draftosaurus-where-sameness = Floresta, à esquerda do rio (praça de alimentação).
draftosaurus-where-trio = Floresta, à esquerda do rio (praça de alimentação).
draftosaurus-where-prairie = Pradaria, à esquerda do rio (praça de alimentação).
draftosaurus-where-king = Floresta, à direita do rio (banheiros).
draftosaurus-where-meadow = Pradaria, à direita do rio (banheiros).
draftosaurus-where-island = Pradaria, à direita do rio (banheiros).
draftosaurus-where-wood = Floresta, à esquerda do rio (praça de alimentação).
draftosaurus-where-lookout = Floresta, à direita do rio (banheiros).
draftosaurus-where-bridge_left = Floresta, à esquerda do rio (praça de alimentação).
draftosaurus-where-bridge_right = Pradaria, à direita do rio (banheiros).
draftosaurus-where-quarantine = Pradaria, à esquerda do rio (praça de alimentação).
draftosaurus-where-pyramid = Pradaria, à direita do rio (banheiros).

# Ajuda
draftosaurus-help-aim = Você cuida de um zoológico de dinossauros. A cada turno, coloca mais um. No fim, cada cercado pontua do seu jeito, e vence quem tiver mais pontos.
draftosaurus-help-turn = Um turno
draftosaurus-help-turn-1 = Um jogador lança o dado. Ele diz onde todos os outros podem colocar o dinossauro; quem lançou coloca onde quiser.
draftosaurus-help-turn-2 = Cada um escolhe em segredo um dinossauro da mão. Depois todos mostram.
draftosaurus-help-turn-3 = Todos colocam o seu ao mesmo tempo. A regra do cercado vale sempre, e o rio está sempre aberto.
draftosaurus-help-turn-4 = Cada um passa a mão para a esquerda, e o dado também passa.
draftosaurus-help-rounds = São duas rodadas de seis turnos: doze dinossauros em cada zoológico. Com dois jogadores são quatro rodadas de três turnos, e a cada turno você também tira um dinossauro do jogo.
draftosaurus-help-die = O dado
draftosaurus-help-summer = Cercados no verão
draftosaurus-help-winter = Cercados no inverno
draftosaurus-help-trex = E o T-Rex
draftosaurus-help-house = Regras da casa
draftosaurus-help-house-lead = Onde as regras impressas não dizem nada, ou mudam de uma edição para outra, nesta mesa é assim:
draftosaurus-help-house-1 = A Pradaria do Amor e as margens da ponte não têm limite. Algumas edições mais novas dizem seis na pradaria.
draftosaurus-help-house-2 = Quem lança primeiro é sorteado. O dado passa depois de cada turno, também de uma rodada para a outra.
draftosaurus-help-house-3 = Na pirâmide vale qualquer pedra livre da fileira mais baixa que ainda não está completa.
draftosaurus-help-house-4 = Quem tem um dinossauro na quarentena precisa tirá-lo de lá. Todos fazem isso ao mesmo tempo, e o dado não vale.
draftosaurus-help-house-5 = Com dois jogadores, o que saiu do jogo fica em segredo até o fim da partida.
draftosaurus-help-house-6 = Verão e depois inverno: os pontos se somam, no inverno quem lança primeiro é o jogador seguinte, e no empate vence quem tem menos T-Rex nos dois zoológicos.
draftosaurus-help-house-7 = Com a opção Turnos rápidos, você escolhe e coloca em uma só escolha secreta.
draftosaurus-help-step-roll = Lance o dado
draftosaurus-help-step-roll-text = Um jogador lança o dado. Ele diz onde todos os outros podem colocar; quem lançou coloca onde quiser.
draftosaurus-help-step-pick = Escolha
draftosaurus-help-step-pick-text = Cada um escolhe em segredo um dinossauro da mão. Depois todos mostram.
draftosaurus-help-step-place = Coloque
draftosaurus-help-step-place-text = Cada um coloca o seu em um cercado, e cada cercado tem a sua regra. O rio aceita qualquer dinossauro.
draftosaurus-help-step-pass = Passe adiante
draftosaurus-help-step-pass-text = As mãos passam para a esquerda, e o dado também. Com dois jogadores, antes cada um tira um dinossauro do jogo.
draftosaurus-help-step-count = Conte os pontos
draftosaurus-help-step-count-text = Quando cada zoológico tem doze dinossauros, os cercados dão os seus pontos.

# The lesson
draftosaurus-lesson-aim = Encha o zoológico: vence quem tem mais pontos após duas rodadas.
draftosaurus-lesson-pick = Escolha um dinossauro. Todos escolhem ao mesmo tempo, em segredo.
draftosaurus-lesson-place = Ponha-o em um cercado: cada um tem a sua própria regra.
draftosaurus-lesson-sameness = Esta floresta quer uma só espécie: quanto mais, mais pontos.
draftosaurus-lesson-pass = As mãos passaram para a esquerda. Escolha de novo.
draftosaurus-lesson-die = O dado diz onde você pode pôr agora. O rio está sempre aberto.
draftosaurus-lesson-barred = O dado fecha este cercado neste turno.
draftosaurus-lesson-island = Sete pontos aqui se for o único da espécie no seu zoológico.
draftosaurus-lesson-king = Sete pontos aqui se nenhum outro zoológico tiver mais desta espécie.
draftosaurus-lesson-meadow = Neste prado, todos os dinossauros são diferentes.
draftosaurus-lesson-trex = Cada cercado com um T-Rex dá mais um ponto.
draftosaurus-lesson-round = A segunda rodada: novos dinossauros para todos.
draftosaurus-lesson-end = Esse foi o jogo todo. Agora jogue com outros, ou mais uma vez.
draftosaurus-lesson-plan = Escolha um que sirva a um cercado seu, agora ou depois.
draftosaurus-lesson-trio = Exatamente três dinossauros aqui valem sete pontos, sejam quais forem.

# Why a bot suggests an action

draftosaurus-advice_best_pen = Daria { $n ->
    [one] um ponto
   *[other] { $n } pontos
  } agora mesmo: { $pen }.
draftosaurus-advice_next_brings_more = O próximo aqui dá ainda mais: { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
draftosaurus-advice_completes = Completa este cercado: só vale com exatamente { $n }.
draftosaurus-advice_couple = Forma um casal, que vale { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
draftosaurus-advice_most = Por enquanto nenhum outro zoológico tem mais: { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
draftosaurus-advice_alone = Por enquanto é o único no seu zoológico: { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
draftosaurus-advice_watches = O zoológico à sua direita tem desta espécie: { $n }.
draftosaurus-advice_row = Nesta fileira da pirâmide ele dá { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
draftosaurus-advice_moves_later = Antes da contagem, ele vai para o cercado que você quiser.
draftosaurus-advice_saves_pens = Um ponto no rio, e os cercados continuam livres.
