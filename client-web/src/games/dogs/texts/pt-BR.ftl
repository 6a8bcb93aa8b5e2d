dogs-name = DOGS
dogs-blurb = Busque cães na cidade e no campo, arrume o canil e visite cinco casas para conseguir ração, remédios e novas baias.

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
dogs-health-healthy = sadio
dogs-health-sick = doente
dogs-health-lost = perdido
dogs-about-healthy = Cão sadio: vai direto para uma baia.
dogs-about-sick = Cruz vermelha: este cão vai para a enfermaria até ser curado.
dogs-about-lost = Cartaz: alguém procura este cão. Ele vai direto para a feira, e você recebe a recompensa do espaço.
dogs-about-pile = Tantos ainda vêm para este lado do mapa. Se não bastam para os espaços vazios, a rodada é a última.
dogs-about-round = É a última quando uma pilha não basta, ou quando ninguém sai com a pick-up.
dogs-about-centre = Toda viagem começa aqui. O centro não custa gasolina.
dogs-about-bay = Duas fileiras de dois cães, cada uma de uma raça: no máximo duas raças.
dogs-about-extra_bay = Com um cão nela, rende mais { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
dogs-about-quartet = Quatro da mesma raça rendem uma moeda, uma vez por baia.
dogs-about-garage = A pick-up traz os cães para cá. Depois eles vão para as baias.
dogs-about-waiting = Estes cães ainda precisam de lugar. Se não couberem, um tem que sair.
dogs-about-infirmary = Os cães doentes esperam aqui. No veterinário, cada remédio cura um.
dogs-about-full = Se estiver cheia, o cão com fome vai para a feira.
dogs-about-price = Um cão custa dez moedas menos uma por cão que está na feira, no mínimo uma.
dogs-about-cured = O cão que vai para a feira fica sadio.
dogs-about-wanted = Nesta rodada a feira paga duas moedas por um cão das raças desta carta.
dogs-about-room = { $n ->
    [one] Cabe um meeple.
   *[other] Cabem { $n } meeples.
  }
dogs-about-coin = Uma por rodada. Compram gasolina, baias, fichas e cães, e pagam o ajudante.
dogs-about-gas = Cada espaço custa um, e a volta mais um. No máximo nove.
dogs-about-food = Cada baia com cães come uma por rodada.
dogs-about-medicine = No veterinário, um remédio cura um cão doente.
dogs-about-meeple = Cada um visita uma casa por rodada.
dogs-about-helper = O ajudante visita uma segunda casa por rodada, por uma moeda. Pago na última rodada, vale dois pontos. Sem ele, dá para contratar de novo por uma moeda.
dogs-region-city = Cidade
dogs-region-country = Campo
dogs-lives-city = Vive na cidade.
dogs-lives-country = Vive no campo.
dogs-mix-city = Sete cães desta raça: quatro sadios, dois doentes, um perdido.
dogs-mix-country = Sete cães desta raça: quatro sadios, dois doentes, um perdido.
dogs-in-deck-1 = Há uma carta destas.
dogs-in-deck-2 = Há duas cartas destas.
dogs-in-deck-3 = Há três cartas destas.
dogs-in-deck-4 = Há quatro cartas destas.
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
dogs-does-pet_shop = Cada moeda compra duas fichas de ração ou remédio.
dogs-does-vet = Cada remédio cura um cão, que vai para uma baia.
dogs-does-fair = Um negócio: venda por duas moedas um cão de uma raça da carta, compre um cão ou troque um dos seus.
dogs-card-gas3 = 3 de gasolina
dogs-effect-gas3 = É seu assim que você pega a carta.
dogs-card-gas2 = 2 de gasolina
dogs-effect-gas2 = É seu assim que você pega a carta.
dogs-card-food3 = 3 rações
dogs-effect-food3 = É seu assim que você pega a carta.
dogs-card-food2 = 2 rações
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
dogs-effect-swap_dogs = Antes de andar ou de voltar: dois cães do mapa trocam de lugar.
dogs-card-helper = Ajudante
dogs-effect-helper = Paga uma vez o salário do ajudante.
dogs-card-extra_dog = Receba 1 cão
dogs-effect-extra_dog = Na estrada: o cão do topo de uma pilha sobe na sua pick-up.
dogs-card-discount = Desconto
dogs-effect-discount = Uma baia custa uma moeda.
dogs-card-vet = Veterinário
dogs-effect-vet = Antes de tudo, ao arrumar o canil: os cães doentes que você trouxe podem ir direto para as baias.
dogs-card-trained_dog = Cão adestrado
dogs-effect-trained_dog = Ao vender um cão, você ganha uma moeda a mais.
dogs-card-award_dog = Cão premiado
dogs-effect-award_dog = Ao vender um cão, você ganha duas moedas a mais.
dogs-card-free_entry = Entrada livre
dogs-effect-free_entry = Entre em uma casa cheia. Você não pega carta lá.
dogs-bonus-food = 1 ração
dogs-bonus-medicine = 1 remédio
dogs-bonus-gas = 1 de gasolina
dogs-give-food = 1 ração
dogs-give-medicine = 1 remédio
dogs-give-gas = 1 de gasolina
dogs-get-food = 1 ração
dogs-get-medicine = 1 remédio
dogs-get-gas = 1 de gasolina
dogs-with-coin = uma moeda
dogs-with-card = a carta
dogs-amount-coins = moedas
dogs-amount-gas = gasolina
dogs-amount-food = ração
dogs-amount-medicine = remédio
dogs-phase-refuel = compra de gasolina
dogs-phase-drive = a estrada
dogs-phase-lay_out = arrumação dos canis
dogs-phase-give = doações
dogs-phase-act = as casas
dogs-phase-close = ração e salários
dogs-phase-over = o fim
dogs-why-pile = Uma pilha está acabando
dogs-why-stayed = Ninguém saiu
dogs-why-blocks = Todos os bloqueios estão no mapa

# Options
dogs-option-rehire_scores = Ajudante recontratado conta
dogs-option-rehire_scores-hint = O ajudante recontratado na última rodada também vale os dois pontos. O manual permite as duas leituras.

# What is wanted
dogs-ask_refuel = Compre gasolina, ou não. Na garagem cabem mais { $n }.
dogs-ask_set_out = Vá até um cão, se a gasolina der, ou fique no canil nesta rodada.
dogs-ask_drive = Vá até outro cão ou volte ao canil.
dogs-ask_swap_with = Com qual cão ele troca de lugar?
dogs-ask_give_up = Não cabem todos. Escolha um cão que vai embora.
dogs-ask_keep = Abriu espaço. Escolha um cão que pode ficar.
dogs-ask_put_down = { $n ->
    [one] Arrume o canil: escolha o cão e depois a baia.
   *[other] Arrume o canil: { $n } cães estão esperando. Escolha um cão e depois a baia.
  }
dogs-ask_lay_out = Todos os cães estão acomodados. Mude alguns, se quiser, ou escolha Pronto.
dogs-ask_put_sick = { $n ->
    [one] Há um cão a mais na enfermaria: ponha um doente em uma baia.
   *[other] Há { $n } cães a mais na enfermaria: ponha doentes nas baias.
  }
dogs-ask_offer = Qual cão você oferece agora?
dogs-ask_accept = { $seat } oferece um cão a você: { $breed }, { $health }. Aceita?
dogs-ask_enter = Ponha um meeple em uma casa: escolha a carta que vai pegar ali.
dogs-ask_use_house = { $house }: use a casa ou encerre o turno.
dogs-ask_sale = Vendido. Junte uma carta para ganhar mais moedas ou encerre o turno.
dogs-ask_trade_for = Qual cão da feira vem em troca?
dogs-ask_house = Em qual baia fica o novo cão? { $breed }
dogs-ask_end_turn = Tudo feito: encerre o turno.
dogs-ask_starve = { $n ->
    [one] Falta ração para uma baia: qual cão dela adoece?
   *[other] Falta ração para { $n } baias: escolha um cão que adoece.
  }
dogs-ask_pay = Pague o ajudante: com uma moeda ou com a carta?
dogs-ask_hire = Contratar um ajudante de novo?
dogs-ask_done = Você terminou. Esperando os outros: { $phase }.
dogs-ask_wait = É a vez de { $seat }.
dogs-ask_over = A partida acabou.
dogs-table_together = { $n ->
    [one] Falta { $n } jogador decidir: { $phase }.
   *[other] Faltam { $n } jogadores decidirem: { $phase }.
  }
dogs-table_drive = { $seat } está na estrada.
dogs-table_donor = { $seat } escolhe um cão para doar.
dogs-table_offer = { $donor } oferece um cão a { $seat }: { $breed }.
dogs-table_taken = { $seat } abre espaço para um cão: { $breed }.
dogs-table_enter = { $seat } põe um meeple ({ $lap ->
    [1] primeira visita
    [2] segunda visita
   *[other] terceira visita
  }).
dogs-table_visit = { $seat } está nesta casa: { $house }.
dogs-table_over = A partida acabou.

# Why not
dogs-unavailable_block = Há um bloqueio ali: ninguém para nele.
dogs-unavailable_truck = Outra pick-up está ali.
dogs-unavailable_no_dog = Não há mais cão ali.
dogs-unavailable_gas = Custa { $need } de gasolina, contando a volta. Você tem { $have }.
dogs-unavailable_out = Você já está na estrada: siga em frente ou volte ao canil.
dogs-unavailable_swapped = Você trocou dois cães de lugar, então precisa sair.
dogs-unavailable_full = A casa está cheia.
dogs-unavailable_not_full = Esta carta só vale para uma casa cheia.
dogs-unavailable_entered = Alguém já entrou com essa carta.
dogs-unavailable_no_card = Você não tem a carta.
dogs-unavailable_coins = Custa { $need ->
    [one] uma moeda
   *[other] { $need } moedas
  }. Você tem { $have }.
dogs-unavailable_all_built = Todas as suas baias já estão construídas.
dogs-unavailable_breed = A feira não compra esta raça nesta rodada.
dogs-unavailable_medicine = Você não tem remédio.
dogs-unavailable_laying_out = O veterinário vem antes de tudo. Volte os passos para usá-lo.
dogs-unavailable_no_patient = Nenhum cão doente veio na sua pick-up.
dogs-unavailable_no_room = Outro cão precisa sair antes.
dogs-confirm_unused = { $house }: você ainda pode usar. Encerrar o turno mesmo assim?

# Actions
dogs-do-buy_gas = { $coins ->
    [0] Sem gasolina
    [one] Gasolina por uma moeda
   *[other] Gasolina por { $coins } moedas
  }
dogs-do-drive = Ir até { $to }
dogs-do-go_home = { $bonus_id ->
    [food] Voltar e ganhar 1 ração
    [medicine] Voltar e ganhar 1 remédio
    [gas] Voltar e ganhar 1 de gasolina
   *[none] Voltar ao canil
  }
dogs-do-stay = Ficar no canil
dogs-do-swap_dogs = Trocar de lugar: { $breed }
dogs-do-swap_with = Com: { $breed } ({ $health })
dogs-do-draw_dog = Receber 1 cão: { $region }
dogs-do-use_vet = Usar o veterinário
dogs-do-give_up = Abrir mão: { $breed } ({ $health })
dogs-do-keep = Ficar com: { $breed } ({ $health })
dogs-do-lift = Tirar: { $breed }
dogs-do-lay_out = { $finish ->
    [yes] Arrumar por mim e terminar
   *[no] Arrumar por mim
  }
dogs-do-exchange = { $breed_1 } ⇄ { $breed_2 }
dogs-do-put = { $breed } → { $to }
dogs-do-done = Pronto
dogs-do-step_back = Um passo atrás
dogs-do-reopen = Mudar de novo
dogs-do-offer = Oferecer: { $breed } ({ $health })
dogs-do-accept = Aceitar
dogs-do-refuse = Recusar
dogs-do-enter = { $free_entry ->
    [yes] Entrar com a carta: { $house }
   *[no] { $takes ->
        [yes] Entrar: { $house }, pegar { $card }
       *[no] Entrar: { $house }
      }
  }
dogs-do-build = { $discount ->
    [yes] Construir uma baia, com desconto
   *[no] Construir uma baia
  }
dogs-do-swap = Trocar { $give } por { $get }
dogs-do-buy = Comprar ração e remédio
dogs-do-cure = Curar: { $breed } → { $to }
dogs-do-sell = Vender: { $breed }
dogs-do-add_to_sale = Juntar: { $card }
dogs-do-buy_dog = Comprar: { $breed }
dogs-do-trade = Dar em troca: { $breed }
dogs-do-trade_for = Receber em troca: { $breed }
dogs-do-end_turn = Encerrar o turno
dogs-do-starve = Adoece: { $breed }
dogs-do-pay = Pagar o ajudante com { $with }
dogs-do-hire = { $again ->
    [yes] Contratar de novo
   *[no] Seguir sem ajudante
  }
dogs-verb-drive = Sair com a pick-up
dogs-verb-stay = Ficar no canil
dogs-verb-swap_dogs = Trocar cães de lugar
dogs-verb-use_vet = Usar o veterinário
dogs-verb-enter = Entrar
dogs-verb-build = Construir uma baia
dogs-verb-buy = Comprar ração e remédio
dogs-verb-cure = Curar um cão
dogs-verb-buy_dog = Comprar um cão
dogs-verb-sell = Vender um cão
dogs-next-swap_dogs = Toque no primeiro dos dois cães que vão trocar de lugar.

# What happened
dogs-log-round_began = { $start_is ->
    [me] Rodada { $round }: você começa
   *[other] Rodada { $round }: { $start } começa
  }
dogs-log-income = Cada um recebe { $coins ->
    [one] uma moeda
   *[other] { $coins } moedas
  }
dogs-log-end_near = { $why }: o fim está perto
dogs-log-gas_bought = { $seat_is ->
    [me] { $gas ->
        [0] Você não compra gasolina
       *[other] Você compra { $gas } de gasolina por { $coins ->
            [one] 1 moeda
           *[other] { $coins } moedas
          }
      }
   *[other] { $gas ->
        [0] { $seat } não compra gasolina
       *[other] { $seat } compra { $gas } de gasolina por { $coins ->
            [one] 1 moeda
           *[other] { $coins } moedas
          }
      }
  }
dogs-log-drove = { $seat_is ->
    [me] Você segue viagem ({ $gas } de gasolina)
   *[other] { $seat } segue viagem ({ $gas } de gasolina)
  }
dogs-log-collected = { $seat_is ->
    [me] Você recolhe um cão: { $breed }
   *[other] { $seat } recolhe um cão: { $breed }
  }
dogs-log-returned = { $seat_is ->
    [me] Você encontra um cão perdido, { $breed }, e ganha { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
   *[other] { $seat } encontra um cão perdido, { $breed }, e ganha { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
  }
dogs-log-went_home = { $seat_is ->
    [me] Você volta ao canil
   *[other] { $seat } volta ao canil
  }
dogs-log-stayed = { $seat_is ->
    [me] Você fica no canil
   *[other] { $seat } fica no canil
  }
dogs-log-card_used = { $seat_is ->
    [me] Você usa: { $card }
   *[other] { $seat } usa: { $card }
  }
dogs-log-dogs_swapped = { $seat_is ->
    [me] Você troca dois cães de lugar: { $breed_1 } ⇄ { $breed_2 }
   *[other] { $seat } troca dois cães de lugar: { $breed_1 } ⇄ { $breed_2 }
  }
dogs-log-dog_drawn = { $seat_is ->
    [me] Você recebe um cão da pilha ({ $region }): { $breed }
   *[other] { $seat } recebe um cão da pilha ({ $region }): { $breed }
  }
dogs-log-turn_ended = { $seat_is ->
    [me] Não há mais nada a fazer ali: sua vez termina
   *[other] { $seat } não tem mais nada a fazer ali
  }
dogs-log-vet_used = { $seat_is ->
    [me] O veterinário vem ao seu canil
   *[other] O veterinário vai ao canil de { $seat }
  }
dogs-log-laid_out = { $seat_is ->
    [me] Você arrumou o canil
   *[other] { $seat } arrumou o canil
  }
dogs-log-quartet = { $seat_is ->
    [me] Quatro da mesma raça: { $coins ->
        [one] uma moeda
       *[other] { $coins } moedas
      }
   *[other] { $seat } tem quatro da mesma raça: { $coins ->
        [one] uma moeda
       *[other] { $coins } moedas
      }
  }
dogs-log-offered = { $seat_is ->
    [me] Você oferece um cão: { $breed }
   *[other] { $seat } oferece um cão: { $breed }
  }
dogs-log-refused = { $seat_is ->
    [me] Você não aceita
   *[other] { $seat } não aceita
  }
dogs-log-accepted = { $seat_is ->
    [me] Você aceita um cão de { $from }: { $breed }
   *[other] { $seat } aceita um cão de { $from }: { $breed }
  }
dogs-log-sent_to_fair = { $seat_is ->
    [me] Ninguém quis seu cão, e ele vai para a feira: { $breed }
   *[other] Ninguém quis o cão de { $seat }, e ele vai para a feira: { $breed }
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
    [me] Você compra ração ({ $food }) e remédio ({ $medicine })
   *[other] { $seat } compra ração ({ $food }) e remédio ({ $medicine })
  }
dogs-log-cured = { $seat_is ->
    [me] Você cura um cão: { $breed } → { $to }
   *[other] { $seat } cura um cão: { $breed } → { $to }
  }
dogs-log-sold = { $seat_is ->
    [me] Você vende um cão, { $breed }, por { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
   *[other] { $seat } vende um cão, { $breed }, por { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
  }
dogs-log-added_to_sale = { $seat_is ->
    [me] Você junta { $card } e ganha mais { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
   *[other] { $seat } junta { $card } e ganha mais { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }
  }
dogs-log-dog_bought = { $seat_is ->
    [me] Você compra um cão por { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }: { $breed }
   *[other] { $seat } compra um cão por { $coins ->
        [one] 1 moeda
       *[other] { $coins } moedas
      }: { $breed }
  }
dogs-log-traded = { $seat_is ->
    [me] Você troca um cão na feira: { $breed_1 } → { $breed_2 }
   *[other] { $seat } troca um cão na feira: { $breed_1 } → { $breed_2 }
  }
dogs-log-fed = { $seat_is ->
    [me] Você alimenta seus cães ({ $food } de ração)
   *[other] { $seat } alimenta os cães ({ $food } de ração)
  }
dogs-log-fell_ill = { $seat_is ->
    [me] { $fair ->
        [yes] Um cão seu, com fome, vai para a feira: { $breed }
       *[no] Um cão seu, com fome, adoece: { $breed }
      }
   *[other] { $fair ->
        [yes] Um cão de { $seat }, com fome, vai para a feira: { $breed }
       *[no] Um cão de { $seat }, com fome, adoece: { $breed }
      }
  }
dogs-log-helper_paid = { $seat_is ->
    [me] Você paga o ajudante ({ $with })
   *[other] { $seat } paga o ajudante ({ $with })
  }
dogs-log-helper_left = { $seat_is ->
    [me] Seu ajudante vai embora
   *[other] O ajudante de { $seat } vai embora
  }
dogs-log-helper_hired = { $seat_is ->
    [me] { $again ->
        [yes] Você contrata um ajudante
       *[no] Você segue sem ajudante
      }
   *[other] { $again ->
        [yes] { $seat } contrata um ajudante
       *[no] { $seat } segue sem ajudante
      }
  }
dogs-log-fair_turned = A feira compra outras raças agora
dogs-log-ended = A partida acabou
dogs-log-laid = { $start_is ->
    [me] A mesa está pronta. Você começa.
   *[other] A mesa está pronta. { $start } começa.
  }
dogs-log-laid_without = { $start_is ->
    [me] A mesa está pronta, sem dois cães perdidos: { $breed_1 }, { $breed_2 }. Você começa.
   *[other] A mesa está pronta, sem dois cães perdidos: { $breed_1 }, { $breed_2 }. { $start } começa.
  }

# The sheet
dogs-packs = Baias
dogs-score-packs = Baias
dogs-rule-packs = Pontos por baia: um par 2, um par e mais um cão 3, dois pares 5, trio 8, quarteto 12.
dogs-extra_bays = Baias extras
dogs-score-extra_bays = Baias extras
dogs-rule-extra_bays = Baias que você construiu, com algum cão dentro: 2, 3 e 5 pontos.
dogs-breeds = Raças
dogs-score-breeds = Raças
dogs-rule-breeds = Dois pontos por raça nas baias; quatro com dois jogadores.
dogs-helper = Ajudante
dogs-score-helper = Ajudante
dogs-rule-helper = Dois pontos se o ajudante recebeu o salário na última rodada.
dogs-resources = Recursos
dogs-score-resources = Recursos
dogs-rule-resources = Um ponto a cada três de gasolina, ração e remédio somados.
dogs-sick = Cães doentes
dogs-score-sick = Cães doentes
dogs-rule-sick = Menos dois pontos por cão na enfermaria.
dogs-regions = Cidade e campo
dogs-score-regions = Cidade e campo
dogs-rule-regions = Com dois jogadores: menos cinco pontos sem cão da cidade ou sem cão do campo.
dogs-rule-tie = No empate, vence quem tem mais cães nas baias; se continuar, a vitória é dividida.
dogs-why_packs = { $bay_1 } + { $bay_2 } + { $bay_3 } + { $bay_4 } + { $bay_5 }
dogs-why_breeds = { $n } × { $each }
dogs-why_resources = { $n ->
    [one] uma ficha
   *[other] { $n } fichas
  }
dogs-why_sick = { $n ->
    [one] um cão
   *[other] { $n } cães
  }
dogs-why_regions = Nenhum de: { $region }

# The table
dogs-area-map = Mapa
dogs-area-houses = Casas
dogs-area-kennel = Meu canil
dogs-area-purse = O que eu tenho
dogs-map = Mapa da cidade e do campo
dogs-kennel = Canil
dogs-dog = { $breed }, { $health }
dogs-block = Bloqueio na pista
dogs-space = { $space }: { $lies }. Recompensa { $n }
dogs-space-empty = nada
dogs-space-reward = Recompensa por um cão perdido aqui: { $n }
dogs-round = Rodada { $n }
dogs-round-next = Rodada { $n }, depois mais uma
dogs-round-last = Rodada { $n }, a última
dogs-truck = { $n ->
    [one] Pick-up de { $name }, um cão
   *[other] Pick-up de { $name }, { $n } cães
  }
dogs-here = { $names }
dogs-fair-price = Preço de um cão: { $n }
dogs-fair-buys = Compra
dogs-fair-empty = Não há cães aqui.
dogs-garage = Garagem
dogs-pick-up = Tirar da baia
dogs-waiting = Sem baia ainda
dogs-infirmary-name = Enfermaria
dogs-infirmary = Enfermaria: { $n } de { $of }
dogs-bay-holds = { $bay }: { $n ->
    [one] um cão
   *[other] { $n } cães
  }
dogs-bay-unbuilt = { $bay }: não construída ({ $n })
dogs-left-in-box = Ficou na caixa um cão perdido: { $breed }
dogs-quartet-paid = A moeda do quarteto já foi paga
dogs-coins-n = { $n ->
    [one] uma moeda
   *[other] { $n } moedas
  }
dogs-gas-n = { $n } de gasolina
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
dogs-help-round-2 = Um por vez, vocês levam a pick-up até um cão. Cada espaço do caminho custa 1 de gasolina, e 1 fica sempre guardada para a volta. Onde a pick-up para, o cão sobe. Duas pick-ups nunca ficam no mesmo espaço.
dogs-help-round-3 = Voltar ao canil custa 1 de gasolina. O primeiro e o último a voltar ganham ração, remédio ou gasolina; com dois jogadores, só o último.
dogs-help-round-4 = Todos arrumam os canis ao mesmo tempo. A baia tem duas fileiras de dois cães, e cada fileira é de uma raça só. Doentes ficam na enfermaria, no máximo seis. Assim, cabem no máximo duas raças por baia. Quatro cães da mesma raça em uma baia rendem uma moeda, uma vez por baia.
dogs-help-round-5 = Um cão sem espaço é oferecido à esquerda, um jogador por vez; se ninguém quiser, vai para a feira. Na feira todo cão está sadio, mesmo o que chegou doente.
dogs-help-round-6 = Duas voltas: ponha um meeple em uma casa, pegue uma carta e use a casa. Sem ajudante você só joga uma volta. Em cada casa cabem dois meeples. Um cão da feira custa dez moedas menos uma por cão que está lá, no mínimo uma.
dogs-help-round-7 = Cada baia com cães come uma ração. Se faltar, um cão da baia adoece; se a enfermaria está cheia, o cão vai para a feira. O salário do ajudante é uma moeda ou a carta. Quem está sem ajudante pode contratar de novo por uma moeda.
dogs-help-dogs = Cães no mapa
dogs-help-houses = As cinco casas
dogs-help-end = O fim
dogs-help-end-text = A rodada é a última quando uma pilha tem menos cães do que o seu lado do mapa precisa, ou quando ninguém saiu. Com dois jogadores, também é a última a rodada depois que os seis bloqueios saírem no mapa.
dogs-help-two = Dois jogadores
dogs-help-two-text = Três bloqueios são embaralhados com os cães de cada lado e saem de novo a cada rodada. Ninguém para neles, e passar por um custa 2 de gasolina. Em cada casa só cabe um meeple. As cartas com três unidades e um cão perdido de cada lado ficam na caixa.
dogs-help-ours = O que é nosso
dogs-help-ours-text = O manual não traz o mapa com as estradas e recompensas, quantos cães de cada raça estão doentes ou perdidos nem a lista das cartas. Isso foi criado para esta mesa. O tabuleiro impresso é diferente. Dos sete cães de cada raça, quatro estão sadios, dois doentes e um perdido. Com três jogadores não há Dálmatas nem Beagles; com dois, também não há Border Collies nem Yorkshires.
dogs-help-step-refuel = Encha o tanque
dogs-help-step-refuel-text = Cada um recebe uma moeda, menos na primeira rodada. Uma moeda compra 3 de gasolina; no tanque cabem 9.
dogs-help-step-drive = Busque os cães
dogs-help-step-drive-text = Um por vez, vá até um cão e traga-o na pick-up. Cada espaço custa 1 de gasolina. Guarde 1 para a volta.
dogs-help-step-arrange = Arrume o canil
dogs-help-step-arrange-text = Todos põem os seus cães nas baias. Cada baia tem duas fileiras de dois cães, e cada fileira é de uma raça só. Os doentes esperam na enfermaria.
dogs-help-step-visit = Vá às casas
dogs-help-step-visit-text = Um por vez, ponha um meeple em uma casa, pegue uma carta e use a casa. Depois, todos fazem isso mais uma vez.
dogs-help-step-feed = Alimente e pague
dogs-help-step-feed-text = Cada baia com cães come uma ração; sem ração, um dos cães adoece. O ajudante quer uma moeda; sem ajudante você só tem um meeple.
dogs-help-points = O que vale pontos
dogs-help-all-cards = Todas as cartas das casas

# The lesson
dogs-lesson-aim = Mais pontos vencem: raças juntas, muitas raças e nenhum cão doente.
dogs-lesson-goods = Cada três recursos de sobra valem um ponto: gasolina, ração, remédio.
dogs-lesson-map = Cada rodada: buscar cães, arrumá-los, visitar casas e alimentá-los.
dogs-lesson-drive = Vá até um cão e traga-o. Cada espaço custa 1 de gasolina.
dogs-lesson-home = Volte enquanto há gasolina: o primeiro e o último ganham algo.
dogs-lesson-lay-out = Os cães vão para as baias, uma raça por fileira. “Arrumar por mim” ajuda.
dogs-lesson-packs = Pontos por baia: dois da mesma raça 2, três 8, quatro 12.
dogs-lesson-mixed = Um par com um cão sozinho vale 3 pontos; dois pares, 5.
dogs-lesson-breeds = Cada raça nas suas baias dá mais dois pontos.
dogs-lesson-sick = O cão doente espera aqui e custa dois pontos até que um remédio o cure.
dogs-lesson-enter = Ponha um meeple, o seu peão, em uma casa: pegue uma carta e use a casa.
dogs-lesson-swap = O armazém troca recursos um por um, até duas vezes.
dogs-lesson-buy = Uma moeda compra duas fichas. Cada baia com cães come uma ração.
dogs-lesson-trade = Troque um cão na feira: o novo pode ir para outra baia.
dogs-lesson-build = A baia custa duas moedas; com o Desconto, uma. Ela dá pontos.
dogs-lesson-cure = Um remédio cura um cão doente, que vai então para uma baia.
dogs-lesson-end-turn = Quando não quiser mais nada aqui, encerre o turno.
dogs-lesson-pay = Pague ao ajudante uma moeda ou a carta. Sem ele, só uma casa.
dogs-lesson-score = Essa foi uma rodada. O botão marcado diz quantos pontos você fez.
dogs-lesson-helper = O ajudante faz mais uma visita e cobra uma moeda por ela.
dogs-lesson-feed = Cada baia com cães comeu uma ração; o ajudante cobrou uma moeda.
dogs-lesson-end = Quando faltam cães novos na Cidade ou no Campo, a rodada é a última.
dogs-lesson-round = Agora você sabe jogar. Siga como quiser: mais pontos vencem.
dogs-lesson-gas = Uma moeda compra 3 de gasolina. Você recebe uma por rodada.
dogs-lesson-no-gas = Falta gasolina: guarde 1 para a volta.
dogs-lesson-done = O canil está como você quer: pronto.
dogs-lesson-signs = No mapa, a cruz vermelha marca um cão doente; o cartaz, um perdido.
dogs-lesson-lost = Cartaz: alguém procura este cão. Vá até lá e ganhe moedas.
dogs-lesson-cards = Nas casas há cartas: recursos valem na hora; as outras ajudam depois.
dogs-lesson-discount = A carta Desconto: com ela, a baia custa uma moeda, e não duas.
dogs-lesson-house-call = A carta Veterinário: os cães doentes que você traz podem ir às baias.
dogs-lesson-pet-shop = O pet shop vende ração e remédio: dois por uma moeda.
dogs-lesson-fair = A feira vende e troca cães, e paga duas moedas por algumas raças.
dogs-lesson-town-hall = A prefeitura constrói uma baia: lugar para mais cães, e pontos.
dogs-lesson-swap-food = Remédio só serve a cães doentes; ração se come toda rodada.
dogs-lesson-sell = Este cão rende duas moedas. Moedas pagam baias e o ajudante.
dogs-lesson-trade-for = Pegue o cão que combina melhor com os das suas baias.
dogs-lesson-put = Escolha a baia: cães da mesma raça juntos rendem mais.
dogs-lesson-hungry = Sem ração, um cão da baia adoece e vem para cá.

# Why a bot suggests an action

dogs-advice_gas_low = O tanque está quase vazio: { $n } de gasolina.
dogs-advice_gas_enough = Uma moeda compra mais gasolina do que cabe no tanque.
dogs-advice_fourth = O quarto { $breed }: juntos enchem uma baia e dão { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
dogs-advice_same_breed = Você já tem { $n } desta raça: juntos, eles valem mais.
dogs-advice_new_breed = Uma raça que você ainda não tem: cada raça dá { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
dogs-advice_reward = Devolver um cão perdido dá recompensa em moedas: { $n }.
dogs-advice_no_row = Contando os cães do caminhão, não há mais fileira livre.
dogs-advice_free_row = Suas baias têm uma fileira livre para outro cão.
dogs-advice_layout = “Arrumar por mim” compara todas as arrumações e fica com uma boa.
dogs-advice_full_bay = Enche a baia com uma só raça: { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
dogs-advice_together = Cães da mesma raça valem mais juntos em uma baia.
dogs-advice_food = Suas baias comem { $need } de ração, e você tem { $have }.
dogs-advice_medicine = Há mais cães doentes ({ $need }) do que remédio ({ $have }).
dogs-advice_more_room = Uma baia nova abre espaço: todas as fileiras já têm cães.
dogs-advice_bay = Com um cão nela, esta baia dá { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
dogs-advice_cure = Cada cão doente custa { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }; um curado, não.
dogs-advice_card_pays = A carta paga, e você fica com a moeda.
dogs-advice_helper = Com um ajudante, você usa duas casas por rodada.
dogs-advice_card_brings = A carta dá recursos na hora: { $n }.
dogs-advice_home_bonus = Quem chega primeiro ou por último ganha um prêmio: agora é você.
dogs-advice_no_loss = Você não perde pontos com este cão.
dogs-advice_lies_well = Seus cães estão tão bem arrumados quanto o jogo conseguiria.
dogs-advice_supplied = Você tem ração para todas as baias e remédio para todos os cães doentes.
