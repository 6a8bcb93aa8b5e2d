### With the texts of dogs

dogs-o-socio-name = DOGS: O Sócio
dogs-o-socio-blurb = Um sócio entra no canil e traz um hotel com hóspedes, três novas raças, a ONG, a agência e a central de serviços.

# Words
dogs-o-socio-breed-basset_hound = Basset Hound
dogs-o-socio-breed-pit_bull = Pit Bull
dogs-o-socio-breed-chow_chow = Chow Chow
dogs-o-socio-lives-anywhere = Nova raça: não é da cidade nem do campo.
dogs-o-socio-mix-anywhere = Cinco cães desta raça: três sadios, dois doentes.
dogs-o-socio-about-away = Volta especial na próxima visita do sócio. Quem ainda estiver lá no fim não vale nada.
dogs-o-socio-about-hotel = Cada hóspede vale um ponto, e mais um por serviço que quer e o hotel tem. No fim todos juntos comem uma ração.
dogs-o-socio-about-partner = Visita um local por rodada e não recebe salário.
dogs-o-socio-about-partner_room = { $n ->
    [one] Cabe um sócio.
   *[other] Cabem { $n } sócios.
  }
dogs-o-socio-about-special = Cão especial: ocupa uma fileira inteira e conta como dois da raça. Só cabe um por baia, e a feira não negocia com ele. Se adoecer, vira um cão comum.
dogs-o-socio-does-town_hall = Construa a próxima baia por duas moedas, compre a licença por duas, ou as duas coisas.
dogs-o-socio-at-ngo = ONG
dogs-o-socio-at-agency = Agência de Publicidade
dogs-o-socio-at-service_centre = Central de Serviços
dogs-o-socio-does-ngo = Doe um cão sadio com uma moeda, ração ou remédio. Quanto mais cães você doar, mais pontos no fim.
dogs-o-socio-does-agency = O seu cão que espera aqui volta especial. Depois você pode enviar um cão sadio: gasta uma carta (cão adestrado, cão premiado ou adestrador) e ganha uma moeda.
dogs-o-socio-does-service_centre = Por uma moeda, um serviço que o seu hotel ainda não tem.
dogs-o-socio-card-x_coin1 = 1 moeda
dogs-o-socio-effect-x_coin1 = É seu assim que você pega a carta.
dogs-o-socio-card-x_coin2 = 2 moedas
dogs-o-socio-effect-x_coin2 = É seu assim que você pega a carta.
dogs-o-socio-card-x_food2 = 2 rações
dogs-o-socio-effect-x_food2 = É seu assim que você pega a carta.
dogs-o-socio-card-x_med2 = 2 remédios
dogs-o-socio-effect-x_med2 = É seu assim que você pega a carta.
dogs-o-socio-card-x_gas2 = 2 de gasolina
dogs-o-socio-effect-x_gas2 = É seu assim que você pega a carta.
dogs-o-socio-card-joker2 = Dois à sua escolha
dogs-o-socio-effect-joker2 = Na hora, duas fichas à sua escolha: moeda, gasolina, ração ou remédio, iguais ou não.
dogs-o-socio-card-licence_discount = Desconto na licença
dogs-o-socio-effect-licence_discount = A licença custa uma moeda.
dogs-o-socio-card-ngo = ONG
dogs-o-socio-effect-ngo = Na ONG: doe um segundo cão, com um segundo recurso.
dogs-o-socio-card-service_centre = Central de Serviços
dogs-o-socio-effect-service_centre = Na Central de Serviços: faça um segundo serviço, por uma segunda moeda.
dogs-o-socio-card-trainer = Adestrador
dogs-o-socio-effect-trainer = Envia um cão à agência ou faz um cão-guia valer três pontos.
dogs-o-socio-card-guide_dog = Cão-guia
dogs-o-socio-effect-guide_dog = Vale um ponto no fim; três com um adestrador só dele.
dogs-o-socio-card-hospital = Hospital Veterinário
dogs-o-socio-effect-hospital = No fim: pague uma moeda por cada cão doente que quiser enviar ao hospital.
dogs-o-socio-card-guest_1 = Hóspede (pintura, jardinagem)
dogs-o-socio-effect-guest_1 = Quer pintura e jardinagem.
dogs-o-socio-card-guest_2 = Hóspede (pintura, dedetização)
dogs-o-socio-effect-guest_2 = Quer pintura e dedetização.
dogs-o-socio-card-guest_3 = Hóspede (pintura, elétrica)
dogs-o-socio-effect-guest_3 = Quer pintura e elétrica.
dogs-o-socio-card-guest_4 = Hóspede (pintura, hidráulica)
dogs-o-socio-effect-guest_4 = Quer pintura e hidráulica.
dogs-o-socio-card-guest_5 = Hóspede (jardinagem, dedetização)
dogs-o-socio-effect-guest_5 = Quer jardinagem e dedetização.
dogs-o-socio-card-guest_6 = Hóspede (jardinagem, elétrica)
dogs-o-socio-effect-guest_6 = Quer jardinagem e elétrica.
dogs-o-socio-card-guest_7 = Hóspede (jardinagem, segurança)
dogs-o-socio-effect-guest_7 = Quer jardinagem e segurança.
dogs-o-socio-card-guest_8 = Hóspede (dedetização, hidráulica)
dogs-o-socio-effect-guest_8 = Quer dedetização e hidráulica.
dogs-o-socio-card-guest_9 = Hóspede (dedetização, segurança)
dogs-o-socio-effect-guest_9 = Quer dedetização e segurança.
dogs-o-socio-card-guest_10 = Hóspede (elétrica, hidráulica)
dogs-o-socio-effect-guest_10 = Quer elétrica e hidráulica.
dogs-o-socio-card-guest_11 = Hóspede (elétrica, segurança)
dogs-o-socio-effect-guest_11 = Quer elétrica e segurança.
dogs-o-socio-card-guest_12 = Hóspede (hidráulica, segurança)
dogs-o-socio-effect-guest_12 = Quer hidráulica e segurança.
dogs-o-socio-effect-trained_dog = Ao vender um cão, uma moeda a mais; ou envie um cão à agência.
dogs-o-socio-effect-award_dog = Ao vender um cão, duas moedas a mais; ou envie um cão à agência.
dogs-o-socio-effect-free_entry = Entre em uma casa cheia, ou com o sócio em um local cheio. Você não pega carta lá.
dogs-o-socio-service-painting = Pintura
dogs-o-socio-service-gardening = Jardinagem
dogs-o-socio-service-pest_control = Dedetização
dogs-o-socio-service-wiring = Elétrica
dogs-o-socio-service-plumbing = Hidráulica
dogs-o-socio-service-security = Segurança
dogs-o-socio-bonus-six_breeds = Seis raças
dogs-o-socio-for-six_breeds = Para o primeiro com seis raças nas baias.
dogs-o-socio-bonus-four_new_plus_licence = Quatro das novas raças
dogs-o-socio-for-four_new_plus_licence = Para o primeiro com quatro cães das novas raças no canil e a licença.
dogs-o-socio-bonus-two_extra_bays = Duas baias
dogs-o-socio-for-two_extra_bays = Para o primeiro que construir duas baias, ocupadas ou não.
dogs-o-socio-bonus-three_guests = Três hóspedes
dogs-o-socio-for-three_guests = Para o primeiro com três hóspedes no hotel.
dogs-o-socio-bonus-four_services = Quatro serviços
dogs-o-socio-for-four_services = Para o primeiro com quatro serviços no hotel.
dogs-o-socio-what-coins = 1 moeda
dogs-o-socio-what-gas = 1 de gasolina
dogs-o-socio-what-food = 1 ração
dogs-o-socio-what-medicine = 1 remédio
dogs-o-socio-with-coins = 1 moeda
dogs-o-socio-with-gas = 1 de gasolina
dogs-o-socio-with-food = 1 ração
dogs-o-socio-with-medicine = 1 remédio
dogs-o-socio-pass-trained_dog = cão adestrado
dogs-o-socio-pass-award_dog = cão premiado
dogs-o-socio-pass-trainer = adestrador

# What is wanted
dogs-o-socio-ask_split = Três novos cães entram no mapa. Quantos vão para a cidade?
dogs-o-socio-ask_piece = Ponha um meeple em uma casa ou o sócio em um local: escolha a carta.
dogs-o-socio-ask_choose = { $n ->
    [one] Escolha mais uma ficha.
   *[other] Escolha { $n } fichas, uma de cada vez.
  }
dogs-o-socio-ask_errand = { $at }: use o local ou encerre o turno.
dogs-o-socio-ask_collect = Seu cão volta da agência, agora especial. Em qual baia ele fica?
dogs-o-socio-ask_hospital = Enviar cães doentes ao hospital, por uma moeda cada? Até { $n }.
dogs-o-socio-table_split = { $seat } anuncia para onde vão os novos cães.
dogs-o-socio-table_call = O sócio de { $seat } está neste local: { $at }.
dogs-o-socio-table_hospital = { $seat } pode enviar cães doentes ao hospital.
dogs-o-socio-table_enter = { $seat } põe uma peça ({ $lap ->
    [1] primeira visita
    [2] segunda visita
   *[other] terceira visita
  }).

# Why not
dogs-o-socio-unavailable_partner = O seu sócio já está em um local.
dogs-o-socio-unavailable_location_full = O local está cheio.
dogs-o-socio-unavailable_special = A feira não negocia cães especiais.
dogs-o-socio-unavailable_no_pass = É preciso uma carta: cão adestrado, cão premiado ou adestrador. Você não tem nenhuma.
dogs-o-socio-unavailable_no_bay = Nenhuma baia tem uma fileira livre para o seu cão que está na agência.
dogs-o-socio-unavailable_nothing_to_give = Cada cão vai com uma moeda, ração ou remédio, e você não tem nada disso.
dogs-o-socio-unavailable_served = Seu hotel já tem este serviço.
dogs-o-socio-unavailable_no_token = Não há mais fichas deste serviço.
dogs-o-socio-unavailable_licensed = Você já tem a licença.
dogs-o-socio-unavailable_no_partner_card = Você não tem a carta.
dogs-o-socio-unavailable_partner_coins = Custa { $need ->
    [one] uma moeda
   *[other] { $need } moedas
  }. Você tem { $have }.
dogs-o-socio-confirm_location_unused = { $at }: você ainda pode usar. Encerrar o turno mesmo assim?

# Actions
dogs-o-socio-do-split = { $city ->
    [1] Um na cidade, dois no campo
   *[2] Dois na cidade, um no campo
  }
dogs-o-socio-do-place_partner = { $free_entry ->
    [yes] Sócio com a carta: { $at }
   *[no] { $takes ->
        [yes] Sócio: { $at }, pegar { $card }
       *[no] Sócio: { $at }
      }
  }
dogs-o-socio-do-choose = Escolher { $what }
dogs-o-socio-do-donate = { $card ->
    [yes] Doar um segundo cão: { $breed }, com { $with }
   *[no] Doar: { $breed }, com { $with }
  }
dogs-o-socio-do-collect = De volta da agência: { $breed } → { $to }
dogs-o-socio-do-send = Para a agência: { $breed }, com a carta { $pass }
dogs-o-socio-do-serve = { $card ->
    [yes] Um segundo serviço: { $service }
   *[no] Fazer o serviço: { $service }
  }
dogs-o-socio-do-license = { $discount ->
    [yes] Comprar a licença, com desconto
   *[no] Comprar a licença
  }
dogs-o-socio-do-treat = { $dogs ->
    [0] Não enviar ao hospital
    [one] Enviar um cão ao hospital
   *[other] Enviar { $dogs } cães ao hospital
  }
dogs-o-socio-verb-place_partner = Colocar o sócio
dogs-o-socio-verb-license = Comprar a licença
dogs-o-socio-verb-donate = Doar um cão
dogs-o-socio-verb-collect = Trazer o cão de volta
dogs-o-socio-verb-send = Enviar um cão à agência
dogs-o-socio-verb-serve = Fazer um serviço
dogs-o-socio-verb-trade = Trocar um cão

# What happened
dogs-o-socio-log-announced = Novos cães: { $city } na cidade, { $country } no campo
dogs-o-socio-log-new_dog = O dado tirou { $faces }: { $breed }, { $to }
dogs-o-socio-log-partner_placed = { $seat_is ->
    [me] Você coloca o sócio: { $at }
   *[other] { $seat } coloca o sócio: { $at }
  }
dogs-o-socio-log-picked = { $seat_is ->
    [me] Você pega: { $card } ({ $at })
   *[other] { $seat } pega: { $card } ({ $at })
  }
dogs-o-socio-log-chosen = { $seat_is ->
    [me] Você escolhe { $with }
   *[other] { $seat } escolhe { $with }
  }
dogs-o-socio-log-guests_paid = { $seat_is ->
    [me] Seus hóspedes rendem uma moeda
   *[other] Os hóspedes de { $seat } rendem uma moeda
  }
dogs-o-socio-log-partner_card_used = { $seat_is ->
    [me] Você usa: { $card }
   *[other] { $seat } usa: { $card }
  }
dogs-o-socio-log-donated = { $seat_is ->
    [me] Você doa um cão à ONG, com { $with }: { $breed }
   *[other] { $seat } doa um cão à ONG, com { $with }: { $breed }
  }
dogs-o-socio-log-came_back = { $seat_is ->
    [me] Seu cão volta da agência, agora especial: { $breed }
   *[other] O cão de { $seat } volta da agência, agora especial: { $breed }
  }
dogs-o-socio-log-sent_away = { $seat_is ->
    [me] Você envia um cão à agência e ganha uma moeda: { $breed }
   *[other] { $seat } envia um cão à agência e ganha uma moeda: { $breed }
  }
dogs-o-socio-log-served = { $seat_is ->
    [me] Seu hotel tem um novo serviço: { $service }
   *[other] O hotel de { $seat } tem um novo serviço: { $service }
  }
dogs-o-socio-log-licensed = { $seat_is ->
    [me] Você compra a licença por { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
   *[other] { $seat } compra a licença por { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
  }
dogs-o-socio-log-bonus_taken = { $seat_is ->
    [me] Você chega primeiro e pega o bônus: { $bonus }
   *[other] { $seat } chega primeiro e pega o bônus: { $bonus }
  }
dogs-o-socio-log-treated = { $seat_is ->
    [me] Cães que você envia ao hospital: { $n }
   *[other] Cães que { $seat } envia ao hospital: { $n }
  }
dogs-o-socio-log-guests_fed = { $seat_is ->
    [me] Você alimenta os hóspedes
   *[other] { $seat } alimenta os hóspedes
  }

# The sheet
dogs-o-socio-rule-packs = Pontos por baia: um par 2, um par e mais um cão 3, dois pares 5, trio 8, quarteto 12. Um cão especial conta como dois.
dogs-o-socio-ngo = ONG
dogs-o-socio-score-ngo = ONG
dogs-o-socio-rule-ngo = Mais cães doados: 10 pontos; depois 8, 6, 4 e 2. Quem empata divide os pontos dessas posições; quem não doou não pontua.
dogs-o-socio-services = Serviços
dogs-o-socio-score-services = Serviços
dogs-o-socio-rule-services = Um ponto por serviço do hotel.
dogs-o-socio-guests = Hóspedes
dogs-o-socio-score-guests = Hóspedes
dogs-o-socio-rule-guests = Um ponto por hóspede e mais um por serviço da carta que o hotel tem. No fim, todos juntos comem uma ração; sem ela, não pontuam.
dogs-o-socio-guide_dogs = Cães-guia
dogs-o-socio-score-guide_dogs = Cães-guia
dogs-o-socio-rule-guide_dogs = Um ponto cada; três com um adestrador guardado só para ele.
dogs-o-socio-bonuses = Bônus
dogs-o-socio-score-bonuses = Bônus
dogs-o-socio-rule-bonuses = Cinco pontos cada. Quem chega primeiro pega a carta e não a perde mais.
dogs-o-socio-licence = Licença
dogs-o-socio-score-licence = Licença
dogs-o-socio-rule-licence = Sem ela, menos três pontos.
dogs-o-socio-why_ngo = { $n ->
    [one] um cão
   *[other] { $n } cães
  }
dogs-o-socio-why_guests = { $n ->
    [one] um hóspede
   *[other] { $n } hóspedes
  }

# The table
dogs-o-socio-area-partners = Sócio
dogs-o-socio-hotel = Hotel
dogs-o-socio-new-pile = Novos cães
dogs-o-socio-new-left = { $n ->
    [0] Não há mais novos cães
    [one] Resta um novo cão
   *[other] Restam { $n } novos cães
  }
dogs-o-socio-new-how = No início da rodada, o dado diz onde eles entram no mapa.
dogs-o-socio-die = O dado tirou { $faces }
dogs-o-socio-partner-here = O sócio ainda não foi colocado
dogs-o-socio-partner-away = O sócio já foi colocado
dogs-o-socio-licence-held = Licença comprada
dogs-o-socio-licence-missing = Ainda sem licença: menos três pontos no fim
dogs-o-socio-service-had = { $service }: feito
dogs-o-socio-service-open = { $service }: ainda não
dogs-o-socio-service-left = { $service }: restam { $n }
dogs-o-socio-service-points = Um ponto no fim, e mais um para cada hóspede seu que quer este serviço.
dogs-o-socio-guests-coin = A cada dois hóspedes, uma moeda na hora.
dogs-o-socio-no-guests = Ainda sem hóspedes
dogs-o-socio-given = { $n ->
    [0] { $name } não doou nenhum cão
    [one] { $name } doou um cão
   *[other] { $name } doou { $n } cães
  }
dogs-o-socio-away = { $name }: { $breed }
dogs-o-socio-nobody-away = { $name }: nenhum cão na agência
dogs-o-socio-bonus-head = Bônus
dogs-o-socio-bonus-gone = Não há mais cartas bônus.
dogs-o-socio-bonus-points = Cinco pontos, só para o primeiro.
dogs-o-socio-special-dog = { $dog }, especial

# Help
dogs-o-socio-help-aim = Vence o melhor canil: cães da mesma raça juntos na baia, muitas raças e ninguém doente. O sócio traz um hotel, uma licença e boas ações.
dogs-o-socio-help-round-1 = Enquanto houver novos cães, quem começa anuncia como três deles se distribuem: dois na cidade e um no campo, ou o contrário. O dado diz em quais espaços. Depois cada um recebe uma moeda (menos na 1ª rodada) e pode comprar gasolina: três por moeda, no máximo nove.
dogs-o-socio-help-round-2 = Um por vez, vocês levam a pick-up até um espaço com cães. Cada espaço do caminho custa 1 de gasolina, e 1 fica sempre guardada para a volta. Onde a pick-up para, o cão sobe; se há dois, sobem os dois. Duas pick-ups nunca ficam no mesmo espaço.
dogs-o-socio-help-round-6 = Três voltas, uma peça por vez: os meeples vão às cinco casas; o sócio, a um dos três locais. Pegue uma carta lá e depois use a casa ou o local. Sem ajudante você só tem um meeple. Em cada casa cabem dois meeples, em cada local dois sócios. Um cão da feira custa dez moedas menos uma por cão que está lá, no mínimo uma.
dogs-o-socio-help-round-7 = Cada baia com cães come uma ração. Se faltar, um cão da baia adoece; se a enfermaria está cheia, o cão vai para a feira. O salário do ajudante é uma moeda ou a carta; o sócio não recebe salário. Quem está sem ajudante pode contratar de novo por uma moeda.
dogs-o-socio-help-locations = Os locais do sócio
dogs-o-socio-help-hotel = O hotel
dogs-o-socio-help-hotel-text = Os hóspedes chegam assim que você pega a carta; a cada dois, você ganha uma moeda. Cada um quer dois serviços e vale um ponto a mais por serviço que o hotel tem. No fim, os hóspedes juntos comem uma ração.
dogs-o-socio-help-special = Cães especiais
dogs-o-socio-help-special-text = O cão que volta da agência fica atravessado em uma fileira: ocupa dois espaços e conta como dois da raça. Só cabe um por baia. Se houver uma fileira livre, ele tem que voltar. Se adoecer ou sair do canil, vira um cão comum. O cão que no fim ainda estiver na agência não vale nada.
dogs-o-socio-help-bonuses = Cartas bônus
dogs-o-socio-help-new-cards = Cartas dos locais
dogs-o-socio-help-support = Onde o dado põe um cão
dogs-o-socio-help-support-text = O número do dado é o número do espaço: 1 e 2 ficam ao lado do centro, 7 e 8 bem longe. Se o espaço já está cheio, o dado rola de novo.
dogs-o-socio-help-two-text = Três bloqueios são embaralhados com os cães de cada lado e saem de novo a cada rodada. Ninguém para neles, e passar por um custa 2 de gasolina. Em cada casa só cabe um meeple, em cada local um sócio. A cada rodada, um novo cão vai para a cidade e um para o campo. São 12 novos cães, 30 cartas e duas fichas de cada serviço. Do primeiro baralho, as cartas com três unidades ficam na caixa; um cão perdido de cada lado também.
dogs-o-socio-help-ours-text = Os manuais não trazem, e por isso foi criado para esta mesa: o mapa com as estradas e recompensas, quantos cães de cada raça estão doentes ou perdidos e as cartas do primeiro baralho. Da expansão: quais são as 36 cartas, que serviços cada hóspede quer, os nomes dos serviços menos Pintura e o espaço de cada número do dado. Quem tem o hospital decide na ordem dos turnos, e vão os cães que chegaram primeiro; quando só há uma carta, ela é pega automaticamente; o segundo cão da ONG e o segundo serviço são escolhidos um a um. Dos sete cães de cada raça do mapa, quatro estão sadios, dois doentes e um perdido. Com três jogadores não há Dálmatas nem Beagles; com dois, também não há Border Collies nem Yorkshires.
dogs-o-socio-help-step-refuel = Novos cães e gasolina
dogs-o-socio-help-step-refuel-text = Enquanto houver novos cães, quem começa diz quantos vão para a cidade, e o dado diz onde. Depois cada um recebe uma moeda, menos na primeira rodada, e pode comprar 3 de gasolina por moeda.
dogs-o-socio-help-step-drive-text = Um por vez, vá até um espaço e traga todos os cães de lá, mesmo que sejam dois. Cada espaço custa 1 de gasolina. Guarde 1 para a volta.
dogs-o-socio-help-step-visit-text = Um por vez, ponha uma peça: o meeple vai a uma casa; o sócio, a um local. Pegue uma carta lá e use o lugar. Cada um joga três vezes.
dogs-o-socio-help-step-feed-text = Cada baia com cães come uma ração; sem ração, um dos cães adoece. O ajudante quer uma moeda; sem ajudante você só tem um meeple. O sócio não recebe salário.

# The lesson
dogs-o-socio-lesson-partner = O sócio traz hotel, licença e boas ações, tudo com pontos.
dogs-o-socio-lesson-split = Você começa e por isso diz quantos cães novos vão para a cidade.
dogs-o-socio-lesson-drive = Vá a um espaço e traga todos os cães. Cada espaço custa 1 de gasolina.
dogs-o-socio-lesson-place-partner = O sócio visita um destes locais: pegue uma carta e use o local.
dogs-o-socio-lesson-donate = Doe um cão, com uma ficha: quem mais doa ganha dez pontos.
dogs-o-socio-lesson-send = Uma carta leva o cão à agência: uma moeda já, e depois vale por dois.
dogs-o-socio-lesson-serve = Cada serviço vale um ponto, e mais um por hóspede que o quer.
dogs-o-socio-lesson-license = Consiga a licença: sem ela você perde três pontos.
dogs-o-socio-lesson-trained = A carta Cão adestrado paga a agência ou rende mais uma moeda.
dogs-o-socio-lesson-warehouse = O armazém troca um por um: gasolina, ração e remédio.
dogs-o-socio-lesson-guest = O hóspede vale um ponto, e mais um por serviço que quer e o hotel tem.
dogs-o-socio-lesson-agency = A agência torna o seu cão especial: ele volta valendo por dois.
dogs-o-socio-lesson-ngo = A ONG recebe cães: quem mais doa ganha dez pontos.
dogs-o-socio-lesson-service-centre = A central vende serviços para o hotel, por uma moeda cada.

# Why a bot suggests an action

dogs-o-socio-advice_bonus = É o último passo para uma carta de bônus: { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
dogs-o-socio-advice_wanted = Hóspedes seus que querem este serviço: { $n }.
dogs-o-socio-advice_served = O seu hotel tem serviços que este hóspede quer: { $n }.
dogs-o-socio-advice_licence = Sem licença, você perde { $n ->
    [one] um ponto
   *[other] { $n } pontos
  } no fim.
dogs-o-socio-advice_ngo = Do jeito que está, seus pontos da ONG sobem { $n }.
dogs-o-socio-advice_special = Ele volta como cão especial, que vale por dois.
dogs-o-socio-advice_comes_back = O seu cão que está na agência pode voltar.
