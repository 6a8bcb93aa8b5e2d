dog-lover-name = Dog Lover
dog-lover-blurb = Coloque um truque sobre a grade, pegue as cartas que ele cobre, cuidado com o buldogue e alimente todos os cães que acolher.

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
dog-lover-card-d01 = { dog-lover-dog-d01 }
dog-lover-card-d02 = { dog-lover-dog-d02 }
dog-lover-card-d03 = { dog-lover-dog-d03 }
dog-lover-card-d04 = { dog-lover-dog-d04 }
dog-lover-card-d05 = { dog-lover-dog-d05 }
dog-lover-card-d06 = { dog-lover-dog-d06 }
dog-lover-card-d07 = { dog-lover-dog-d07 }
dog-lover-card-d08 = { dog-lover-dog-d08 }
dog-lover-card-d09 = { dog-lover-dog-d09 }
dog-lover-card-d10 = { dog-lover-dog-d10 }
dog-lover-card-d11 = { dog-lover-dog-d11 }
dog-lover-card-d12 = { dog-lover-dog-d12 }
dog-lover-card-d13 = { dog-lover-dog-d13 }
dog-lover-card-d14 = { dog-lover-dog-d14 }
dog-lover-card-d15 = { dog-lover-dog-d15 }
dog-lover-card-d16 = { dog-lover-dog-d16 }
dog-lover-card-d17 = { dog-lover-dog-d17 }
dog-lover-card-d18 = { dog-lover-dog-d18 }
dog-lover-card-d19 = { dog-lover-dog-d19 }
dog-lover-card-d20 = { dog-lover-dog-d20 }
dog-lover-card-d21 = { dog-lover-dog-d21 }
dog-lover-card-d22 = { dog-lover-dog-d22 }
dog-lover-card-scraps = { dog-lover-item-scraps }
dog-lover-card-dry = { dog-lover-item-dry }
dog-lover-card-canned = { dog-lover-item-canned }
dog-lover-card-wild = { dog-lover-item-wild }
dog-lover-card-scraps_2 = 2 × { dog-lover-item-scraps }
dog-lover-card-dry_2 = 2 × { dog-lover-item-dry }
dog-lover-card-canned_2 = 2 × { dog-lover-item-canned }
dog-lover-card-ball = { dog-lover-item-ball }
dog-lover-card-frisbee = { dog-lover-item-frisbee }
dog-lover-card-rope = { dog-lover-item-rope }
dog-lover-card-plush = { dog-lover-item-plush }
dog-lover-card-bed = { dog-lover-item-bed }
dog-lover-card-training = { dog-lover-kind-training }
dog-lover-card-adoption = { dog-lover-kind-adoption }
dog-lover-card-walk = { dog-lover-kind-walk }
dog-lover-card-bone = { dog-lover-kind-bone }
dog-lover-card-fetch = { dog-lover-kind-fetch }
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
dog-lover-item-canned = enlatado
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
dog-lover-pay-nothing = mais nada
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
dog-lover-kind-trait = característica
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
dog-lover-ability-walk_limit_2 = Cabem até dois passeios embaixo deste cão.
dog-lover-ability-any_food = Qualquer comida serve para ele.
dog-lover-ability-need_plus1 = Precisa de mais uma comida, de qualquer tipo.
dog-lover-ability-training_limit_3 = Cabem até três treinos embaixo deste cão.
dog-lover-ability-need_minus1 = Precisa de uma comida a menos, mas de pelo menos uma. Para cães médios e grandes.
dog-lover-ability-no_walk = Nada de passeios daqui em diante; o que já estiver embaixo dele fica.
dog-lover-ability-bone_double = Se for alimentado, vale por dois cães nos ossos.
dog-lover-ability-all_sizes = Conta como pequeno, médio e grande.
dog-lover-due-food_cube = Se nenhum cão seu puder ficar com ela: descarte-a com uma comida.
dog-lover-due-training = Se nenhum cão seu puder ficar com ela: descarte-a com um treino.
dog-lover-due-favorite = Se nenhum cão seu puder ficar com ela: descarte-a com uma coisa favorita.
dog-lover-due-bone = Se nenhum cão seu puder ficar com ela: descarte-a com um osso.
dog-lover-due-nothing = Se nenhum cão seu puder ficar com ela: descarte-a.
dog-lover-does-scraps = Comida para cães que comem restos.
dog-lover-does-dry = Comida para cães que comem ração.
dog-lover-does-canned = Comida para cães que comem enlatado.
dog-lover-does-wild = Vale por qualquer comida.
dog-lover-does-ball = Um conjunto de coisas favoritas diferentes vale 1, 3, 6, 10 ou 15 pontos.
dog-lover-does-frisbee = Um conjunto de coisas favoritas diferentes vale 1, 3, 6, 10 ou 15 pontos.
dog-lover-does-rope = Um conjunto de coisas favoritas diferentes vale 1, 3, 6, 10 ou 15 pontos.
dog-lover-does-plush = Um conjunto de coisas favoritas diferentes vale 1, 3, 6, 10 ou 15 pontos.
dog-lover-does-bed = Um conjunto de coisas favoritas diferentes vale 1, 3, 6, 10 ou 15 pontos.
dog-lover-does-training = Coloque embaixo de um cão para ganhar um ponto, ou junte para aprender um truque.
dog-lover-does-adoption = Descarte duas para levar um cão do abrigo para casa.
dog-lover-does-walk = Coloque embaixo de um cão neste turno: dois pontos se ele for alimentado. Senão, é descartado.
dog-lover-does-bone = Um osso só custa um ponto. Dois valem um ponto por cão alimentado; três ou mais valem dois.
dog-lover-does-fetch = No seu turno: pegue qualquer carta da grade, mesmo guardada pelo buldogue, e deixe esta no lugar dela.
dog-lover-about-school = Cartas de treino ensinam um destes truques. Ele fica com você até o fim.
dog-lover-about-shelter = Duas cartas de adoção trazem um deles para casa.
dog-lover-about-end = A carta “fim” está perto do fundo do baralho. Quando ela vem, a rodada é a última.
dog-lover-power-r01 = 2 pontos por cão pequeno seu alimentado, contando com ele.
dog-lover-power-r02 = 2 pontos por cão médio seu alimentado, contando com ele.
dog-lover-power-r03 = 2 pontos por cão grande seu alimentado, contando com ele.
dog-lover-power-r04 = 1 ponto por cão seu alimentado, contando com ele.
dog-lover-power-r05 = 2 pontos por passeio embaixo dos seus cães alimentados.
dog-lover-power-r06 = 2 pontos por treino embaixo dos seus cães alimentados.
dog-lover-power-r07 = 2 pontos por característica dos seus cães alimentados.
dog-lover-power-r08 = Conta como um osso.
dog-lover-power-r09 = Conta como uma coisa favorita, do tipo que mais ajudar você.
dog-lover-power-r10 = 1 ponto por comida que sobrar, no máximo 4.
dog-lover-power-r11 = 2 pontos por truque aprendido.
dog-lover-power-r12 = 2 pontos por cão seu com fome, no máximo 6.
dog-lover-power-r13 = Outro cão seu precisa de uma comida a menos, mas de pelo menos uma.
dog-lover-power-r14 = 4 pontos se você alimentar um cão de cada tamanho.
dog-lover-power-r15 = 3 pontos por outro cão do abrigo seu alimentado.

# Options
dog-lover-option-tricks = Primeiros truques
dog-lover-option-tricks-hint = Cada um começa com um truque diferente, ou todos com a mesma linha reta.
dog-lover-option-tricks-special = Especiais: todos diferentes
dog-lover-option-tricks-standard = Padrão: linha reta
dog-lover-option-hands = Mãos
dog-lover-option-hands-hint = Todo mundo vê quais cartas são pegas. Em partidas de vários dias, mãos abertas poupam a memória.
dog-lover-option-hands-hidden = Escondidas
dog-lover-option-hands-open = Abertas

# What is wanted
dog-lover-ask_guard = Escolha uma linha ou coluna para o buldogue: dali, o primeiro jogador pega no máximo uma carta.
dog-lover-ask_retrieve = Coloque um truque na grade para pegar cartas. Gire como quiser.
dog-lover-ask_play = Jogue cartas, se quiser, ou encerre o turno.
dog-lover-ask_walk = { $n ->
    [one] Há um passeio esperando: escolha o cão que vai.
   *[other] Há { $n } passeios esperando: escolha os cães que vão.
  }
dog-lover-ask_trait = Característica “{ $trait }”: escolha o cão que fica com ela.
dog-lover-ask_discard = Nenhum cão seu pode ficar com a característica: escolha o que descartar com ela.
dog-lover-ask_wait = É a vez de { $seat }.
dog-lover-ask_over = A partida acabou.
dog-lover-table_guard = { $seat } está posicionando o buldogue.
dog-lover-table_turn = É a vez de { $seat }.
dog-lover-table_over = A partida acabou.

# Why not
dog-lover-unavailable_retrieve = Antes, pegue cartas com um truque.
dog-lover-unavailable_retrieved = Um truque por turno.
dog-lover-unavailable_no_place = Por causa do buldogue, este truque não cabe em lugar nenhum.
dog-lover-unavailable_walk = Antes, um cão precisa sair para o passeio.
dog-lover-unavailable_trait = Antes, um cão precisa receber esta característica: { $trait }.
dog-lover-unavailable_walked = Este cão já passeou.
dog-lover-unavailable_no_walk = Este cão não passeia: { $trait }.
dog-lover-unavailable_trained = Este cão já treinou.
dog-lover-unavailable_has_trait = Este cão já tem uma característica: { $trait }.
dog-lover-unavailable_size = Esta característica é para cães de outro tamanho.
dog-lover-unavailable_adoptions = É preciso ter { $need ->
    [one] uma adoção
   *[other] { $need } adoções
  }. Você tem { $have }.
dog-lover-unavailable_trainings = É preciso ter { $need ->
    [one] um treino
   *[other] { $need } treinos
  }. Você tem { $have }.
dog-lover-confirm_discard = Nenhum cão seu pode ficar com o que está esperando (passeios: { $walks }, características: { $traits }). Descartar e encerrar o turno?

# Actions
dog-lover-do-guard = Buldogue: { $lane }
dog-lover-do-retrieve = { $trick }: { $cards }. Buldogue: { $lane }
dog-lover-do-fetch = Busca!: { $cards }
dog-lover-do-walk = Passear: { $dog }
dog-lover-do-train = Treinar: { $dog }
dog-lover-do-attach = { $card } para { $dog }
dog-lover-do-adopt = Adotar: { $dog }
dog-lover-do-learn = Aprender: { $trick }
dog-lover-do-end_turn = Encerrar o turno
dog-lover-do-discard = Descartar { $card } e { $pay }
dog-lover-verb-guard = Posicionar o buldogue
dog-lover-verb-retrieve = Usar um truque
dog-lover-verb-fetch = Jogar Busca!
dog-lover-verb-walk = Passear com um cão
dog-lover-verb-train = Treinar um cão
dog-lover-verb-attach = Dar uma característica
dog-lover-verb-adopt = Adotar do abrigo
dog-lover-verb-learn = Aprender um truque
dog-lover-verb-end_turn = Encerrar o turno
dog-lover-verb-discard = Descartar uma característica
dog-lover-next-fetch = Qual carta da grade você busca?
dog-lover-next-train = Qual dos seus cães vai treinar?
dog-lover-next-adopt = Qual cão do abrigo vai para casa com você?
dog-lover-next-learn = Qual truque você aprende?

# What happened
dog-lover-log-laid = { $start_is ->
    [me] A mesa está pronta. Você começa.
   *[other] A mesa está pronta. { $start } começa.
  }
dog-lover-log-end_drawn = Saiu a carta Fim: esta rodada é a última
dog-lover-log-guarded = { $seat_is ->
    [me] Você posiciona o buldogue: { $lane }
   *[other] { $seat } posiciona o buldogue: { $lane }
  }
dog-lover-log-retrieved = { $seat_is ->
    [me] { $trick }: você pega { $card }
   *[other] { $trick }: { $seat } pega { $card }
  }
dog-lover-log-fetched = { $seat_is ->
    [me] Você busca { $card }
   *[other] { $seat } busca { $card }
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
    [me] Seu cão { $dog } recebe uma característica: { $card }
   *[other] { $dog }, cão de { $seat }, recebe uma característica: { $card }
  }
dog-lover-log-adopted = { $seat_is ->
    [me] Você adota { $dog }
   *[other] { $seat } adota { $dog }
  }
dog-lover-log-learned = { $seat_is ->
    [me] Você aprende { $trick } (treinos: { $trainings })
   *[other] { $seat } aprende { $trick } (treinos: { $trainings })
  }
dog-lover-log-closed = { $seat_is ->
    [me] Você descarta passeios: { $walks }
   *[other] { $seat } descarta passeios: { $walks }
  }
dog-lover-log-discarded = { $seat_is ->
    [me] Você descarta { $card } e { $pay }
   *[other] { $seat } descarta { $card } e { $pay }
  }
dog-lover-log-eats = { $seat_is ->
    [me] Seu cão { $dog } come
   *[other] { $dog }, cão de { $seat }, come
  }{ $scraps ->
    [0] { "" }
   *[other] {" "}· { $scraps } × { dog-lover-item-scraps }
  }{ $dry ->
    [0] { "" }
   *[other] {" "}· { $dry } × { dog-lover-item-dry }
  }{ $canned ->
    [0] { "" }
   *[other] {" "}· { $canned } × { dog-lover-item-canned }
  }{ $wild ->
    [0] { "" }
   *[other] {" "}· { $wild } × { dog-lover-item-wild }
  }
dog-lover-log-hungry = { $seat_is ->
    [me] Seu cão { $dog } fica com fome
   *[other] { $dog }, cão de { $seat }, fica com fome
  }
dog-lover-log-ended = A partida acabou

# The sheet
dog-lover-score-dogs = Cães
dog-lover-rule-dogs = Um cão alimentado vale seus pontos, 2 por passeio, 1 por treino e os da sua característica. Um cão com fome custa 2.
dog-lover-score-rescues = Cães do abrigo
dog-lover-rule-rescues = Contam como os outros; alimentados, também usam seu poder. Com fome, também custam 2.
dog-lover-favorites = Coisas favoritas
dog-lover-score-favorites = Coisas favoritas
dog-lover-rule-favorites = Conjuntos de 1, 2, 3, 4 ou 5 coisas diferentes: 1, 3, 6, 10 ou 15 pontos.
dog-lover-bones = Ossos
dog-lover-score-bones = Ossos
dog-lover-rule-bones = Um osso: −1. Dois: 1 por cão alimentado. Três ou mais: 2 por cão alimentado.
dog-lover-otherwise = Cartas escondidas
dog-lover-score-otherwise = Cartas escondidas
dog-lover-rule-otherwise = Contando as cartas que só você vê, valeria mais alimentar outros cães. Esta é a diferença.
dog-lover-rule-tie = No empate, vence quem tem mais cães alimentados, depois mais cães do abrigo alimentados; se continuar, a vitória é dividida.
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
    [one] característica { $trait },{" "}
    [other] característica { $trait },{" "}
   *[none] {""}
  }{ $power ->
    [one] poder { $power },{" "}
    [other] poder { $power },{" "}
   *[none] {""}
  }o resto está impresso na carta
dog-lover-why_unfed = com fome
dog-lover-why_favorites = { $n ->
    [one] uma coisa
   *[other] { $n } coisas
  }
dog-lover-why_bones = ossos: { $n }, cães alimentados: { $dogs }
dog-lover-why_otherwise = com os ossos da sua mão

# The table
dog-lover-area-grid = Grade
dog-lover-area-market = Escola
dog-lover-area-dogs = Meus cães
dog-lover-area-hand = Truques e mão
dog-lover-grid = Grade
dog-lover-empty = vazia
dog-lover-cell = { $cell }: { $lies }
dog-lover-lane = { $lane }
dog-lover-lane-guarded = { $lane }: guardada pelo buldogue
dog-lover-watchdog-to = o buldogue vai para: { $lane }
dog-lover-watchdog-does = Na linha ou coluna que o buldogue guarda, um truque pega no máximo uma carta. Depois o buldogue vai para a estrela do truque.
dog-lover-about-frame_reach = { dog-lover-help-frame-reach-text }
dog-lover-about-frame_guard = { dog-lover-help-frame-guard-text }
dog-lover-about-frame_cover = { dog-lover-help-frame-cover-text }
dog-lover-locked = A carta Busca! foi deixada aqui neste turno
dog-lover-round = Rodada { $n }
dog-lover-last-round = Última rodada
dog-lover-deck = Baralho: { $n }
dog-lover-dogs = Cães
dog-lover-dog-fed = { $dog }: por enquanto alimentado, { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }
dog-lover-dog-hungry = { $dog }: por enquanto com fome, { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }
dog-lover-dog-facts = { $size }, { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }. Come { $need }.
dog-lover-trait-points = Vale { $n ->
    [one] um ponto
   *[other] { $n } pontos
  } em um cão alimentado.
dog-lover-trick-does = Gire e mova como quiser, mas nunca espelhe. A estrela mostra para onde vai o buldogue.
dog-lover-trick-cost = Para aprender: { $n } de treino
dog-lover-have = { $what }: { $n }
dog-lover-cards-n = { $n ->
    [one] Uma carta na mão
   *[other] { $n } cartas na mão
  }
dog-lover-food = Comida
dog-lover-hand = Mão
dog-lover-hand-empty = Nenhuma outra carta na mão
dog-lover-tray = Truques, comida e mão
dog-lover-tricks = Truques
dog-lover-waits = Cartas para um cão
dog-lover-school = Truques
dog-lover-shelter = Abrigo

# Help
dog-lover-help-aim = Junte cães e tudo o que eles adoram, e alimente-os no fim. Cada cão que ficar com fome custa pontos.
dog-lover-help-turn = O seu turno
dog-lover-help-turn-1 = Coloque um dos seus truques sobre a grade. Você pode girar e mover, mas não espelhar. Pegue todas as cartas que ele cobre.
dog-lover-help-turn-2 = O buldogue fica ao lado de uma linha ou coluna: dali, um truque pega no máximo uma carta. Antes do primeiro turno, o último jogador escolhe onde ele fica.
dog-lover-help-turn-3 = Depois o buldogue vai para onde aponta a estrela do truque e guarda essa linha ou coluna do próximo jogador.
dog-lover-help-turn-4 = Antes e depois disso, você pode jogar cartas da mão. No fim do turno, a grade é reposta. Há sempre três cães do abrigo e três truques abertos para escolher.
dog-lover-help-shown = Este truque pega três cartas em linha. O buldogue guarda a linha de cima: o truque não pode ficar deitado nela, mas pode cruzá-la.
dog-lover-help-cards = Cartas
dog-lover-help-dog = O cão vai direto para a sua frente. As patas mostram o tamanho; os símbolos, o que ele come; o número, quantos pontos vale se for alimentado. Cada um começa com um cão, sorteado.
dog-lover-help-food = A comida fica guardada até o fim. O coringa vale por qualquer outra.
dog-lover-help-trait = Dê a característica, no mesmo turno, a um cão que não tenha nenhuma. Se não houver, descarte-a com o que ela diz.
dog-lover-help-end = O fim
dog-lover-help-end-text = Quando sai a carta Fim, joga-se a rodada até o fim. Então todos os cães são alimentados do jeito que vale mais pontos; isso é automático.
dog-lover-help-rescues = Cães do abrigo e seus poderes
dog-lover-help-traits = Características
dog-lover-help-ours = O que é nosso
dog-lover-help-ours-text = Quantas cartas há, o que cada tipo faz e como pontua é igual à caixa. O que está em cada carta (cão, comida, característica, poder ou forma) foi criado e equilibrado para esta mesa. As cartas impressas são outras.
dog-lover-help-step-lay = Use um truque
dog-lover-help-step-lay-text = Coloque um dos seus truques sobre a grade, girado como quiser, e pegue todas as cartas que ele cobre.
dog-lover-help-step-mind = Cuidado com o buldogue
dog-lover-help-step-mind-text = Ele guarda uma linha ou coluna. Dali você pega no máximo uma carta.
dog-lover-help-step-move = Mande-o adiante
dog-lover-help-step-move-text = O buldogue vai para onde aponta a estrela do truque e guarda essa linha ou coluna do próximo jogador.
dog-lover-help-step-play = Jogue cartas
dog-lover-help-step-play-text = Antes ou depois, jogue cartas: treine um cão, aprenda um truque, leve para casa um cão do abrigo. O passeio vai para baixo de um cão no mesmo turno.
dog-lover-help-step-feed = Alimente no fim
dog-lover-help-step-feed-text = Quando sai a carta Fim, os seus cães comem o que você juntou. Cão alimentado vale pontos; com fome, tira pontos.
dog-lover-help-frames = As molduras em volta das cartas
dog-lover-help-frame-reach = Tracejada: ao alcance
dog-lover-help-frame-reach-text = Seu truque pode cobrir esta carta. Toque nela para levar o truque até ali.
dog-lover-help-frame-guard = Vermelha: guardada
dog-lover-help-frame-guard-text = O buldogue guarda esta linha ou coluna. Dela você pega no máximo uma carta.
dog-lover-help-frame-cover = Grossa: coberta
dog-lover-help-frame-cover-text = Seu truque está aqui agora. Toque de novo para pegar estas cartas.
dog-lover-help-points = O que vale pontos
dog-lover-help-trick-start = Um truque do começo do jogo.

# The lesson
dog-lover-lesson-aim = Junte cães e o que eles adoram. Cão com fome custa pontos.
dog-lover-lesson-grid = As suas cartas vêm daqui: cães, comida, passeios, truques e mais.
dog-lover-lesson-guard = O buldogue guarda uma linha ou coluna: dali, só uma carta.
dog-lover-lesson-retrieve = Ponha um truque sobre a grade e pegue as cartas cobertas.
dog-lover-lesson-fetch = Buscar traz mais uma carta, guarde o buldogue o que guardar.
dog-lover-lesson-adopt = Duas adoções trazem um cão resgatado; alimentado, ele usa o seu poder.
dog-lover-lesson-learn = Cartas de treino ensinam um truque: outra forma para a grade.
dog-lover-lesson-train = Treinar faz o cão valer um ponto a mais, se for alimentado.
dog-lover-lesson-walk = Um passeio vale dois pontos, se o cão for alimentado.
dog-lover-lesson-attach = A característica fica com o cão e conta para ele, se for alimentado.
dog-lover-lesson-favorites = Coisas favoritas diferentes juntas: cinco valem quinze pontos.
dog-lover-lesson-bones = Um osso só custa um ponto. Com três, cães alimentados valem mais.
dog-lover-lesson-end-turn = Nada mais a jogar? Encerre o turno: a grade é reposta.
dog-lover-lesson-feed = No fim os cães comem o que há. Continue, ou recomece.
dog-lover-lesson-needs = Os símbolos dizem o que o cão come; o número, os pontos se alimentado.
dog-lover-lesson-star = A estrela do truque mostra para onde o buldogue vai depois.
dog-lover-lesson-look = Pegue o que os seus cães comem e o que vale mais junto.

# Why a bot suggests an action

dog-lover-advice_enough_food = Assim, há comida para todos os seus cães.
dog-lover-advice_feeds = Traz comida que ainda falta aos seus cães. Cubos: { $n }.
dog-lover-advice_favorites = Suas coisas favoritas valem mais juntas. Pontos: { $n }.
dog-lover-advice_adoption = Você fica com duas adoções, que trazem um cão resgatado.
dog-lover-advice_many_cards = Pega { $n ->
    [one] uma carta
   *[other] { $n } cartas
  } de uma vez.
dog-lover-advice_is_fed = Você pode alimentar este cão com o que tem, então conta.
dog-lover-advice_bigger_trick = Pega { $n ->
    [one] uma carta
   *[other] { $n } cartas
  }, mais que qualquer truque seu.
dog-lover-advice_more_ways = Pode ser posto de { $n ->
    [one] um modo
   *[other] { $n } modos
  }, mais que qualquer truque seu.
dog-lover-advice_if_fed = Se o cão for alimentado no fim, isto vale { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
dog-lover-advice_trick_in_reach = Traz o que custa um truque aberto. Treinos: { $n }.
dog-lover-advice_bones = Seus ossos valem mais juntos. Pontos: { $n }.
dog-lover-advice_walk_fits = Um dos seus cães tem lugar para o passeio.
dog-lover-advice_trait_fits = Um dos seus cães pode ter a característica. Se alimentado: { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
dog-lover-advice_takes_dog = Traz um cão. Se alimentado: { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
dog-lover-advice_guards_food = Nenhuma linha ou coluna tem mais comida para quem começa. Cubos: { $n }.
dog-lover-advice_nothing_more = Nada mais que você possa fazer agora dá pontos na hora.
dog-lover-advice_keeps_trainings = Você guarda o que ajuda a aprender um truque. Treinos: { $n }.
