dogs-name = DOGS
dogs-blurb = Busque cães na cidade e no campo, arrume o canil e use cinco lugares para conseguir ração, remédios e baias. A feira espera.

# Words
dogs-breed-vira_lata = Vira-lata
dogs-breed-pastor_alemao = Pastor Alemão
dogs-breed-poodle = Poodle
dogs-breed-beagle = Beagle
dogs-breed-labrador = Labrador
dogs-breed-dalmata = Dálmata
dogs-breed-rottweiler = Rottweiler
dogs-breed-bulldog = Bulldog
dogs-breed-golden_retriever = Golden Retriever
dogs-breed-sao_bernardo = São Bernardo
dogs-breed-yorkshire = Yorkshire
dogs-breed-border_collie = Border Collie
dogs-health-healthy = saudável
dogs-health-sick = doente
dogs-health-lost = perdido
dogs-about-healthy = Cão saudável: vai direto para uma baia.
dogs-about-sick = Cruz vermelha: vai para a enfermaria até ser curado.
dogs-about-lost = Cartaz: alguém procura este cão. Ele vai direto para a feira e você recebe a recompensa do espaço.
dogs-region-city = Cidade
dogs-region-country = Campo
dogs-lives-city = Vive na cidade.
dogs-lives-country = Vive no campo.
dogs-to-c1 = Cidade 1
dogs-to-c2 = Cidade 2
dogs-to-c3 = Cidade 3
dogs-to-c4 = Cidade 4
dogs-to-c5 = Cidade 5
dogs-to-c6 = Cidade 6
dogs-to-c7 = Cidade 7
dogs-to-c8 = Cidade 8
dogs-to-k1 = Campo 1
dogs-to-k2 = Campo 2
dogs-to-k3 = Campo 3
dogs-to-k4 = Campo 4
dogs-to-k5 = Campo 5
dogs-to-k6 = Campo 6
dogs-to-k7 = Campo 7
dogs-to-k8 = Campo 8
dogs-to-centre = Centro
dogs-bay-bay_1 = Baia 1
dogs-to-bay_1 = baia 1
dogs-bay-bay_2 = Baia 2
dogs-to-bay_2 = baia 2
dogs-bay-bay_3 = Baia 3
dogs-to-bay_3 = baia 3
dogs-bay-bay_4 = Baia 4
dogs-to-bay_4 = baia 4
dogs-bay-bay_5 = Baia 5
dogs-to-bay_5 = baia 5
dogs-house-town_hall = Prefeitura
dogs-house-warehouse = Armazém
dogs-house-pet_shop = Pet shop
dogs-house-vet = Veterinário
dogs-house-fair = Feira
dogs-does-town_hall = Construa a próxima baia por duas moedas.
dogs-does-warehouse = Troque ração, remédio e gasolina, um por um, até duas vezes.
dogs-does-pet_shop = Cada moeda compra dois marcadores de ração ou remédio.
dogs-does-vet = Cada remédio cura um cão, que vai para uma baia.
dogs-does-fair = Um negócio: venda por duas moedas um cão de raça da carta, compre um ou troque um seu.
dogs-card-gas3 = 3 gasolina
dogs-effect-gas3 = É seu assim que você pega a carta.
dogs-card-gas2 = 2 gasolina
dogs-effect-gas2 = É seu assim que você pega a carta.
dogs-card-food3 = 3 ração
dogs-effect-food3 = É seu assim que você pega a carta.
dogs-card-food2 = 2 ração
dogs-effect-food2 = É seu assim que você pega a carta.
dogs-card-food1 = 1 ração
dogs-effect-food1 = É seu assim que você pega a carta.
dogs-card-med3 = 3 remédios
dogs-effect-med3 = É seu assim que você pega a carta.
dogs-card-med2 = 2 remédios
dogs-effect-med2 = É seu assim que você pega a carta.
dogs-card-med1 = 1 remédio
dogs-effect-med1 = É seu assim que você pega a carta.
dogs-card-coin3 = 3 moedas
dogs-effect-coin3 = É seu assim que você pega a carta.
dogs-card-coin2 = 2 moedas
dogs-effect-coin2 = É seu assim que você pega a carta.
dogs-card-coin1 = 1 moeda
dogs-effect-coin1 = É seu assim que você pega a carta.
dogs-card-swap_dogs = Troca de cães
dogs-effect-swap_dogs = Antes de dirigir: dois cães do mapa trocam de lugar.
dogs-card-helper = Ajudante
dogs-effect-helper = Paga o ajudante uma vez.
dogs-card-extra_dog = Receba 1 cão
dogs-effect-extra_dog = Na rua: o cão do topo de uma pilha sobe no seu caminhão.
dogs-card-discount = Desconto
dogs-effect-discount = Uma baia custa uma moeda.
dogs-card-vet = Veterinário
dogs-effect-vet = Na arrumação: cães doentes que você trouxe podem ir para as baias.
dogs-card-trained_dog = Cão adestrado
dogs-effect-trained_dog = Uma venda rende uma moeda a mais.
dogs-card-award_dog = Cão premiado
dogs-effect-award_dog = Uma venda rende duas moedas a mais.
dogs-card-free_entry = Entrada livre
dogs-effect-free_entry = Entre em um lugar cheio. Você não pega carta lá.
dogs-bonus-food = uma ração
dogs-bonus-medicine = um remédio
dogs-bonus-gas = uma gasolina
dogs-give-food = uma ração
dogs-give-medicine = um remédio
dogs-give-gas = uma gasolina
dogs-get-food = uma ração
dogs-get-medicine = um remédio
dogs-get-gas = uma gasolina
dogs-with-coin = uma moeda
dogs-with-card = a carta
dogs-amount-coins = moedas
dogs-amount-gas = gasolina
dogs-amount-food = ração
dogs-amount-medicine = remédio
dogs-phase-refuel = abastecer
dogs-phase-drive = a estrada
dogs-phase-lay_out = arrumar os canis
dogs-phase-give = doações
dogs-phase-act = a cidade
dogs-phase-close = ração e salários
dogs-phase-over = o fim
dogs-why-pile = Uma pilha está acabando
dogs-why-stayed = Ninguém saiu
dogs-why-blocks = Todos os bloqueios estão no mapa

# Options
dogs-option-rehire_scores = Ajudante recontratado conta
dogs-option-rehire_scores-hint = Na última rodada, o ajudante recontratado também vale os dois pontos. O manual permite as duas leituras.

# What is wanted
dogs-ask_refuel = Compre gasolina ou não. Cabem mais { $n }.
dogs-ask_set_out = Vá até um cão ou fique em casa nesta rodada.
dogs-ask_drive = Vá até outro cão ou volte para casa.
dogs-ask_swap_with = Com qual cão ele troca de lugar?
dogs-ask_give_up = Não cabem todos. Escolha um cão que vai embora.
dogs-ask_keep = Afinal há lugar. Escolha um cão que fica.
dogs-ask_put_down = { $n ->
    [one] Arrume o canil: escolha o cão e depois a baia.
   *[other] Arrume o canil: { $n } cães esperam. Escolha um cão e depois a baia.
  }
dogs-ask_lay_out = Todos têm lugar. Mude alguns ou diga que terminou.
dogs-ask_put_sick = { $n ->
    [one] A enfermaria passou do limite em um: leve um doente a uma baia.
   *[other] A enfermaria passou do limite em { $n }: leve doentes às baias.
  }
dogs-ask_offer = Que cão você oferece agora?
dogs-ask_accept = { $seat } oferece um cão: { $breed }, { $health }. Aceita?
dogs-ask_enter = Ponha um meeple em um lugar.
dogs-ask_card = { $house }: pegue uma das cartas.
dogs-ask_deed = { $house }: use o lugar ou encerre a vez.
dogs-ask_sale = Vendido. Junte uma carta por mais moedas ou encerre a vez.
dogs-ask_trade_for = Que cão da feira vem no lugar?
dogs-ask_house = Em que baia fica o novo cão? { $breed }
dogs-ask_end_turn = Tudo feito: encerre a vez.
dogs-ask_starve = { $n ->
    [one] Uma baia fica sem ração: que cão adoece?
   *[other] { $n } baias ficam sem ração: que cão adoece?
  }
dogs-ask_pay = Pague o ajudante: com moeda ou com a carta?
dogs-ask_hire = Contratar um ajudante de novo?
dogs-ask_done = Você terminou. Os outros ainda não: { $phase }.
dogs-ask_wait = É a vez de { $seat }.
dogs-ask_over = A partida acabou.
dogs-table_together = { $n ->
    [one] Uma pessoa ainda decide: { $phase }.
   *[other] { $n } pessoas ainda decidem: { $phase }.
  }
dogs-table_drive = { $seat } está na estrada.
dogs-table_donor = { $seat } escolhe um cão para doar.
dogs-table_offer = { $donor } oferece um cão a { $seat }: { $breed }.
dogs-table_taken = { $seat } abre espaço para um cão: { $breed }.
dogs-table_enter = { $seat } põe um meeple (volta { $lap }).
dogs-table_visit = { $seat } está aqui: { $house }.
dogs-table_over = A partida acabou.

# Why not
dogs-barred_block = Há um bloqueio ali.
dogs-barred_truck = Outro caminhão está ali.
dogs-barred_no_dog = Não há mais cão ali.
dogs-barred_gas = Custa { $need } de gasolina com a volta. Você tem { $have }.
dogs-barred_out = Você já saiu: siga ou volte.
dogs-barred_swapped = Você trocou cães de lugar, então precisa sair.
dogs-barred_full = O lugar está cheio.
dogs-barred_not_full = A carta é para um lugar cheio.
dogs-barred_entered = Alguém já entrou com essa carta.
dogs-barred_no_card = Você não tem a carta.
dogs-barred_coins = Custa { $need } moedas. Você tem { $have }.
dogs-barred_all_built = Todas as baias estão construídas.
dogs-barred_breed = A feira não compra esta raça nesta rodada.
dogs-barred_medicine = Você não tem remédio.
dogs-barred_no_room = Outro cão precisa sair antes.
dogs-confirm_unused = { $house }: você ainda pode usar. Encerrar mesmo assim?

# Actions
dogs-do-buy_gas = { $coins ->
    [0] Sem gasolina
    [one] Gasolina por uma moeda
   *[other] Gasolina por { $coins } moedas
  }
dogs-do-drive = Ir até { $to }
dogs-do-go_home = { $bonus_id ->
    [food] Voltar, por uma ração
    [medicine] Voltar, por um remédio
    [gas] Voltar, por uma gasolina
   *[none] Voltar para casa
  }
dogs-do-stay = Ficar em casa
dogs-do-swap_dogs = Trocar de lugar: { $breed }
dogs-do-swap_with = Com: { $breed } ({ $health })
dogs-do-draw_dog = Receber 1 cão: { $region }
dogs-do-use_vet = Usar o veterinário
dogs-do-give_up = Abrir mão: { $breed } ({ $health })
dogs-do-keep = Ficar com: { $breed } ({ $health })
dogs-do-lift = Levantar: { $breed }
dogs-do-put = { $breed } → { $to }
dogs-do-done = Pronto
dogs-do-step_back = Um passo atrás
dogs-do-reopen = Ainda não terminei
dogs-do-offer = Oferecer: { $breed } ({ $health })
dogs-do-accept = Aceitar
dogs-do-refuse = Não, obrigado
dogs-do-enter = { $free_entry ->
    [yes] Entrar com a carta: { $house }
   *[no] Entrar: { $house }
  }
dogs-do-take = Pegar: { $card }
dogs-do-build = { $discount ->
    [yes] Construir uma baia, com desconto
   *[no] Construir uma baia
  }
dogs-do-swap = Trocar { $give } por { $get }
dogs-do-buy = { $food ->
    [0] Comprar dois remédios
    [1] Comprar uma ração e um remédio
   *[2] Comprar duas rações
  }
dogs-do-cure = Curar: { $breed } → { $to }
dogs-do-sell = Vender: { $breed }
dogs-do-add_to_sale = Juntar: { $card }
dogs-do-buy_dog = Comprar: { $breed }
dogs-do-trade = Dar em troca: { $breed }
dogs-do-trade_for = Trocar por: { $breed }
dogs-do-end_turn = Encerrar a vez
dogs-do-starve = Adoece: { $breed }
dogs-do-pay = Pagar o ajudante com { $with }
dogs-do-hire = { $again ->
    [yes] Contratar de novo
   *[no] Seguir sem ajudante
  }
dogs-deed-drive = Dirigir
dogs-deed-stay = Ficar em casa
dogs-deed-swap_dogs = Trocar cães de lugar
dogs-deed-enter = Entrar
dogs-deed-build = Construir uma baia
dogs-deed-buy = Comprar ração e remédio
dogs-deed-cure = Curar um cão
dogs-deed-buy_dog = Comprar um cão
dogs-deed-sell = Vender um cão
dogs-next-swap_dogs = Toque no primeiro dos dois cães que trocam de lugar.

# What happened
dogs-log-round_began = { $start_is ->
    [me] Rodada { $round }: você começa
   *[other] Rodada { $round }: { $start } começa
  }
dogs-log-income = Cada um recebe { $coins ->
    [one] uma moeda
   *[other] { $coins } moedas
  }
dogs-log-phase_began = Agora: { $phase }
dogs-log-end_near = { $why }: o fim está perto
dogs-log-gas_bought = { $seat_is ->
    [me] Gasolina: { $gas }, por { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
   *[other] { $seat } compra gasolina: { $gas }, por { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
  }
dogs-log-turn_began = { $seat_is ->
    [me] Sua vez
   *[other] { $seat } é a vez
  }
dogs-log-drove = { $seat_is ->
    [me] Você dirige ({ $gas } de gasolina)
   *[other] { $seat } dirige ({ $gas } de gasolina)
  }
dogs-log-collected = { $seat_is ->
    [me] No seu caminhão: { $breed }
   *[other] { $seat } põe um cão no caminhão: { $breed }
  }
dogs-log-returned = { $seat_is ->
    [me] Você acha um cão perdido, { $breed }: { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
   *[other] { $seat } acha um cão perdido, { $breed }: { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
  }
dogs-log-went_home = { $seat_is ->
    [me] Você volta para casa
   *[other] { $seat } volta para casa
  }
dogs-log-stayed = { $seat_is ->
    [me] Você fica em casa
   *[other] { $seat } fica em casa
  }
dogs-log-card_used = { $seat_is ->
    [me] Você usa: { $card }
   *[other] { $seat } usa: { $card }
  }
dogs-log-swap_began = { $seat_is ->
    [me] Um cão vai trocar de lugar
   *[other] { $seat } troca um cão de lugar
  }
dogs-log-dogs_swapped = { $seat_is ->
    [me] Você troca dois cães de lugar: { $breed } ⇄ { $breed_2 }
   *[other] { $seat } troca dois cães de lugar: { $breed } ⇄ { $breed_2 }
  }
dogs-log-dog_drawn = { $seat_is ->
    [me] Da pilha ({ $region }): { $breed }
   *[other] { $seat } recebe da pilha ({ $region }): { $breed }
  }
dogs-log-unloaded = { $seat_is ->
    [me] Seu caminhão é esvaziado
   *[other] { $seat } esvazia o caminhão
  }
dogs-log-vet_used = { $seat_is ->
    [me] O veterinário vem até você
   *[other] { $seat } chama o veterinário
  }
dogs-log-given_up = { $seat_is ->
    [me] Um cão não cabe
   *[other] { $seat } não tem lugar para um cão
  }
dogs-log-kept = { $seat_is ->
    [me] Um cão fica
   *[other] { $seat } fica com um cão
  }
dogs-log-lifted = { $seat_is ->
    [me] Você levanta um cão
   *[other] { $seat } levanta um cão
  }
dogs-log-put = { $seat_is ->
    [me] Você põe um cão: { $to }
   *[other] { $seat } põe um cão: { $to }
  }
dogs-log-laid_out = { $seat_is ->
    [me] Seu canil está arrumado
   *[other] { $seat } arrumou o canil
  }
dogs-log-stepped_back = { $seat_is ->
    [me] Você volta um passo
   *[other] { $seat } volta um passo
  }
dogs-log-reopened = { $seat_is ->
    [me] Você continua arrumando
   *[other] { $seat } continua arrumando
  }
dogs-log-quartet = { $seat_is ->
    [me] Quatro da mesma raça: { $coins } moedas
   *[other] { $seat } tem quatro da mesma raça: { $coins } moedas
  }
dogs-log-donates = { $seat_is ->
    [me] Você doa cães
   *[other] { $seat } doa cães
  }
dogs-log-offered = { $seat_is ->
    [me] Você oferece um cão: { $breed }
   *[other] { $seat } oferece um cão: { $breed }
  }
dogs-log-asked = { $seat_is ->
    [me] Você é consultado
   *[other] { $seat } é consultado
  }
dogs-log-refused = { $seat_is ->
    [me] Você não aceita
   *[other] { $seat } não aceita
  }
dogs-log-accepted = { $seat_is ->
    [me] Você recebe um cão de { $from }: { $breed }
   *[other] { $seat } recebe um cão de { $from }: { $breed }
  }
dogs-log-sent_to_fair = { $seat_is ->
    [me] Ninguém quis, e seu cão vai para a feira: { $breed }
   *[other] Ninguém quis, e o cão de { $seat } vai para a feira: { $breed }
  }
dogs-log-entered = { $seat_is ->
    [me] Você entra: { $house }
   *[other] { $seat } entra: { $house }
  }
dogs-log-card_taken = { $seat_is ->
    [me] Você pega: { $card } ({ $house })
   *[other] { $seat } pega: { $card } ({ $house })
  }
dogs-log-built = { $seat_is ->
    [me] Você constrói: { $bay }
   *[other] { $seat } constrói: { $bay }
  }
dogs-log-swapped = { $seat_is ->
    [me] Você troca { $give } por { $get }
   *[other] { $seat } troca { $give } por { $get }
  }
dogs-log-bought = { $seat_is ->
    [me] Você compra { $food } de ração, { $medicine } de remédio
   *[other] { $seat } compra { $food } de ração, { $medicine } de remédio
  }
dogs-log-cured = { $seat_is ->
    [me] Você cura um cão: { $breed } → { $to }
   *[other] { $seat } cura um cão: { $breed } → { $to }
  }
dogs-log-sold = { $seat_is ->
    [me] Você vende um cão, { $breed }: { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
   *[other] { $seat } vende um cão, { $breed }: { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
  }
dogs-log-added_to_sale = { $seat_is ->
    [me] { $card }: mais { $coins }
   *[other] { $seat } junta { $card }: mais { $coins }
  }
dogs-log-dog_bought = { $seat_is ->
    [me] Você compra um cão por { $coins }: { $breed }
   *[other] { $seat } compra um cão por { $coins }: { $breed }
  }
dogs-log-trade_began = { $seat_is ->
    [me] Você dá um cão em troca
   *[other] { $seat } dá um cão em troca
  }
dogs-log-traded = { $seat_is ->
    [me] Você troca um cão na feira: { $breed } → { $breed_2 }
   *[other] { $seat } troca um cão na feira: { $breed } → { $breed_2 }
  }
dogs-log-turn_ended = { $seat_is ->
    [me] Sua vez acabou
   *[other] { $seat } terminou
  }
dogs-log-fed = { $seat_is ->
    [me] Você alimenta os cães ({ $food } de ração)
   *[other] { $seat } alimenta os cães ({ $food } de ração)
  }
dogs-log-fell_ill = { $fair ->
    [yes] { $seat }: um cão faminto vai para a feira ({ $breed })
   *[no] { $seat }: um cão faminto adoece ({ $breed })
  }
dogs-log-helper_paid = { $seat_is ->
    [me] Você paga o ajudante ({ $with })
   *[other] { $seat } paga o ajudante ({ $with })
  }
dogs-log-helper_left = { $seat_is ->
    [me] Seu ajudante vai embora
   *[other] { $seat } perde o ajudante
  }
dogs-log-helper_hired = { $again ->
    [yes] { $seat } contrata um ajudante
   *[no] { $seat } segue sem ajudante
  }
dogs-log-cards_cleared = As cartas são retiradas
dogs-log-cards_laid = Cartas novas: { $house }
dogs-log-fair_turned = A feira compra outras raças agora
dogs-log-blocks_taken = Os bloqueios são retirados
dogs-log-refilled = Cães novos: { $region }
dogs-log-ended = A partida acabou
dogs-log-laid = { $start_is ->
    [me] A mesa está posta. Você começa.
   *[other] A mesa está posta. { $start } começa.
  }
dogs-log-deck_shuffled = As cartas são embaralhadas: { $cards }
dogs-log-pile_shuffled = Uma pilha é embaralhada: { $region }, { $tokens }

# The sheet
dogs-packs = Baias
dogs-score-packs = Baias
dogs-rule-packs = Cada baia: dois da raça 2, mais um de outra 3, dois pares 5, três da raça 8, quatro 12.
dogs-extra_bays = Baias extras
dogs-score-extra_bays = Baias extras
dogs-rule-extra_bays = Baias que você construiu, com algum cão: 2, 3 e 5 pontos.
dogs-breeds = Raças
dogs-score-breeds = Raças
dogs-rule-breeds = Dois pontos por raça nas baias, quatro com dois jogadores.
dogs-helper = Ajudante
dogs-score-helper = Ajudante
dogs-rule-helper = Dois pontos se o ajudante foi pago na última rodada.
dogs-resources = Recursos
dogs-score-resources = Recursos
dogs-rule-resources = Um ponto a cada três de gasolina, ração e remédio somados.
dogs-sick = Doentes
dogs-score-sick = Doentes
dogs-rule-sick = Menos dois pontos por cão na enfermaria.
dogs-regions = Cidade e campo
dogs-score-regions = Cidade e campo
dogs-rule-regions = Dois jogadores: menos cinco sem cão da cidade ou sem cão do campo.
dogs-rule-tie = Mais cães nas baias; depois, vitória dividida.
dogs-why_packs = { $bay_1 } + { $bay_2 } + { $bay_3 } + { $bay_4 } + { $bay_5 }
dogs-why_breeds = { $n } × { $each }
dogs-why_resources = { $n ->
    [one] um marcador
   *[other] { $n } marcadores
  }
dogs-why_sick = { $n ->
    [one] um cão
   *[other] { $n } cães
  }
dogs-why_regions = Nenhum de: { $region }

# The table
dogs-area-map = Mapa
dogs-area-houses = Lugares
dogs-area-kennel = Meu canil
dogs-map = Mapa da cidade e do campo
dogs-kennel = Canil
dogs-dog = { $breed }, { $health }
dogs-block = Obras na estrada
dogs-space = { $space }: { $lies }. Recompensa { $n }
dogs-space-empty = nada
dogs-space-reward = Recompensa por um cão perdido aqui: { $n }
dogs-round = Rodada { $n }
dogs-round-next = Rodada { $n }, mais uma
dogs-round-last = Rodada { $n }, a última
dogs-truck = { $n ->
    [one] Caminhão de { $name }, um cão
   *[other] Caminhão de { $name }, { $n } cães
  }
dogs-here = { $names }
dogs-fair-price = Um cão custa { $n }
dogs-fair-buys = Compra
dogs-fair-empty = Nenhum cão aqui.
dogs-garage = Garagem
dogs-waiting = Sem lugar ainda
dogs-infirmary-name = Enfermaria
dogs-infirmary = Enfermaria: { $n } de { $of }
dogs-bay-holds = { $bay }: { $n ->
    [one] um cão
   *[other] { $n } cães
  }
dogs-bay-unbuilt = { $bay }: não construída ({ $n })
dogs-quartet-paid = Já pagou por quatro da raça
dogs-coins-n = { $n ->
    [one] uma moeda
   *[other] { $n } moedas
  }
dogs-gas-n = { $n ->
    [one] uma gasolina
   *[other] { $n } gasolinas
  }
dogs-food-n = { $n ->
    [one] uma ração
   *[other] { $n } rações
  }
dogs-medicine-n = { $n ->
    [one] um remédio
   *[other] { $n } remédios
  }
dogs-meeples-n = { $n ->
    [one] um meeple
   *[other] { $n } meeples
  }
dogs-helper-here = Há um ajudante aqui
dogs-no-helper = Sem ajudante: só um meeple

# Help
dogs-help-aim = Vence o melhor canil: cães da mesma raça juntos na baia, muitas raças e ninguém doente.
dogs-help-round = Uma rodada
dogs-help-round-1 = Cada um recebe uma moeda (menos na 1ª rodada) e pode comprar gasolina: três por moeda, no máximo nove.
dogs-help-round-2 = Um por vez, os caminhões vão até um cão: uma gasolina por espaço, e uma fica guardada para a volta. Em cada parada sobe o cão que está lá.
dogs-help-round-3 = Quem volta paga uma gasolina. O primeiro e o último a voltar ganham ração, remédio ou gasolina; com dois jogadores, só o último.
dogs-help-round-4 = Todos arrumam os canis ao mesmo tempo. A baia tem duas fileiras de dois cães, cada fileira de uma raça. Doentes ficam na enfermaria, no máximo seis.
dogs-help-round-5 = Cães sem lugar são oferecidos à esquerda, um jogador por vez; o que ninguém quer vai para a feira.
dogs-help-round-6 = Duas voltas: ponha um meeple em um lugar, pegue uma carta, use o lugar. Sem ajudante você só joga uma volta.
dogs-help-round-7 = Cada baia com cães come uma ração. Se faltar, um cão da baia adoece. O ajudante quer uma moeda ou a carta.
dogs-help-dogs = Cães no mapa
dogs-help-houses = Os cinco lugares
dogs-help-cards = Cartas especiais
dogs-help-end = O fim
dogs-help-end-text = A rodada é a última quando uma pilha tem menos cães do que o seu lado do mapa precisa, ou quando ninguém saiu. Com dois jogadores, a última é a rodada depois que os seis bloqueios estiverem no mapa.
dogs-help-two = Dois jogadores
dogs-help-two-text = Há três bloqueios de cada lado: ninguém para neles, e passar custa duas gasolinas. Cada lugar só recebe um meeple. Eles mudam a cada rodada.
dogs-help-ours = O que é nosso
dogs-help-ours-text = O mapa com estradas e recompensas, quantos cães de cada raça estão doentes ou perdidos e a composição das cartas não estão no manual. Foram criados para esta mesa. O tabuleiro impresso é diferente.
