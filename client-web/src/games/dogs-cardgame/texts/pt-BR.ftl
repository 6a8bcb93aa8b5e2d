dogs-cardgame-name = Dogs Cardgame
dogs-cardgame-blurb = Rode pela cidade, leve cães para o canil e contrate as pessoas certas. Vence o melhor canil, com cães da mesma raça lado a lado.

# Palavras
dogs-cardgame-breed-vira_lata = Vira-lata
dogs-cardgame-breed-pit_bull = Pit Bull
dogs-cardgame-breed-basset_hound = Basset Hound
dogs-cardgame-breed-pastor_alemao = Pastor Alemão
dogs-cardgame-breed-poodle = Poodle
dogs-cardgame-breed-beagle = Beagle
dogs-cardgame-breed-labrador = Labrador
dogs-cardgame-breed-dalmata = Dálmata
dogs-cardgame-breed-rottweiler = Rottweiler
dogs-cardgame-breed-bulldog = Bulldog
dogs-cardgame-breed-golden_retriever = Golden Retriever
dogs-cardgame-breed-sao_bernardo = São Bernardo
dogs-cardgame-breed-yorkshire = Yorkshire
dogs-cardgame-breed-border_collie = Border Collie
dogs-cardgame-breed-chow_chow = Chow Chow
dogs-cardgame-breed-dachshund = Dachshund
dogs-cardgame-breed-husky = Husky Siberiano
dogs-cardgame-sign-healthy = sadio
dogs-cardgame-sign-trained = adestrado
dogs-cardgame-sign-sick = doente
dogs-cardgame-sign-cured = curado
dogs-cardgame-sign-hotel = hóspede
dogs-cardgame-sign-fair = da feira
dogs-cardgame-about-healthy = Osso: vai para uma baia aberta.
dogs-cardgame-about-trained = Apito: vai para uma baia aberta e ali vale um ponto a mais.
dogs-cardgame-about-sick = Cruz: vai para a enfermaria, onde cabem três, até a veterinária chegar.
dogs-cardgame-about-cured = Esteve doente e agora está em uma baia.
dogs-cardgame-about-hotel = Mala: vai para o hotel, onde cabe todo mundo.
dogs-cardgame-about-fair = Casinha: vai para a feira. Por ele você recebe uma ração ou uma moeda.
dogs-cardgame-about-pile = Quando sai o último cão da pilha, a rodada termina e vem mais uma.
dogs-cardgame-about-dry = Depois de dez rodadas sem novo cão, vem mais uma e a partida acaba.
dogs-cardgame-about-fair_place = Os cães com casinha vêm para cá. O sócio leva um para as suas baias.
dogs-cardgame-about-place = Venha recolher os cães e contratar o personagem. Se houver outras pick-ups, antes você paga uma moeda a uma delas.
dogs-cardgame-about-collect = Todos os cães daqui são recolhidos juntos, por uma ração cada, se houver espaço para todos.
dogs-cardgame-about-closed = A baia de três abre com três cães nas primeiras; a de quatro, depois dela. Ela traz duas rações e uma licença: três moedas, ou cinco pontos a menos.
dogs-cardgame-about-food = Cada cão recolhido custa uma.
dogs-cardgame-about-coin = As moedas pagam personagens, pedágios, licenças e melhorias.
dogs-cardgame-about-improvement = Sem nenhuma, são três pontos a menos. A terceira traz um cão da cidade.
dogs-cardgame-about-licence = Cada baia aberta precisa de uma: três moedas antes do fim, ou cinco pontos a menos.
dogs-cardgame-about-puppy = Três pontos, e mais um a cada dois cães seus desse tipo.
dogs-cardgame-puppy-healthy = dos sadios
dogs-cardgame-puppy-cured = dos curados
dogs-cardgame-puppy-trained = dos adestrados
dogs-cardgame-puppy-fair = dos cães da feira
dogs-cardgame-puppy-hotel = dos hóspedes
dogs-cardgame-location-corner = Esquina
dogs-cardgame-location-playing_field = Campinho
dogs-cardgame-location-hill_street = Ladeira
dogs-cardgame-location-square = Praça
dogs-cardgame-location-park = Parque
dogs-cardgame-location-highway = Rodovia
dogs-cardgame-to-corner = { dogs-cardgame-location-corner }
dogs-cardgame-to-playing_field = { dogs-cardgame-location-playing_field }
dogs-cardgame-to-hill_street = { dogs-cardgame-location-hill_street }
dogs-cardgame-to-square = { dogs-cardgame-location-square }
dogs-cardgame-to-park = { dogs-cardgame-location-park }
dogs-cardgame-to-highway = { dogs-cardgame-location-highway }
dogs-cardgame-to-bay_1 = baia 1
dogs-cardgame-to-bay_2 = baia 2
dogs-cardgame-to-bay_3 = baia 3
dogs-cardgame-to-bay_4 = baia 4
dogs-cardgame-to-bay_5 = baia 5
dogs-cardgame-to-hotel = hotel
dogs-cardgame-to-infirmary = enfermaria
dogs-cardgame-bay-bay_1 = Baia 1
dogs-cardgame-bay-bay_2 = Baia 2
dogs-cardgame-bay-bay_3 = Baia 3
dogs-cardgame-bay-bay_4 = Baia 4
dogs-cardgame-bay-bay_5 = Baia 5
dogs-cardgame-character-merchant = Comerciante
dogs-cardgame-character-vet = Veterinária
dogs-cardgame-character-trainer = Adestradora
dogs-cardgame-character-manager = Gerente
dogs-cardgame-character-partner = Sócio
dogs-cardgame-effect-merchant = Você recebe três rações.
dogs-cardgame-effect-vet = Todos os cães da enfermaria são curados e vão para baias abertas com espaço.
dogs-cardgame-effect-trainer = Uma moeda por cão adestrado nas suas baias. Depois você pode mudar cães de uma baia aberta para outra.
dogs-cardgame-effect-manager = Uma ração por baia aberta com algum cão e uma moeda por hóspede. Depois, compre até duas melhorias, por uma moeda cada.
dogs-cardgame-effect-partner = Leve um cão da feira para uma baia sua. Você também pode comprar até duas melhorias, por uma moeda cada.
dogs-cardgame-effect-partner_puppies = Leve um cão da feira para uma baia sua. Você também pode comprar até duas melhorias, por uma moeda cada, e uma carta de filhotes por duas moedas.
dogs-cardgame-bonus-three_healthy = Três sadios
dogs-cardgame-bonus-three_trained = Três adestrados
dogs-cardgame-bonus-three_cured = Três curados
dogs-cardgame-bonus-three_hotel = Três hóspedes
dogs-cardgame-bonus-three_fair = Três da feira
dogs-cardgame-bonus-one_each = Um de cada
dogs-cardgame-bonus-three_same_breed = Três da mesma raça
dogs-cardgame-bonus-six_breeds = Seis raças
dogs-cardgame-bonus-three_bays_with_pair = Três baias com par
dogs-cardgame-bonus-nine_dogs = Nove cães
dogs-cardgame-bonus-two_licences = As duas licenças
dogs-cardgame-bonus-licence_and_two_improvements = Licença e duas melhorias
dogs-cardgame-bonus-most_food = Mais ração
dogs-cardgame-bonus-most_coins = Mais moedas
dogs-cardgame-bonus-most_improvements = Mais melhorias
dogs-cardgame-needs-three_healthy = Três cães que chegaram sadios às suas baias. Os curados só contam se a mesa jogar com essa opção.
dogs-cardgame-needs-three_trained = Três cães adestrados nas suas baias.
dogs-cardgame-needs-three_cured = Três cães nas suas baias que a veterinária pôs ali.
dogs-cardgame-needs-three_hotel = Três hóspedes no seu hotel.
dogs-cardgame-needs-three_fair = Três cães nas suas baias que o sócio trouxe da feira.
dogs-cardgame-needs-one_each = Um da feira, um curado e um adestrado nas suas baias, e um hóspede no hotel.
dogs-cardgame-needs-three_same_breed = Três cães da mesma raça nas suas baias, juntos ou não.
dogs-cardgame-needs-six_breeds = Seis raças diferentes nas suas baias.
dogs-cardgame-needs-three_bays_with_pair = Três baias, cada uma com pelo menos dois cães da mesma raça.
dogs-cardgame-needs-nine_dogs = Nove cães nas suas baias.
dogs-cardgame-needs-two_licences = As suas duas licenças pagas.
dogs-cardgame-needs-licence_and_two_improvements = Uma licença paga e duas melhorias.
dogs-cardgame-needs-most_food = No fim: mais ração que qualquer outro jogador. No empate, ninguém leva.
dogs-cardgame-needs-most_coins = No fim: mais moedas que qualquer outro jogador. No empate, ninguém leva.
dogs-cardgame-needs-most_improvements = No fim: mais melhorias que qualquer outro jogador. No empate, ninguém leva.
dogs-cardgame-gain-food = uma ração
dogs-cardgame-gain-coins = uma moeda
dogs-cardgame-amount-food = ração
dogs-cardgame-amount-coins = moedas
dogs-cardgame-decision-collect = está acomodando cães
dogs-cardgame-decision-vet = está acomodando cães curados
dogs-cardgame-decision-lift = está trocando os cães de baia
dogs-cardgame-decision-put_down = está trocando os cães de baia
dogs-cardgame-decision-manager = está com a gerente
dogs-cardgame-decision-partner = está com o sócio
dogs-cardgame-decision-reward = está escolhendo um cão de prêmio
dogs-cardgame-decision-puppy = está escolhendo uma carta de filhotes
dogs-cardgame-decision-donate = está doando um cão

# Opções
dogs-cardgame-option-puppies = Filhotes
dogs-cardgame-option-puppies-hint = A expansão: encha as baias grandes ou use o sócio para ganhar cartas de filhotes, que valem três pontos ou mais.
dogs-cardgame-option-children = Com crianças
dogs-cardgame-option-children-hint = Sem cartas bônus, sem pedágio, e a licença custa uma moeda.
dogs-cardgame-option-variant_1 = Trocar os personagens
dogs-cardgame-option-variant_1-hint = Variante 1: por uma moeda você troca todos os personagens da cidade, quantas vezes quiser.
dogs-cardgame-option-variant_2 = Doar dois cães
dogs-cardgame-option-variant_2-hint = Variante 2: você pode doar dois cães em um turno. Depois do primeiro, você escolhe o segundo ou para por aí.
dogs-cardgame-option-variant_3 = Prêmio direto na baia
dogs-cardgame-option-variant_3-hint = Variante 3: um cão doente ou da feira, ganho pela terceira melhoria, pode ir direto para uma baia.
dogs-cardgame-option-cured_are_healthy = Curado conta como sadio
dogs-cardgame-option-cured_are_healthy-hint = Para bônus e filhotes, um cão curado vale também como sadio. O manual permite as duas leituras.
dogs-cardgame-option-breeds = Raças
dogs-cardgame-option-breeds-hint = A caixa tem mais raças do que as usadas em uma partida.
dogs-cardgame-option-breeds-vira_lata = { dogs-cardgame-breed-vira_lata }
dogs-cardgame-option-breeds-pit_bull = { dogs-cardgame-breed-pit_bull }
dogs-cardgame-option-breeds-basset_hound = { dogs-cardgame-breed-basset_hound }
dogs-cardgame-option-breeds-pastor_alemao = { dogs-cardgame-breed-pastor_alemao }
dogs-cardgame-option-breeds-poodle = { dogs-cardgame-breed-poodle }
dogs-cardgame-option-breeds-beagle = { dogs-cardgame-breed-beagle }
dogs-cardgame-option-breeds-labrador = { dogs-cardgame-breed-labrador }
dogs-cardgame-option-breeds-dalmata = { dogs-cardgame-breed-dalmata }
dogs-cardgame-option-breeds-rottweiler = { dogs-cardgame-breed-rottweiler }
dogs-cardgame-option-breeds-bulldog = { dogs-cardgame-breed-bulldog }
dogs-cardgame-option-breeds-golden_retriever = { dogs-cardgame-breed-golden_retriever }
dogs-cardgame-option-breeds-sao_bernardo = { dogs-cardgame-breed-sao_bernardo }
dogs-cardgame-option-breeds-yorkshire = { dogs-cardgame-breed-yorkshire }
dogs-cardgame-option-breeds-border_collie = { dogs-cardgame-breed-border_collie }
dogs-cardgame-option-breeds-chow_chow = { dogs-cardgame-breed-chow_chow }
dogs-cardgame-option-breeds-dachshund = { dogs-cardgame-breed-dachshund }
dogs-cardgame-option-breeds-husky = { dogs-cardgame-breed-husky }
dogs-cardgame-option-one_symbol = Local de um cão
dogs-cardgame-option-one_symbol-hint = Com quatro ou cinco jogadores entram os dois.
dogs-cardgame-option-one_symbol-drawn = O que for sorteado
dogs-cardgame-option-one_symbol-corner = Esquina
dogs-cardgame-option-one_symbol-playing_field = Campinho
dogs-cardgame-option-two_symbols = Local de dois cães
dogs-cardgame-option-two_symbols-hint = Com três ou mais jogadores entram os dois.
dogs-cardgame-option-two_symbols-drawn = O que for sorteado
dogs-cardgame-option-two_symbols-hill_street = Ladeira
dogs-cardgame-option-two_symbols-square = Praça
dogs-cardgame-option-three_symbols = Local de três cães
dogs-cardgame-option-three_symbols-hint = Com cinco jogadores entram os dois.
dogs-cardgame-option-three_symbols-drawn = O que for sorteado
dogs-cardgame-option-three_symbols-park = Parque
dogs-cardgame-option-three_symbols-highway = Rodovia

# O que se espera
dogs-cardgame-ask_choose = Fique com um dos três personagens que você recebeu.
dogs-cardgame-ask_chosen = Você fica com: { $character }. Ainda dá para mudar de ideia.
dogs-cardgame-ask_enter = Entre na cidade: escolha um local.
dogs-cardgame-ask_move = Vá para outro local ou fique onde está.
dogs-cardgame-ask_collect_hire = Recolha os cães e contrate o personagem daqui, ou encerre o turno.
dogs-cardgame-ask_collect = Ainda dá para recolher os cães daqui, ou encerre o turno.
dogs-cardgame-ask_hire = Ainda dá para contratar o personagem daqui, ou encerre o turno.
dogs-cardgame-ask_free = Andou, recolheu e contratou. Faça ações livres, ou encerre o turno.
dogs-cardgame-ask_use_up = Você tem personagens demais, ou dois iguais: use um antes de encerrar o turno.
dogs-cardgame-ask_house = Para onde vai este cão? { $breed }, { $sign }
dogs-cardgame-ask_vet = { $n ->
    [0] Não há ninguém para curar.
    [one] A veterinária cura um cão: qual, e para qual baia?
   *[other] A veterinária cura { $n } cães: escolha um e a baia dele.
  }
dogs-cardgame-ask_lift = Tire das baias os cães que vão mudar e, no fim, escolha Pronto.
dogs-cardgame-ask_put_down = Em qual baia ele fica? { $breed }
dogs-cardgame-ask_manager = A gerente vende melhorias: até duas.
dogs-cardgame-ask_partner_dog = Pegue um cão da feira e escolha a baia dele. Dá para comprar antes ou depois.
dogs-cardgame-ask_partner = O sócio vende: compre o que quiser.
dogs-cardgame-ask_reward = Sua terceira melhoria: pegue qualquer cão da cidade.
dogs-cardgame-ask_puppy = { $bay } está cheia: escolha uma carta de filhotes.
dogs-cardgame-ask_donate = Você pode doar um segundo cão.
dogs-cardgame-ask_wait = É a vez de { $seat }.
dogs-cardgame-ask_over = A partida acabou.
dogs-cardgame-table_draft = { $n ->
    [one] Falta { $n } jogador escolher o primeiro personagem.
   *[other] Faltam { $n } jogadores escolherem o primeiro personagem.
  }
dogs-cardgame-table_move = { $seat } está escolhendo para onde ir.
dogs-cardgame-table_turn = { $seat } está na cidade.
dogs-cardgame-table_decision = { $seat } { $decision }.
dogs-cardgame-table_over = A partida acabou.

# Por que não
dogs-cardgame-unavailable_moved = Você já andou, ou já ficou onde estava.
dogs-cardgame-unavailable_outside = No primeiro turno é preciso entrar na cidade.
dogs-cardgame-unavailable_step_one = Antes, vá para outro local ou fique onde está.
dogs-cardgame-unavailable_collected = Você já recolheu neste turno.
dogs-cardgame-unavailable_no_dogs = Não há cães aqui.
dogs-cardgame-unavailable_toll = O pedágio é de { $need ->
    [one] uma moeda
   *[other] { $need } moedas
  }. Você tem { $have }.
dogs-cardgame-unavailable_food = Custa { $need } de ração. Você tem { $have }.
dogs-cardgame-unavailable_bays_full = É preciso ter espaço para { $need } nas baias. Há espaço para { $have }.
dogs-cardgame-unavailable_infirmary_full = É preciso ter espaço para { $need } na enfermaria. Há espaço para { $have }.
dogs-cardgame-unavailable_hired = Você já contratou neste turno.
dogs-cardgame-unavailable_nobody_here = Não há ninguém aqui para contratar.
dogs-cardgame-unavailable_coins = Custa { $need ->
    [one] uma moeda
   *[other] { $need } moedas
  }. Você tem { $have }.
dogs-cardgame-unavailable_all_open = Todas as baias estão abertas.
dogs-cardgame-unavailable_opened = Você já abriu uma baia neste turno.
dogs-cardgame-unavailable_open_dogs = É preciso ter { $need ->
    [one] um cão
   *[other] { $need } cães
  } nas baias. Você tem { $have }.
dogs-cardgame-unavailable_no_licence = Você não tem licença a pagar.
dogs-cardgame-unavailable_variant = Esta mesa joga sem essa variante.
dogs-cardgame-unavailable_donated = Você já doou neste turno.
dogs-cardgame-unavailable_no_dog_housed = Não há cães nas suas baias.
dogs-cardgame-unavailable_puppies = Uma baia que trouxe filhotes precisa continuar cheia.
dogs-cardgame-unavailable_bonus_dog = Este cão faz parte do bônus que você pegou neste turno: { $bonus }.
dogs-cardgame-unavailable_dark = Esta carta é entregue no fim.
dogs-cardgame-unavailable_bonus = É preciso ter { $need }. Você tem { $have }.
dogs-cardgame-unavailable_claimed = Você já pegou um bônus neste turno.
dogs-cardgame-unavailable_characters = No fim do turno você pode ficar com { $need ->
    [one] um personagem
   *[other] { $need } personagens
  }. Você tem { $have }.
dogs-cardgame-unavailable_twins = Não dá para ficar com dois iguais: { $character }.
dogs-cardgame-unavailable_improved = No máximo duas melhorias com um personagem.
dogs-cardgame-unavailable_none_left = Não sobrou nenhuma.
dogs-cardgame-unavailable_puppy_bought = Uma carta de filhotes por sócio.

# O que se deixaria passar
dogs-cardgame-confirm_claim = Dá para pegar um bônus: { $bonus }. Encerrar o turno sem ele?
dogs-cardgame-confirm_licence = É o seu último turno: uma licença não paga custa cinco pontos. Encerrar mesmo assim?
dogs-cardgame-confirm_use = É o seu último turno, e você não usou: { $character }. Encerrar mesmo assim?
dogs-cardgame-confirm_collect = { $n ->
    [one] Dá para recolher um cão aqui. Encerrar o turno sem ele?
   *[other] Dá para recolher { $n } cães aqui. Encerrar o turno sem eles?
  }
dogs-cardgame-confirm_hire = Dá para contratar aqui: { $character }. Encerrar o turno sem contratar?

# Ações
dogs-cardgame-do-choose = Ficar com: { $character }
dogs-cardgame-do-reconsider = Escolher de novo
dogs-cardgame-do-move = Ir para: { $to }
dogs-cardgame-do-stay = Ficar aqui
dogs-cardgame-do-collect = { $toll_is ->
    [me] Recolher os cães, pedágio para { $toll }
    [other] Recolher os cães, pedágio para { $toll }
   *[none] Recolher os cães
  }
dogs-cardgame-do-hire = { $toll_is ->
    [me] Contratar: { $character }, pedágio para { $toll }
    [other] Contratar: { $character }, pedágio para { $toll }
   *[none] Contratar: { $character }
  }
dogs-cardgame-do-open_bay = Abrir uma baia
dogs-cardgame-do-pay_licence = Pagar uma licença
dogs-cardgame-do-use = Usar: { $character }
dogs-cardgame-do-renew = Trocar os personagens
dogs-cardgame-do-donate = Doar: { $breed } ({ $sign }), por { $food ->
    [0] duas moedas
    [1] uma ração e uma moeda
   *[2] duas rações
  }
dogs-cardgame-do-claim = Pegar o bônus: { $bonus }
dogs-cardgame-do-end_turn = { $next_is ->
    [me] Encerrar o turno: a próxima vez é sua
    [other] Encerrar o turno: vez de { $next }
   *[none] Encerrar o turno: fim da partida
  }
dogs-cardgame-do-place = { $breed } ({ $sign }) → { $to }
dogs-cardgame-do-hand_in = { $breed } → feira, por { $gain }
dogs-cardgame-do-lift = Tirar: { $breed } ({ $sign })
dogs-cardgame-do-take_puppy = Carta de filhotes { $puppy }
dogs-cardgame-do-improve = Comprar uma melhoria
dogs-cardgame-do-buy_puppy = Comprar carta de filhotes { $puppy }
dogs-cardgame-do-enough = Pronto
dogs-cardgame-verb-stay = Ficar aqui
dogs-cardgame-verb-collect = Recolher
dogs-cardgame-verb-hire = Contratar
dogs-cardgame-verb-open_bay = Abrir uma baia
dogs-cardgame-verb-pay_licence = Pagar uma licença
dogs-cardgame-verb-renew = Trocar os personagens
dogs-cardgame-verb-donate = Doar um cão
dogs-cardgame-verb-claim = Pegar um bônus
dogs-cardgame-verb-end_turn = Encerrar o turno
dogs-cardgame-verb-improve = Comprar uma melhoria
dogs-cardgame-verb-buy_puppy = Comprar carta de filhotes
dogs-cardgame-verb-place = Pôr ali

# O que aconteceu
dogs-cardgame-log-laid = A mesa está pronta. { $start_is ->
    [me] Você começa todas as rodadas.
   *[other] { $start } começa todas as rodadas.
  }
dogs-cardgame-log-dealt = Cada um recebe três personagens.
dogs-cardgame-log-revealed = { $seat_is ->
    [me] Você começa com: { $character }
   *[other] { $seat } começa com: { $character }
  }
dogs-cardgame-log-turn_began = { $seat_is ->
    [me] Rodada { $round }: sua vez
   *[other] Rodada { $round }: vez de { $seat }
  }
dogs-cardgame-log-moved = { $seat_is ->
    [me] Você vai para: { $to }
   *[other] { $seat } vai para: { $to }
  }
dogs-cardgame-log-stayed = { $seat_is ->
    [me] Você fica onde está
   *[other] { $seat } fica onde está
  }
dogs-cardgame-log-tolled = { $seat } → { $to }: { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
  } de pedágio
dogs-cardgame-log-collected = { $seat_is ->
    [me] Você recolhe { $n ->
        [one] um cão
       *[other] { $n } cães
      } ({ $location })
   *[other] { $seat } recolhe { $n ->
        [one] um cão
       *[other] { $n } cães
      } ({ $location })
  }
dogs-cardgame-log-placed = { $seat }: { $breed } ({ $sign }) → { $to }
dogs-cardgame-log-handed_in = { $seat }: { $breed } → feira, por { $gain }
dogs-cardgame-log-hired = { $seat_is ->
    [me] Você contrata { $character } { $coins ->
        [0] de graça
       *[other] por uma moeda
      }
   *[other] { $seat } contrata { $character } { $coins ->
        [0] de graça
       *[other] por uma moeda
      }
  }
dogs-cardgame-log-bay_opened = { $seat_is ->
    [me] Você abre uma baia: { $bay }
   *[other] { $seat } abre uma baia: { $bay }
  }
dogs-cardgame-log-licence_paid = { $seat_is ->
    [me] Você paga uma licença
   *[other] { $seat } paga uma licença
  }
dogs-cardgame-log-used = { $seat_is ->
    [me] Você usa { $character }
   *[other] { $seat } usa { $character }
  }{ $food ->
    [0] { "" }
   *[other] , +{ $food } de ração
  }{ $coins ->
    [0] { "" }
    [one] , +{ $coins } moeda
   *[other] , +{ $coins } moedas
  }
dogs-cardgame-log-improved = { $seat_is ->
    [me] Você compra uma melhoria
   *[other] { $seat } compra uma melhoria
  }
dogs-cardgame-log-rewarded = { $seat_is ->
    [me] Sua terceira melhoria: você pega qualquer cão da cidade
   *[other] Terceira melhoria de { $seat }: qualquer cão da cidade
  }
dogs-cardgame-log-forfeited = { $seat_is ->
    [me] Nenhum cão da cidade cabe no seu canil
   *[other] Nenhum cão da cidade cabe no canil de { $seat }
  }
dogs-cardgame-log-puppy_taken = { $seat_is ->
    [me] Você pega uma carta de filhotes { $puppy }
   *[other] { $seat } pega uma carta de filhotes { $puppy }
  }
dogs-cardgame-log-donated = { $seat_is ->
    [me] Você doa um cão: { $breed }
   *[other] { $seat } doa um cão: { $breed }
  }{ $food ->
    [0] { "" }
   *[other] , +{ $food } de ração
  }{ $coins ->
    [0] { "" }
    [one] , +{ $coins } moeda
   *[other] , +{ $coins } moedas
  }
dogs-cardgame-log-claimed = { $seat_is ->
    [me] Você pega um bônus: { $bonus }
   *[other] { $seat } pega um bônus: { $bonus }
  }
dogs-cardgame-log-renewed = { $seat_is ->
    [me] Você troca os personagens da cidade
   *[other] { $seat } troca os personagens da cidade
  }
dogs-cardgame-log-end_began = { $cause_id ->
    [dry] Dez rodadas sem nenhum novo cão: a próxima rodada é a última.
   *[last_card] A última carta de cão foi comprada: a próxima rodada é a última.
  }
dogs-cardgame-log-awarded = { $seat_is ->
    [me] Você recebe: { $bonus }
   *[other] { $seat } recebe: { $bonus }
  }
dogs-cardgame-log-ended = Os canis fecham as portas. A partida acabou.

# Os pontos
dogs-cardgame-bays = Cães nas baias
dogs-cardgame-trained = Cães adestrados
dogs-cardgame-hotel = Hotel
dogs-cardgame-bonus = Cartas bônus
dogs-cardgame-dark_bonus = Bônus do fim
dogs-cardgame-puppies = Filhotes
dogs-cardgame-infirmary = Enfermaria
dogs-cardgame-no_improvement = Sem melhoria
dogs-cardgame-licences = Licenças não pagas
dogs-cardgame-score-bays = { dogs-cardgame-bays }
dogs-cardgame-score-trained = { dogs-cardgame-trained }
dogs-cardgame-score-hotel = { dogs-cardgame-hotel }
dogs-cardgame-score-bonus = { dogs-cardgame-bonus }
dogs-cardgame-score-dark_bonus = { dogs-cardgame-dark_bonus }
dogs-cardgame-score-puppies = { dogs-cardgame-puppies }
dogs-cardgame-score-infirmary = { dogs-cardgame-infirmary }
dogs-cardgame-score-no_improvement = { dogs-cardgame-no_improvement }
dogs-cardgame-score-licences = { dogs-cardgame-licences }
dogs-cardgame-rule-bays = Em cada baia aberta, cada raça conta separada: 1, 3, 6 ou 12 pontos por um a quatro cães.
dogs-cardgame-rule-trained = Um ponto por cão adestrado nas baias.
dogs-cardgame-rule-hotel = Quem tem mais hóspedes ganha 12 pontos; depois 10, 8, 6 e 4. Quem empata divide os pontos dessas posições. Com dois jogadores são 12 e 8, e no empate ninguém pontua.
dogs-cardgame-rule-bonus = Três pontos por carta bônus.
dogs-cardgame-rule-dark_bonus = Três pontos para quem tem mais ração, mais moedas e mais melhorias (cada um). No empate, ninguém leva.
dogs-cardgame-rule-puppies = Três pontos por carta, e mais um a cada dois cães seus daquele tipo.
dogs-cardgame-rule-infirmary = Três pontos a menos por cão na enfermaria.
dogs-cardgame-rule-no_improvement = Três pontos a menos para um canil sem melhoria nenhuma.
dogs-cardgame-rule-licences = Cinco pontos a menos por baia aberta com licença não paga.
dogs-cardgame-rule-tie = No empate, vence quem tem mais cães nas baias.
dogs-cardgame-why_bays = baias 1 a 5: { $bay_1 }, { $bay_2 }, { $bay_3 }, { $bay_4 }, { $bay_5 }
dogs-cardgame-why_trained = { $n ->
    [0] nenhum adestrado
    [one] um adestrado
   *[other] { $n } adestrados
  }
dogs-cardgame-why_hotel = { $n ->
    [0] nenhum hóspede
    [one] um hóspede
   *[other] { $n } hóspedes
  }, { $place }º lugar{ $tied ->
    [0] { "" }
   *[other] , empate com { $tied }
  }
dogs-cardgame-why_bonus = { $n ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $n } cartas
  }
dogs-cardgame-why_dark_bonus = ração { $food ->
    [1] ✓
   *[other] –
  }, moedas { $coins ->
    [1] ✓
   *[other] –
  }, melhorias { $improvements ->
    [1] ✓
   *[other] –
  }
dogs-cardgame-why_puppies = { $n ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $n } cartas
  }, mais { $dogs } pelos cães
dogs-cardgame-why_infirmary = { $n ->
    [0] ninguém doente
    [one] um doente
   *[other] { $n } doentes
  }
dogs-cardgame-why_improvements = { $n ->
    [0] nenhuma melhoria
    [one] uma melhoria
   *[other] { $n } melhorias
  }
dogs-cardgame-why_licences = { $n ->
    [0] tudo pago
    [one] uma não paga
   *[other] { $n } não pagas
  }

# A mesa
dogs-cardgame-round = Rodada { $n }
dogs-cardgame-round-begun = Rodada { $n }: a próxima é a última
dogs-cardgame-round-last = A última rodada
dogs-cardgame-round-draft = Antes da primeira rodada
dogs-cardgame-city = A cidade
dogs-cardgame-fair = Feira
dogs-cardgame-fair-empty = Nenhum cão espera na feira.
dogs-cardgame-pile = { $n ->
    [0] Nenhum cão na pilha
    [one] Um cão na pilha
   *[other] { $n } cães na pilha
  }
dogs-cardgame-dry = { $n ->
    [one] Uma rodada sem nenhum novo cão
   *[other] { $n } rodadas sem nenhum novo cão
  }
dogs-cardgame-supply = Cartas bônus e reserva
dogs-cardgame-supply-bonus = { $n ->
    [one] Sobra uma carta bônus
   *[other] Sobram { $n } cartas bônus
  }
dogs-cardgame-supply-improvements = { $n ->
    [0] Não sobrou melhoria
    [one] Sobra uma melhoria
   *[other] Sobram { $n } melhorias
  }
dogs-cardgame-supply-puppies = { $n ->
    [0] Não sobraram filhotes
    [one] Sobra uma carta de filhotes
   *[other] Sobram { $n } cartas de filhotes
  }
dogs-cardgame-supply-of = sobram { $n }
dogs-cardgame-taken-by = Está com { $seat }
dogs-cardgame-hire-cost = { $n ->
    [0] grátis
   *[other] { $n } moeda
  }
dogs-cardgame-here = { $names }: o pedágio é de uma moeda
dogs-cardgame-nobody-here = ninguém
dogs-cardgame-area-city = Cidade
dogs-cardgame-area-kennel = Canil
dogs-cardgame-area-purse = O que eu tenho
dogs-cardgame-next-donate = Qual cão você doa? Escolha-o.
dogs-cardgame-kennel = Canil
dogs-cardgame-hotel-n = Hotel: { $n }
dogs-cardgame-infirmary-n = Enfermaria: { $n } de { $of }
dogs-cardgame-bay-holds = { $bay }: { $n } de { $of }
dogs-cardgame-bay-closed = { $bay }: fechada, cabem { $of }
dogs-cardgame-closed = fechada
dogs-cardgame-locked = tem que ficar cheia
dogs-cardgame-food-n = { $n } de ração
dogs-cardgame-coins-n = { $n ->
    [one] { $n } moeda
   *[other] { $n } moedas
  }
dogs-cardgame-improvements-n = { $n ->
    [one] { $n } melhoria
   *[other] { $n } melhorias
  }
dogs-cardgame-unpaid-n = { $n ->
    [one] { $n } licença a pagar
   *[other] { $n } licenças a pagar
  }
dogs-cardgame-paid-n = { $n ->
    [one] { $n } licença paga
   *[other] { $n } licenças pagas
  }
dogs-cardgame-people = Personagens
dogs-cardgame-people-none = ninguém contratado ainda
dogs-cardgame-dog = { $breed }, { $sign }
dogs-cardgame-hand = Para acomodar
dogs-cardgame-dealt-n = { $seat } tem { $n ->
    [one] uma carta
   *[other] { $n } cartas
  }
dogs-cardgame-still = Neste turno
dogs-cardgame-still-drive = Mover
dogs-cardgame-still-collect = Recolher
dogs-cardgame-still-hire = Contratar
dogs-cardgame-step-done = feito

# Ajuda
dogs-cardgame-help-aim = Você cuida de um canil. A cada turno, roda pela cidade, leva cães para o canil e contrata quem ajuda. Quando a pilha de cães acaba, vence o canil com mais pontos.
dogs-cardgame-help-turn = Um turno
dogs-cardgame-help-turn-1 = Vá para outro local ou fique onde está. No primeiro turno todo mundo entra na cidade.
dogs-cardgame-help-turn-2 = Depois, em qualquer ordem e no máximo uma vez cada: recolha todos os cães do local, por uma ração cada, se houver espaço para todos; contrate o personagem dali por uma moeda, ou de graça se houver outro igual em outro local.
dogs-cardgame-help-turn-3 = Se houver outras pick-ups no local, antes você paga uma moeda a um desses jogadores, uma vez por turno.
dogs-cardgame-help-turn-4 = A qualquer momento do seu turno há ações livres: use personagens, abra uma baia (uma vez), pague licenças, doe um cão por dois recursos (uma vez), pegue um bônus (um).
dogs-cardgame-help-turn-5 = No fim do turno você fica com no máximo dois personagens, nunca iguais.
dogs-cardgame-help-turn-6 = Dá para desfazer até aparecer algo escondido: um novo cão ou personagem, cartas embaralhadas.
dogs-cardgame-supply-signs = Os símbolos dos cães
dogs-cardgame-supply-people = Os personagens
dogs-cardgame-help-bays = Baias e licenças
dogs-cardgame-help-bays-text = Nas suas cinco baias cabem 1, 2, 2, 3 e 4 cães. As duas últimas estão fechadas. A de três abre quando há três cães nas primeiras, e a de quatro, depois dela. Cada uma traz duas rações e uma licença: pague três moedas por ela até o fim da partida, ou perca cinco pontos.
dogs-cardgame-help-improvements = A terceira melhoria dá a você qualquer cão da cidade, sem ração nem pedágio.
dogs-cardgame-help-bonus = Cartas bônus
dogs-cardgame-help-bonus-text = Três pontos cada. As claras ficam com quem pega primeiro, no próprio turno; as escuras são entregues no fim. Um cão que faz parte de um bônus não pode ser doado no mesmo turno.
dogs-cardgame-help-puppies = Filhotes
dogs-cardgame-help-puppies-text = Uma opção. Quando a baia de três ou a de quatro enche, você pega uma carta de filhotes, uma vez por baia; dali em diante ela tem que ficar cheia. O sócio vende uma por duas moedas. Cada carta vale três pontos, e mais um a cada dois cães seus daquele tipo.
dogs-cardgame-help-end = O fim e os pontos
dogs-cardgame-help-end-text = Quando a última carta de cão é comprada, a rodada vai até o fim, e depois vem mais uma, sem novos cães.
dogs-cardgame-help-options = Opções
dogs-cardgame-help-data = O que acrescentamos
dogs-cardgame-help-data-lead = O manual não diz tudo. Preenchemos estas lacunas; onde é só um nome, o jogo não muda:
dogs-cardgame-help-data-1 = O manual fala de 17 raças e dá o nome de seis. Estes onze nomes são nossos: { $breeds }.
dogs-cardgame-help-data-2 = Deduzimos da ordem da lista quantos cães a Esquina, o Campinho e a Ladeira mostram.
dogs-cardgame-help-data-3 = Deduzimos da regra para dois jogadores que há duas cartas de filhotes de cada tipo.
dogs-cardgame-help-house = Regras da casa
dogs-cardgame-help-house-lead = Onde as regras impressas não dizem nada, nesta mesa é assim:
dogs-cardgame-help-house-1 = Dez rodadas seguidas sem nenhum novo cão também trazem o fim: vem mais uma rodada.
dogs-cardgame-help-house-2 = Trocar os personagens (variante 1): quantas vezes quiser no turno, uma moeda cada.
dogs-cardgame-help-house-3 = O pedágio é pago uma vez por turno, na primeira ação no local. Só paga quem está jogando o turno.
dogs-cardgame-help-house-4 = Para bônus e filhotes, um cão curado conta como curado, não como sadio, a não ser que quem criou a mesa escolha o contrário.
dogs-cardgame-help-house-5 = No hotel todo mundo tem posição, mesmo sem hóspede.
dogs-cardgame-help-house-6 = A adestradora tira cada cão uma vez, e depois todos voltam para as baias. Uma baia que trouxe filhotes tem que terminar cheia.
dogs-cardgame-help-house-7 = O prêmio da terceira melhoria é obrigatório se houver espaço para algum cão da cidade. Seis melhorias não dão outro prêmio.
dogs-cardgame-help-house-8 = Quem começa é sorteado. Todos escolhem o primeiro personagem ao mesmo tempo, em segredo. Se o empate continuar em pontos e em cães, a vitória é dividida.
dogs-cardgame-help-step-drive = Dirija
dogs-cardgame-help-step-drive-text = Vá para outro local ou fique onde está. Se houver outras pick-ups, pague uma moeda a um desses jogadores antes de fazer algo ali.
dogs-cardgame-help-step-collect = Recolha os cães
dogs-cardgame-help-step-collect-text = Leve todos os cães do local, por uma ração cada. O símbolo diz para onde vão: uma baia, a enfermaria, o hotel ou a feira.
dogs-cardgame-help-step-hire = Contrate alguém
dogs-cardgame-help-step-hire-text = O personagem do local custa uma moeda, ou nada se houver outro igual em outro local.
dogs-cardgame-help-step-free = E quando quiser
dogs-cardgame-help-step-free-text = Use os personagens, abra uma baia, pague uma licença, doe um cão, pegue uma carta bônus.
dogs-cardgame-help-step-breeds = Raças lado a lado
dogs-cardgame-help-step-breeds-text = Quando a pilha de cães acaba, as baias dão pontos: quanto mais cães da mesma raça em uma baia, melhor.
dogs-cardgame-help-points = O que vale pontos
dogs-cardgame-help-kennel = O seu canil
dogs-cardgame-help-improvement = Melhorias
dogs-cardgame-help-locations = Os locais

# The lesson
dogs-cardgame-lesson-aim = Encha as baias: quanto mais cães de uma raça juntos, mais pontos.
dogs-cardgame-lesson-city = Cães e pessoas esperam na cidade. A partida acaba com a pilha.
dogs-cardgame-lesson-choose = Uma destas pessoas ajuda você desde o começo. Fique com uma.
dogs-cardgame-lesson-move = Vá a um local. Há outros ali? Então pague uma moeda a um deles.
dogs-cardgame-lesson-use = Os seus personagens ajudam quando você quiser. Este é útil agora.
dogs-cardgame-lesson-hire = Contrate o personagem daqui: uma moeda, ou grátis se há outro igual fora.
dogs-cardgame-lesson-collect = Leve todos os cães deste local, por uma ração cada.
dogs-cardgame-lesson-place = Ponha o cão junto da sua raça, ou onde houver lugar.
dogs-cardgame-lesson-bays = De um a quatro cães da raça na baia: 1, 3, 6, 12 pontos.
dogs-cardgame-lesson-infirmary = Cada cão na enfermaria custa três pontos. O veterinário cura.
dogs-cardgame-lesson-donate = Um cão que rende pouco pode ir: você ganha duas moedas, ou ração.
dogs-cardgame-lesson-end-turn = Nada mais a fazer? Então encerre o turno.
dogs-cardgame-lesson-stay = Você também pode ficar: chegaram cães e pessoas novos.
dogs-cardgame-lesson-improve = Sem melhorias você perde três pontos; a terceira traz um cão.
dogs-cardgame-lesson-hand-in = Casinha: este cão vai para a feira, por uma moeda ou ração.
dogs-cardgame-lesson-open-bay = Abra outra baia: a licença deve ser paga antes do fim.
dogs-cardgame-lesson-licence = Pague a licença: uma baia sem ela custa cinco pontos.
dogs-cardgame-lesson-claim = Você tem o que esta carta bônus pede: três pontos.
dogs-cardgame-lesson-end = Você já sabe o essencial. Continue à vontade, ou recomece.
dogs-cardgame-lesson-merchant = A comerciante rende três rações: cada cão recolhido custa uma.
dogs-cardgame-lesson-use-partner = O sócio traz um cão da feira e vende melhorias.
dogs-cardgame-lesson-signs = Osso e apito: para a baia. Cruz: para a enfermaria, até ser curado.
dogs-cardgame-lesson-signs-away = Mala: para o hotel, onde vence quem tem mais hóspedes. Casinha: para a feira.

# Why a bot suggests an action

dogs-cardgame-advice_dogs_bring = Pontos que os cães dali podem dar: { $n }.
dogs-cardgame-advice_together = Ao lado de { $have } da mesma raça, dá { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
dogs-cardgame-advice_guest = Do jeito que está, seus pontos de hotel sobem { $n }.
dogs-cardgame-advice_no_food = Sem ração, você não recolhe nenhum cão.
dogs-cardgame-advice_cure = Cada cão doente custa { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }; um curado, não.
dogs-cardgame-advice_arrange = Rearrumados, seus cães dão mais. Pontos: { $n }.
dogs-cardgame-advice_improve = Sem nenhuma melhoria, você perde { $n ->
    [one] um ponto
   *[other] { $n } pontos
  } no fim.
dogs-cardgame-advice_improvement_dog = Esta melhoria dá a você qualquer cão da cidade.
dogs-cardgame-advice_licence = Uma licença não paga custa { $n ->
    [one] um ponto
   *[other] { $n } pontos
  } no fim.
dogs-cardgame-advice_bays_full = Suas baias abertas estão cheias: esta abre espaço.
dogs-cardgame-advice_claim = Esta carta de bônus dá { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
dogs-cardgame-advice_puppy = Com os seus cães, esta carta de filhote dá { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }.
dogs-cardgame-advice_brings = Dá ração ou moedas na hora: { $n }.
dogs-cardgame-advice_income = Do jeito que está, o personagem dá ração ou moedas: { $n }.
dogs-cardgame-advice_alone = Nesta baia, ele dá { $n ->
    [one] um ponto
   *[other] { $n } pontos
  } sozinho.
