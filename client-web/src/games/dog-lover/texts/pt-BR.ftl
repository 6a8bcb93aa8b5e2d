dog-lover-name = Dog Lover
dog-lover-blurb = Coloque um truque sobre a grade, pegue o que ele cobre, cuidado com o buldogue e alimente cada cão que acolher.

# Words
dog-lover-dog-d01 = Biscoito
dog-lover-dog-d02 = Pingo
dog-lover-dog-d03 = Mochi
dog-lover-dog-d04 = Botão
dog-lover-dog-d05 = Avelã
dog-lover-dog-d06 = Rufus
dog-lover-dog-d07 = Trevo
dog-lover-dog-d08 = Caramelo
dog-lover-dog-d09 = Faro
dog-lover-dog-d10 = Juno
dog-lover-dog-d11 = Alce
dog-lover-dog-d12 = Bruno
dog-lover-dog-d13 = Pimenta
dog-lover-dog-d14 = Macarrão
dog-lover-dog-d15 = Canela
dog-lover-dog-d16 = Oliva
dog-lover-dog-d17 = Atlas
dog-lover-dog-d18 = Dominó
dog-lover-dog-d19 = Waffle
dog-lover-dog-d20 = Papoula
dog-lover-dog-d21 = Urso
dog-lover-dog-d22 = Tanque
dog-lover-dog-r01 = Solzinho
dog-lover-dog-r02 = Brisa
dog-lover-dog-r03 = Titã
dog-lover-dog-r04 = Sombra
dog-lover-dog-r05 = Flecha
dog-lover-dog-r06 = Professor
dog-lover-dog-r07 = Biruta
dog-lover-dog-r08 = Rex
dog-lover-dog-r09 = Teddy
dog-lover-dog-r10 = Comilão
dog-lover-dog-r11 = Houdini
dog-lover-dog-r12 = Enfermeira Nel
dog-lover-dog-r13 = Malhado
dog-lover-dog-r14 = Capitão
dog-lover-dog-r15 = Vovó
dog-lover-trait-a1 = Cheio de energia
dog-lover-trait-a2 = Come de tudo
dog-lover-trait-a3 = Bom de garfo
dog-lover-trait-a4 = Aluno exemplar
dog-lover-trait-a5 = Come pouco
dog-lover-trait-a6 = Preguiçoso
dog-lover-trait-a7 = Colecionador de ossos
dog-lover-trait-a8 = Vira-lata
dog-lover-card-a1 = { dog-lover-trait-a1 }
dog-lover-card-a2 = { dog-lover-trait-a2 }
dog-lover-card-a3 = { dog-lover-trait-a3 }
dog-lover-card-a4 = { dog-lover-trait-a4 }
dog-lover-card-a5 = { dog-lover-trait-a5 }
dog-lover-card-a6 = { dog-lover-trait-a6 }
dog-lover-card-a7 = { dog-lover-trait-a7 }
dog-lover-card-a8 = { dog-lover-trait-a8 }
dog-lover-trick-std = Na linha
dog-lover-trick-s1 = Senta
dog-lover-trick-s2 = Fica
dog-lover-trick-s3 = Junto
dog-lover-trick-s4 = Espera
dog-lover-trick-s5 = Vem
dog-lover-trick-t01 = Pega
dog-lover-trick-t02 = Dá a pata
dog-lover-trick-t03 = Rasteja
dog-lover-trick-t04 = Rola
dog-lover-trick-t05 = Rola de volta
dog-lover-trick-t06 = Toca aqui
dog-lover-trick-t07 = Pede
dog-lover-trick-t08 = Zigue-zague
dog-lover-trick-t09 = Dança
dog-lover-trick-t10 = Mortal atrás
dog-lover-trick-t11 = Mortal à frente
dog-lover-item-scraps = restos
dog-lover-item-dry = ração
dog-lover-item-canned = lata
dog-lover-item-wild = coringa
dog-lover-item-ball = bola
dog-lover-item-frisbee = frisbee
dog-lover-item-rope = corda
dog-lover-item-plush = pelúcia
dog-lover-item-bed = caminha
dog-lover-item-training = treino
dog-lover-item-bone = osso
dog-lover-item-adoption = adoção
dog-lover-item-walk = passeio
dog-lover-item-nothing = mais nada
dog-lover-pay-scraps = { dog-lover-item-scraps }
dog-lover-pay-dry = { dog-lover-item-dry }
dog-lover-pay-canned = { dog-lover-item-canned }
dog-lover-pay-wild = { dog-lover-item-wild }
dog-lover-pay-ball = { dog-lover-item-ball }
dog-lover-pay-frisbee = { dog-lover-item-frisbee }
dog-lover-pay-rope = { dog-lover-item-rope }
dog-lover-pay-plush = { dog-lover-item-plush }
dog-lover-pay-bed = { dog-lover-item-bed }
dog-lover-pay-training = { dog-lover-item-training }
dog-lover-pay-bone = { dog-lover-item-bone }
dog-lover-amount-scraps = { dog-lover-item-scraps }
dog-lover-amount-dry = { dog-lover-item-dry }
dog-lover-amount-canned = { dog-lover-item-canned }
dog-lover-amount-wild = { dog-lover-item-wild }
dog-lover-amount-ball = { dog-lover-item-ball }
dog-lover-amount-frisbee = { dog-lover-item-frisbee }
dog-lover-amount-rope = { dog-lover-item-rope }
dog-lover-amount-plush = { dog-lover-item-plush }
dog-lover-amount-bed = { dog-lover-item-bed }
dog-lover-amount-training = { dog-lover-item-training }
dog-lover-amount-bone = { dog-lover-item-bone }
dog-lover-amount-adoption = { dog-lover-item-adoption }
dog-lover-kind-dog = cão
dog-lover-kind-food = comida
dog-lover-kind-favorite = coisa favorita
dog-lover-kind-training = treino
dog-lover-kind-adoption = adoção
dog-lover-kind-walk = passeio
dog-lover-kind-bone = osso
dog-lover-kind-trait = traço
dog-lover-kind-fetch = Busca!
dog-lover-kind-end = fim
dog-lover-food-n = { $n ->
    [1] { $food }
   *[other] { $n } × { $food }
  }
dog-lover-size-small = pequeno
dog-lover-size-medium = médio
dog-lover-size-large = grande
dog-lover-lane-row_a = linha de cima
dog-lover-lane-row_b = linha do meio
dog-lover-lane-row_c = linha de baixo
dog-lover-lane-column_1 = coluna da esquerda
dog-lover-lane-column_2 = coluna do meio
dog-lover-lane-column_3 = coluna da direita
dog-lover-ability-walk_limit_2 = Cabem até dois passeios sob este cão.
dog-lover-ability-any_food = Qualquer comida serve para ele.
dog-lover-ability-need_plus1 = Precisa de mais uma comida, de qualquer tipo.
dog-lover-ability-training_limit_3 = Cabem até três treinos sob este cão.
dog-lover-ability-need_minus1 = Precisa de uma comida a menos, mas nunca de nenhuma. Para cães médios e grandes.
dog-lover-ability-no_walk = Nada de passeios daqui em diante; o que já estiver lá fica.
dog-lover-ability-bone_double = Alimentado, vale por dois cães nos ossos.
dog-lover-ability-all_sizes = Conta como pequeno, médio e grande.
dog-lover-due-food_cube = Se nenhum cão puder tê-lo: descarte-o com uma comida.
dog-lover-due-training = Se nenhum cão puder tê-lo: descarte-o com um treino.
dog-lover-due-favorite = Se nenhum cão puder tê-lo: descarte-o com uma coisa favorita.
dog-lover-due-bone = Se nenhum cão puder tê-lo: descarte-o com um osso.
dog-lover-due-nothing = Se nenhum cão puder tê-lo, é descartado.
dog-lover-does-scraps = Comida para cães que querem restos.
dog-lover-does-dry = Comida para cães que querem ração.
dog-lover-does-canned = Comida para cães que querem lata.
dog-lover-does-wild = Vale por qualquer comida.
dog-lover-does-ball = Um conjunto de coisas favoritas diferentes vale 1, 3, 6, 10 ou 15 pontos.
dog-lover-does-frisbee = Um conjunto de coisas favoritas diferentes vale 1, 3, 6, 10 ou 15 pontos.
dog-lover-does-rope = Um conjunto de coisas favoritas diferentes vale 1, 3, 6, 10 ou 15 pontos.
dog-lover-does-plush = Um conjunto de coisas favoritas diferentes vale 1, 3, 6, 10 ou 15 pontos.
dog-lover-does-bed = Um conjunto de coisas favoritas diferentes vale 1, 3, 6, 10 ou 15 pontos.
dog-lover-does-training = Coloque sob um cão para ganhar um ponto, ou junte para aprender um truque.
dog-lover-does-adoption = Duas trazem um cão do abrigo para casa.
dog-lover-does-walk = Coloque sob um cão neste turno: dois pontos se ele for alimentado. Senão, perde-se.
dog-lover-does-bone = Um só custa um ponto; dois valem um ponto por cão alimentado, três ou mais valem dois.
dog-lover-does-fetch = No seu turno: pegue qualquer carta da grade, mesmo guardada pelo buldogue, e deixe esta no lugar.
dog-lover-power-r01 = 2 pontos por cão pequeno alimentado seu, contando ele.
dog-lover-power-r02 = 2 pontos por cão médio alimentado seu, contando ele.
dog-lover-power-r03 = 2 pontos por cão grande alimentado seu, contando ele.
dog-lover-power-r04 = 1 ponto por cão alimentado seu, contando ele.
dog-lover-power-r05 = 2 pontos por passeio sob seus cães alimentados.
dog-lover-power-r06 = 2 pontos por treino sob seus cães alimentados.
dog-lover-power-r07 = 2 pontos por traço de seus cães alimentados.
dog-lover-power-r08 = Conta como um osso.
dog-lover-power-r09 = Conta como uma coisa favorita, do melhor tipo.
dog-lover-power-r10 = 1 ponto por comida que sobrar, no máximo 4.
dog-lover-power-r11 = 2 pontos por truque aprendido.
dog-lover-power-r12 = 2 pontos por cão seu com fome, no máximo 6.
dog-lover-power-r13 = Um outro cão seu precisa de uma comida a menos, mas nunca de nenhuma.
dog-lover-power-r14 = 4 pontos se você alimentar um cão de cada tamanho.
dog-lover-power-r15 = 3 pontos por outro cão de abrigo alimentado seu.

# Options
dog-lover-option-tricks = Primeiros truques
dog-lover-option-tricks-hint = Cada um começa com um truque próprio, ou todos com a mesma linha reta.
dog-lover-option-tricks-special = Especiais: todos diferentes
dog-lover-option-tricks-standard = Padrão: linha reta
dog-lover-option-hands = Mãos
dog-lover-option-hands-hint = Toda carta é pega à vista de todos. Em partidas de vários dias, mãos abertas poupam a memória.
dog-lover-option-hands-hidden = Escondidas
dog-lover-option-hands-open = Abertas

# What is wanted
dog-lover-ask_guard = Coloque o buldogue ao lado de uma linha ou coluna.
dog-lover-ask_retrieve = Coloque um truque na grade para pegar cartas. Gire-o como quiser.
dog-lover-ask_play = Jogue o que quiser ou encerre o turno.
dog-lover-ask_walk = { $n ->
    [one] Um passeio espera: escolha o cão que vai.
   *[other] { $n } passeios esperam: escolha os cães que vão.
  }
dog-lover-ask_trait = { $trait } espera: escolha o cão que o recebe.
dog-lover-ask_discard = Nenhum cão pode ter o traço: escolha o que vai com ele.
dog-lover-ask_wait = É a vez de { $seat }.
dog-lover-ask_over = A partida acabou.
dog-lover-table_guard = { $seat } posiciona o buldogue.
dog-lover-table_turn = É a vez de { $seat }.
dog-lover-table_over = A partida acabou.

# Why not
dog-lover-barred_retrieve = Antes, pegue cartas com um truque.
dog-lover-barred_retrieved = Um truque por turno.
dog-lover-barred_no_place = O buldogue não deixa lugar para este truque.
dog-lover-barred_walk = Antes, um cão precisa sair para o passeio.
dog-lover-barred_trait = Antes, um cão precisa recebê-lo: { $trait }.
dog-lover-barred_walked = Este cão já passeou.
dog-lover-barred_no_walk = Este cão não passeia: { $trait }.
dog-lover-barred_trained = Este cão já treinou.
dog-lover-barred_has_trait = Este cão já tem um traço: { $trait }.
dog-lover-barred_size = O traço é para cães de outros tamanhos.
dog-lover-barred_adoptions = São { $need } adoções. Você tem { $have }.
dog-lover-barred_trainings = São { $need } treinos. Você tem { $have }.
dog-lover-confirm_discard = Nenhum cão pode ficar com o que espera (passeios: { $walks }, traços: { $traits }). Descartar e encerrar o turno?

# Actions
dog-lover-do-guard = Buldogue: { $lane }
dog-lover-do-retrieve = { $trick }: { $cards }. Buldogue: { $lane }
dog-lover-do-fetch = Busca!: { $cards }
dog-lover-do-walk = Passeio: { $dog }
dog-lover-do-train = Treinar: { $dog }
dog-lover-do-attach = { $card } para { $dog }
dog-lover-do-adopt = Adotar: { $dog }
dog-lover-do-learn = Aprender: { $trick }
dog-lover-do-end_turn = Encerrar o turno
dog-lover-do-discard = Descartar { $card } com: { $pay }
dog-lover-deed-guard = Posicionar o buldogue
dog-lover-deed-retrieve = Usar um truque
dog-lover-deed-fetch = Jogar Busca!
dog-lover-deed-walk = Passear com um cão
dog-lover-deed-train = Treinar um cão
dog-lover-deed-attach = Dar um traço
dog-lover-deed-adopt = Adotar do abrigo
dog-lover-deed-learn = Aprender um truque
dog-lover-deed-end_turn = Encerrar o turno
dog-lover-deed-discard = Descartar um traço
dog-lover-next-fetch = Que carta da grade você busca?
dog-lover-next-train = Qual dos seus cães treina?
dog-lover-next-adopt = Que cão do abrigo vai para casa com você?
dog-lover-next-learn = Que truque você aprende?

# What happened
dog-lover-log-laid = { $start_is ->
    [me] A mesa está posta. Você começa.
   *[other] A mesa está posta. { $start } começa.
  }
dog-lover-log-sheltered = Novo no abrigo: { $dog }
dog-lover-log-offered = Um novo truque: { $trick }
dog-lover-log-end_drawn = Saiu a carta Fim: esta rodada é a última
dog-lover-log-guarded = { $seat_is ->
    [me] Você põe o buldogue: { $lane }
   *[other] { $seat } põe o buldogue: { $lane }
  }
dog-lover-log-retrieved = { $seat_is ->
    [me] { $trick }: você pega { $cards }
   *[other] { $trick }: { $seat } pega { $cards }
  }
dog-lover-log-fetched = { $seat_is ->
    [me] Você busca { $cards }
   *[other] { $seat } busca { $cards }
  }
dog-lover-log-walked = { $seat_is ->
    [me] Você passeia com { $dog }
   *[other] { $seat } passeia com { $dog }
  }
dog-lover-log-trained = { $seat_is ->
    [me] Você treina { $dog }
   *[other] { $seat } treina { $dog }
  }
dog-lover-log-attached = { $seat_is ->
    [me] Com você, { $dog } recebe o traço { $card }
   *[other] { $dog }, de { $seat }, recebe o traço { $card }
  }
dog-lover-log-adopted = { $seat_is ->
    [me] Você adota { $dog }
   *[other] { $seat } adota { $dog }
  }
dog-lover-log-learned = { $seat_is ->
    [me] Você aprende { $trick } ({ $trainings })
   *[other] { $seat } aprende { $trick } ({ $trainings })
  }
dog-lover-log-closed = { $seat_is ->
    [me] Seus passeios se perdem: { $walks }
   *[other] { $seat } perde passeios: { $walks }
  }
dog-lover-log-discarded = { $seat_is ->
    [me] Você descarta { $card }, com { $with }
   *[other] { $seat } descarta { $card }, com { $with }
  }
dog-lover-log-fed = { $seat_is ->
    [me] Você alimenta seus cães
   *[other] { $seat } alimenta os cães
  }
dog-lover-log-eats = { $seat_is ->
    [me] Com você, { $dog } come { $meal }
   *[other] { $dog }, de { $seat }, come { $meal }
  }
dog-lover-log-hungry = { $seat_is ->
    [me] Com você, { $dog } fica com fome
   *[other] { $dog }, de { $seat }, fica com fome
  }
dog-lover-log-ended = A partida acabou

# The sheet
dog-lover-score-dogs = Cães
dog-lover-rule-dogs = Um cão alimentado vale seus pontos, 2 por passeio, 1 por treino e seu traço. Um cão com fome custa 2.
dog-lover-score-rescues = Cães do abrigo
dog-lover-rule-rescues = Como os outros; alimentados, usam também seu poder. Com fome, também custam 2.
dog-lover-favorites = Coisas favoritas
dog-lover-score-favorites = Coisas favoritas
dog-lover-rule-favorites = Conjuntos de 1, 2, 3, 4 ou 5 coisas diferentes: 1, 3, 6, 10 ou 15 pontos.
dog-lover-bones = Ossos
dog-lover-score-bones = Ossos
dog-lover-rule-bones = Um osso: −1. Dois: 1 por cão alimentado. Três ou mais: 2 por cão alimentado.
dog-lover-otherwise = Outra distribuição
dog-lover-score-otherwise = Outra distribuição
dog-lover-rule-otherwise = Com o que só você vê da sua mão, outros cães seriam alimentados: é quanto muda o resto da folha.
dog-lover-rule-tie = Mais cães alimentados, depois mais cães do abrigo alimentados; depois a vitória é dividida.
dog-lover-score-d01 = { dog-lover-dog-d01 }
dog-lover-score-d02 = { dog-lover-dog-d02 }
dog-lover-score-d03 = { dog-lover-dog-d03 }
dog-lover-score-d04 = { dog-lover-dog-d04 }
dog-lover-score-d05 = { dog-lover-dog-d05 }
dog-lover-score-d06 = { dog-lover-dog-d06 }
dog-lover-score-d07 = { dog-lover-dog-d07 }
dog-lover-score-d08 = { dog-lover-dog-d08 }
dog-lover-score-d09 = { dog-lover-dog-d09 }
dog-lover-score-d10 = { dog-lover-dog-d10 }
dog-lover-score-d11 = { dog-lover-dog-d11 }
dog-lover-score-d12 = { dog-lover-dog-d12 }
dog-lover-score-d13 = { dog-lover-dog-d13 }
dog-lover-score-d14 = { dog-lover-dog-d14 }
dog-lover-score-d15 = { dog-lover-dog-d15 }
dog-lover-score-d16 = { dog-lover-dog-d16 }
dog-lover-score-d17 = { dog-lover-dog-d17 }
dog-lover-score-d18 = { dog-lover-dog-d18 }
dog-lover-score-d19 = { dog-lover-dog-d19 }
dog-lover-score-d20 = { dog-lover-dog-d20 }
dog-lover-score-d21 = { dog-lover-dog-d21 }
dog-lover-score-d22 = { dog-lover-dog-d22 }
dog-lover-score-r01 = { dog-lover-dog-r01 }
dog-lover-score-r02 = { dog-lover-dog-r02 }
dog-lover-score-r03 = { dog-lover-dog-r03 }
dog-lover-score-r04 = { dog-lover-dog-r04 }
dog-lover-score-r05 = { dog-lover-dog-r05 }
dog-lover-score-r06 = { dog-lover-dog-r06 }
dog-lover-score-r07 = { dog-lover-dog-r07 }
dog-lover-score-r08 = { dog-lover-dog-r08 }
dog-lover-score-r09 = { dog-lover-dog-r09 }
dog-lover-score-r10 = { dog-lover-dog-r10 }
dog-lover-score-r11 = { dog-lover-dog-r11 }
dog-lover-score-r12 = { dog-lover-dog-r12 }
dog-lover-score-r13 = { dog-lover-dog-r13 }
dog-lover-score-r14 = { dog-lover-dog-r14 }
dog-lover-score-r15 = { dog-lover-dog-r15 }
dog-lover-why_fed = { $walks ->
    [one] passeios { $walks },{" "}
    [other] passeios { $walks },{" "}
   *[none] {""}
  }{ $trainings ->
    [one] treinos { $trainings },{" "}
    [other] treinos { $trainings },{" "}
   *[none] {""}
  }{ $trait ->
    [one] traço { $trait },{" "}
    [other] traço { $trait },{" "}
   *[none] {""}
  }{ $power ->
    [one] poder { $power },{" "}
    [other] poder { $power },{" "}
   *[none] {""}
  }o resto impresso na carta
dog-lover-why_unfed = com fome
dog-lover-why_favorites = { $n ->
    [one] uma coisa
   *[other] { $n } coisas
  }
dog-lover-why_bones = ossos: { $n }, cães alimentados: { $dogs }
dog-lover-why_otherwise = com os ossos da mão

# The table
dog-lover-area-grid = Grade
dog-lover-area-market = Escola
dog-lover-area-dogs = Meus cães
dog-lover-area-hand = Truques e mão
dog-lover-grid = Grade
dog-lover-empty = vazia
dog-lover-cell = { $cell }: { $lies }
dog-lover-lane = { $lane }
dog-lover-lane-guarded = { $lane }: o buldogue está aqui
dog-lover-watchdog-to = depois o buldogue: { $lane }
dog-lover-watchdog-does = Onde está o buldogue, um truque pega no máximo uma carta. Depois ele vai para a estrela do truque.
dog-lover-locked = A carta Busca! foi deixada aqui neste turno
dog-lover-round = Rodada { $n }
dog-lover-last-round = Última rodada
dog-lover-deck = Baralho: { $n }
dog-lover-dogs = Cães
dog-lover-dog-fed = { $dog }: alimentado por enquanto, { $n } pontos
dog-lover-dog-hungry = { $dog }: com fome por enquanto, { $n } pontos
dog-lover-dog-facts = { $size }, { $n } pontos. Come { $need }.
dog-lover-trait-worth = { $n } pontos em um cão alimentado.
dog-lover-trick-does = Gire e desloque como quiser, mas nunca espelhe. A estrela diz para onde vai o buldogue.
dog-lover-trick-cost = Para aprender: { $n } treinos
dog-lover-have = { $what }: { $n }
dog-lover-cards-n = { $n ->
    [one] Uma carta na mão
   *[other] { $n } cartas na mão
  }
dog-lover-food = Comida
dog-lover-hand = Mão
dog-lover-hand-empty = Nenhuma carta na mão
dog-lover-tray = Truques, comida e mão
dog-lover-tricks = Truques
dog-lover-waits = Para colocar em um cão
dog-lover-school = Truques
dog-lover-shelter = Abrigo

# Help
dog-lover-help-aim = Junte cães e tudo o que eles amam, e alimente-os no fim. Cada cão que ficar com fome custa pontos.
dog-lover-help-turn = Seu turno
dog-lover-help-turn-1 = Coloque um dos seus truques na grade: gire e desloque à vontade, sem espelhar. Pegue todas as cartas cobertas.
dog-lover-help-turn-2 = Da linha ou coluna onde está o buldogue, um truque pega no máximo uma carta.
dog-lover-help-turn-3 = Depois o buldogue vai para onde aponta a estrela do truque e guarda essa fileira para o próximo jogador.
dog-lover-help-turn-4 = Antes e depois, jogue cartas da mão. No fim, a grade é reposta.
dog-lover-help-shown = A linha pega três cartas. O cão está na linha de cima: o truque não pode ficar ali, mas pode cruzá-la.
dog-lover-help-cards = Cartas
dog-lover-help-dog = O cão vem logo para a sua frente. As patas dizem o tamanho; os sinais, o que come; o número, quanto vale alimentado.
dog-lover-help-food = A comida é guardada até o fim. O coringa vale por qualquer outra.
dog-lover-help-trait = O traço vai para um cão sem traço no mesmo turno. Se não houver, descarte-o com o que ele diz.
dog-lover-help-end = O fim
dog-lover-help-end-text = Quando sai a carta Fim, joga-se a rodada até o fim. Então todos os cães são alimentados da melhor forma possível; isso é feito por você.
dog-lover-help-rescues = Cães do abrigo e seus poderes
dog-lover-help-traits = Traços
dog-lover-help-ours = O que é nosso
dog-lover-help-ours-text = Quantas cartas há, o que cada tipo faz e como pontua é como na caixa. O que está em cada carta (cão, comida, traço, poder, forma) é nosso, criado e equilibrado para esta mesa. As cartas impressas são outras.
