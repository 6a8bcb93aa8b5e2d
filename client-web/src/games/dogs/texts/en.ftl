### Only where somebody asks: about-, advice_, does-, effect-, in-deck, lives-, mix-, rule-, why_

dogs-name = DOGS
dogs-blurb = Fetch dogs from town and country, arrange your kennel, and visit five houses for food, medicine and new bays.

# Words
dogs-breed-vira_lata = Mongrel
dogs-breed-pastor_alemao = German Shepherd
dogs-breed-poodle = Poodle
dogs-breed-beagle = Beagle
dogs-breed-labrador = Labrador
dogs-breed-dalmata = Dalmatian
dogs-breed-rottweiler = Rottweiler
dogs-breed-bulldog = Bulldog
dogs-breed-golden_retriever = Golden Retriever
dogs-breed-sao_bernardo = St Bernard
dogs-breed-yorkshire = Yorkshire
dogs-breed-border_collie = Border Collie
dogs-health-healthy = healthy
dogs-health-sick = sick
dogs-health-lost = lost
dogs-about-healthy = A healthy dog: it goes straight into a bay.
dogs-about-sick = A red cross: this dog goes to the infirmary until it is cured.
dogs-about-lost = A poster: somebody misses this dog. It goes to the fair at once, and you get the reward of its space.
dogs-about-pile = So many more are to come to this side of the map. With fewer than its empty spaces need, the round is the last one.
dogs-about-round = It is the last one when a pile runs out, or when nobody drives out.
dogs-about-centre = Every trip begins here. The centre costs no gas.
dogs-about-bay = Two rows of two dogs, each row for one breed: two breeds at most.
dogs-about-extra_bay = With a dog in it, it brings { $n ->
    [one] one point
   *[other] { $n } points
  } more.
dogs-about-quartet = Four of one breed bring a coin, once for each bay.
dogs-about-garage = Your truck brings its dogs here. Then they are put into bays.
dogs-about-waiting = These dogs still need a place. If there is no room, one has to go.
dogs-about-infirmary = Sick dogs wait here. At the vet, each medicine cures one.
dogs-about-full = When it is full, a hungry dog goes to the fair instead.
dogs-about-price = A dog costs ten coins less one for each dog at the fair, but at least one.
dogs-about-cured = A dog that goes to the fair is healthy from then on.
dogs-about-wanted = In this round the fair pays two coins for a dog of this card’s breeds.
dogs-about-room = { $n ->
    [one] Room for one meeple.
   *[other] Room for { $n } meeples.
  }
dogs-about-coin = One each round. Coins buy gas, bays, tokens and dogs, and pay your helper.
dogs-about-gas = Each space on the road costs one, the way home one more. Nine at most.
dogs-about-food = Each bay with dogs eats one every round.
dogs-about-medicine = At the vet, one cures a sick dog.
dogs-about-meeple = Each visits one house in a round.
dogs-about-helper = A helper visits a second house each round, for a coin. Paid in the last round, it is worth two points. Without one, you can hire again for a coin.
dogs-region-city = City
dogs-region-country = Country
dogs-lives-city = Lives in the city.
dogs-lives-country = Lives in the country.
dogs-mix-city = Seven dogs of this breed: four healthy, two sick, one lost.
dogs-mix-country = Seven dogs of this breed: four healthy, two sick, one lost.
dogs-in-deck-1 = There is one such card.
dogs-in-deck-2 = There are two such cards.
dogs-in-deck-3 = There are three such cards.
dogs-in-deck-4 = There are four such cards.
dogs-to-c1 = City 1
dogs-to-c2 = City 2
dogs-to-c3 = City 3
dogs-to-c4 = City 4
dogs-to-c5 = City 5
dogs-to-c6 = City 6
dogs-to-c7 = City 7
dogs-to-c8 = City 8
dogs-to-k1 = Country 1
dogs-to-k2 = Country 2
dogs-to-k3 = Country 3
dogs-to-k4 = Country 4
dogs-to-k5 = Country 5
dogs-to-k6 = Country 6
dogs-to-k7 = Country 7
dogs-to-k8 = Country 8
dogs-to-centre = Centre
dogs-bay-bay_1 = Bay 1
dogs-to-bay_1 = bay 1
dogs-bay-bay_2 = Bay 2
dogs-to-bay_2 = bay 2
dogs-bay-bay_3 = Bay 3
dogs-to-bay_3 = bay 3
dogs-bay-bay_4 = Bay 4
dogs-to-bay_4 = bay 4
dogs-bay-bay_5 = Bay 5
dogs-to-bay_5 = bay 5
dogs-house-town_hall = Town hall
dogs-house-warehouse = Warehouse
dogs-house-pet_shop = Pet shop
dogs-house-vet = Vet
dogs-house-fair = Fair
dogs-does-town_hall = Build your next bay for two coins.
dogs-does-warehouse = Swap food, medicine and gas one for one, up to twice.
dogs-does-pet_shop = Each coin buys two tokens of food or medicine.
dogs-does-vet = Each medicine cures one dog, which moves into a bay.
dogs-does-fair = One deal: sell a dog of a breed on the card for two coins, buy a dog, or trade one of yours.
dogs-card-gas3 = 3 gas
dogs-effect-gas3 = Yours as soon as you take the card.
dogs-card-gas2 = 2 gas
dogs-effect-gas2 = Yours as soon as you take the card.
dogs-card-food3 = 3 food
dogs-effect-food3 = Yours as soon as you take the card.
dogs-card-food2 = 2 food
dogs-effect-food2 = Yours as soon as you take the card.
dogs-card-food1 = 1 food
dogs-effect-food1 = Yours as soon as you take the card.
dogs-card-med3 = 3 medicine
dogs-effect-med3 = Yours as soon as you take the card.
dogs-card-med2 = 2 medicine
dogs-effect-med2 = Yours as soon as you take the card.
dogs-card-med1 = 1 medicine
dogs-effect-med1 = Yours as soon as you take the card.
dogs-card-coin3 = 3 coins
dogs-effect-coin3 = Yours as soon as you take the card.
dogs-card-coin2 = 2 coins
dogs-effect-coin2 = Yours as soon as you take the card.
dogs-card-coin1 = 1 coin
dogs-effect-coin1 = Yours as soon as you take the card.
dogs-card-swap_dogs = Swap two dogs
dogs-effect-swap_dogs = Before you drive or go home: two dogs on the map change places.
dogs-card-helper = Helper
dogs-effect-helper = Pays your helper’s wage once.
dogs-card-extra_dog = Extra dog
dogs-effect-extra_dog = While driving: the top dog of a pile comes onto your truck.
dogs-card-discount = Discount
dogs-effect-discount = A bay costs one coin.
dogs-card-vet = House call
dogs-effect-vet = First thing when you lay out: sick dogs you brought home may go straight into bays.
dogs-card-trained_dog = Trained dog
dogs-effect-trained_dog = When you sell a dog, you get one coin more.
dogs-card-award_dog = Award dog
dogs-effect-award_dog = When you sell a dog, you get two coins more.
dogs-card-free_entry = Free entry
dogs-effect-free_entry = Enter a house that is full. You get no card there.
dogs-bonus-food = one food
dogs-bonus-medicine = one medicine
dogs-bonus-gas = one gas
dogs-give-food = one food
dogs-give-medicine = one medicine
dogs-give-gas = one gas
dogs-get-food = one food
dogs-get-medicine = one medicine
dogs-get-gas = one gas
dogs-with-coin = a coin
dogs-with-card = the card
dogs-amount-coins = coins
dogs-amount-gas = gas
dogs-amount-food = food
dogs-amount-medicine = medicine
dogs-phase-refuel = buying gas
dogs-phase-drive = driving
dogs-phase-lay_out = arranging the kennels
dogs-phase-give = giving dogs away
dogs-phase-act = the houses
dogs-phase-close = feeding and wages
dogs-phase-over = the end
dogs-why-pile = A pile runs out
dogs-why-stayed = Nobody drove out
dogs-why-blocks = All road works are on the map

# Options
dogs-option-rehire_scores = A helper hired again counts
dogs-option-rehire_scores-hint = A helper hired again in the last round brings the two points, too. The rule book can be read either way.

# What is wanted
dogs-ask_refuel = Buy gas, or none. Your tank has room for { $n } more.
dogs-ask_set_out = Drive to a dog as far as your gas allows, or stay at home this round.
dogs-ask_drive = Drive to the next dog, or drive home.
dogs-ask_swap_with = Which dog do you swap it with?
dogs-ask_give_up = There is not room for all dogs. Choose one that has to go.
dogs-ask_keep = There is room after all. Choose a dog that may stay.
dogs-ask_put_down = { $n ->
    [one] Arrange your kennel: choose the dog, then its bay.
   *[other] Arrange your kennel: { $n } dogs are waiting. Choose a dog, then its bay.
  }
dogs-ask_lay_out = Every dog has its place. Move some if you like, or choose Done.
dogs-ask_put_sick = { $n ->
    [one] The infirmary has one dog too many: put a sick dog into a bay.
   *[other] The infirmary has { $n } dogs too many: put sick dogs into bays.
  }
dogs-ask_offer = Which dog do you offer next?
dogs-ask_accept = { $seat } offers you a dog: { $breed }, { $health }. Take it in?
dogs-ask_enter = Place a meeple in a house: choose the card to take there.
dogs-ask_use_house = { $house }: use it, or end your turn.
dogs-ask_sale = Sold. Add a card for more coins, or end your turn.
dogs-ask_trade_for = Which dog from the fair do you take in exchange?
dogs-ask_house = Which bay for the new dog? { $breed }
dogs-ask_end_turn = Nothing left to do: end your turn.
dogs-ask_starve = { $n ->
    [one] There is no food for one bay: which of its dogs falls ill?
   *[other] There is no food for { $n } bays: choose a dog that falls ill.
  }
dogs-ask_pay = Pay your helper: with a coin, or with the card?
dogs-ask_hire = Hire a helper again?
dogs-ask_done = You are done. Waiting for the others: { $phase }.
dogs-ask_wait = It is { $seat }’s turn.
dogs-ask_over = The match is over.
dogs-table_together = { $n ->
    [one] One player is still deciding: { $phase }.
   *[other] { $n } players are still deciding: { $phase }.
  }
dogs-table_drive = { $seat } is driving.
dogs-table_donor = { $seat } chooses a dog to give away.
dogs-table_offer = { $donor } offers a dog to { $seat }: { $breed }.
dogs-table_taken = { $seat } makes room for a dog: { $breed }.
dogs-table_enter = { $seat } places a meeple ({ $lap ->
    [1] first visit
    [2] second visit
   *[other] third visit
  }).
dogs-table_visit = { $seat } is here: { $house }.
dogs-table_over = The match is over.

# Why not
dogs-unavailable_block = Road works: nobody can stop there.
dogs-unavailable_truck = Another truck is there.
dogs-unavailable_no_dog = There is no dog there any more.
dogs-unavailable_gas = It takes { $need } gas, counting the way home. You have { $have }.
dogs-unavailable_out = You are already on the road: drive on, or drive home.
dogs-unavailable_swapped = You swapped two dogs, so you have to drive now.
dogs-unavailable_full = The house is full.
dogs-unavailable_not_full = This card is only for a house that is full.
dogs-unavailable_entered = Somebody has already entered with this card.
dogs-unavailable_no_card = You do not have the card.
dogs-unavailable_coins = It costs { $need ->
    [one] one coin
   *[other] { $need } coins
  }. You have { $have }.
dogs-unavailable_all_built = All your bays are built.
dogs-unavailable_breed = The fair is not buying this breed this round.
dogs-unavailable_medicine = You have no medicine.
dogs-unavailable_laying_out = The house call comes before anything else. Step back to use it.
dogs-unavailable_no_patient = No sick dog came with your truck.
dogs-unavailable_no_room = Another dog has to go first.
dogs-confirm_unused = { $house }: you could still use it. End your turn anyway?

# Actions
dogs-do-buy_gas = { $coins ->
    [0] No gas
    [one] Gas for one coin
   *[other] Gas for { $coins } coins
  }
dogs-do-drive = Drive to { $to }
dogs-do-go_home = { $bonus_id ->
    [food] Drive home, get one food
    [medicine] Drive home, get one medicine
    [gas] Drive home, get one gas
   *[none] Drive home
  }
dogs-do-stay = Stay at home
dogs-do-swap_dogs = Swap: { $breed }
dogs-do-swap_with = With: { $breed } ({ $health })
dogs-do-draw_dog = Extra dog: { $region }
dogs-do-use_vet = Use the house call
dogs-do-give_up = Let go: { $breed } ({ $health })
dogs-do-keep = Keep: { $breed } ({ $health })
dogs-do-lift = Pick up: { $breed }
dogs-do-lay_out = { $finish ->
    [yes] Lay out for me, and done
   *[no] Lay out for me
  }
dogs-do-exchange = { $breed_1 } ⇄ { $breed_2 }
dogs-do-put = { $breed } → { $to }
dogs-do-done = Done
dogs-do-step_back = One step back
dogs-do-reopen = Change again
dogs-do-offer = Offer: { $breed } ({ $health })
dogs-do-accept = Take it in
dogs-do-refuse = No, thank you
dogs-do-enter = { $free_entry ->
    [yes] Enter with the card: { $house }
   *[no] { $takes ->
        [yes] Enter: { $house }, take { $card }
       *[no] Enter: { $house }
      }
  }
dogs-do-build = { $discount ->
    [yes] Build a bay, with the discount
   *[no] Build a bay
  }
dogs-do-swap = Swap { $give } for { $get }
dogs-do-buy = Buy food and medicine
dogs-do-cure = Cure: { $breed } → { $to }
dogs-do-sell = Sell: { $breed }
dogs-do-add_to_sale = Add: { $card }
dogs-do-buy_dog = Buy: { $breed }
dogs-do-trade = Give in exchange: { $breed }
dogs-do-trade_for = Take in exchange: { $breed }
dogs-do-end_turn = End the turn
dogs-do-starve = Falls ill: { $breed }
dogs-do-pay = Pay the helper with { $with }
dogs-do-hire = { $again ->
    [yes] Hire a helper again
   *[no] Go on without a helper
  }
dogs-verb-drive = Drive
dogs-verb-stay = Stay at home
dogs-verb-swap_dogs = Swap two dogs
dogs-verb-use_vet = Use the house call
dogs-verb-enter = Enter
dogs-verb-build = Build a bay
dogs-verb-buy = Buy food and medicine
dogs-verb-cure = Cure a dog
dogs-verb-buy_dog = Buy a dog
dogs-verb-sell = Sell a dog
dogs-next-swap_dogs = Choose the first of the two dogs to swap.

# What happened
dogs-log-round_began = { $start_is ->
    [me] Round { $round }: you begin
   *[other] Round { $round }: { $start } begins
  }
dogs-log-income = Everybody gets { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }
dogs-log-end_near = { $why }: the end is near
dogs-log-gas_bought = { $seat_is ->
    [me] { $gas ->
        [0] You buy no gas
       *[other] You buy { $gas } gas for { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
          }
      }
   *[other] { $gas ->
        [0] { $seat } buys no gas
       *[other] { $seat } buys { $gas } gas for { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
          }
      }
  }
dogs-log-drove = { $seat_is ->
    [me] You drive ({ $gas } gas)
   *[other] { $seat } drives ({ $gas } gas)
  }
dogs-log-collected = { $seat_is ->
    [me] You take a dog onto your truck: { $breed }
   *[other] { $seat } takes a dog onto the truck: { $breed }
  }
dogs-log-returned = { $seat_is ->
    [me] You find a lost dog, { $breed }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }
   *[other] { $seat } finds a lost dog, { $breed }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }
  }
dogs-log-went_home = { $seat_is ->
    [me] You drive home
   *[other] { $seat } drives home
  }
dogs-log-stayed = { $seat_is ->
    [me] You stay at home
   *[other] { $seat } stays at home
  }
dogs-log-card_used = { $seat_is ->
    [me] You play: { $card }
   *[other] { $seat } plays: { $card }
  }
dogs-log-dogs_swapped = { $seat_is ->
    [me] You swap two dogs: { $breed_1 } ⇄ { $breed_2 }
   *[other] { $seat } swaps two dogs: { $breed_1 } ⇄ { $breed_2 }
  }
dogs-log-dog_drawn = { $seat_is ->
    [me] You draw a dog from the pile ({ $region }): { $breed }
   *[other] { $seat } draws a dog from the pile ({ $region }): { $breed }
  }
dogs-log-turn_ended = { $seat_is ->
    [me] Nothing more to do there: your turn ends
   *[other] { $seat } has nothing more to do there
  }
dogs-log-vet_used = { $seat_is ->
    [me] The vet comes to your kennel
   *[other] The vet comes to { $seat }’s kennel
  }
dogs-log-laid_out = { $seat_is ->
    [me] You have arranged your kennel
   *[other] { $seat } has arranged the kennel
  }
dogs-log-quartet = { $seat_is ->
    [me] Four of a breed: { $coins ->
        [one] one coin
       *[other] { $coins } coins
      }
   *[other] { $seat } has four of a breed: { $coins ->
        [one] one coin
       *[other] { $coins } coins
      }
  }
dogs-log-offered = { $seat_is ->
    [me] You offer a dog: { $breed }
   *[other] { $seat } offers a dog: { $breed }
  }
dogs-log-refused = { $seat_is ->
    [me] You do not take it in
   *[other] { $seat } does not take it in
  }
dogs-log-accepted = { $seat_is ->
    [me] You take in a dog from { $from }: { $breed }
   *[other] { $seat } takes in a dog from { $from }: { $breed }
  }
dogs-log-sent_to_fair = { $seat_is ->
    [me] Nobody takes your dog in, so it goes to the fair: { $breed }
   *[other] Nobody takes { $seat }’s dog in, so it goes to the fair: { $breed }
  }
dogs-log-entered = { $seat_is ->
    [me] You enter: { $house }
   *[other] { $seat } enters: { $house }
  }
dogs-log-card_taken = { $seat_is ->
    [me] You take: { $card } ({ $house })
   *[other] { $seat } takes: { $card } ({ $house })
  }
dogs-log-built = { $seat_is ->
    [me] You build: { $bay }
   *[other] { $seat } builds: { $bay }
  }
dogs-log-swapped = { $seat_is ->
    [me] You swap { $give } for { $get }
   *[other] { $seat } swaps { $give } for { $get }
  }
dogs-log-bought = { $seat_is ->
    [me] You buy { $food } food, { $medicine } medicine
   *[other] { $seat } buys { $food } food, { $medicine } medicine
  }
dogs-log-cured = { $seat_is ->
    [me] You cure a dog: { $breed } → { $to }
   *[other] { $seat } cures a dog: { $breed } → { $to }
  }
dogs-log-sold = { $seat_is ->
    [me] You sell a dog, { $breed }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }
   *[other] { $seat } sells a dog, { $breed }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }
  }
dogs-log-added_to_sale = { $seat_is ->
    [me] You add { $card } and get { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      } more
   *[other] { $seat } adds { $card } and gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      } more
  }
dogs-log-dog_bought = { $seat_is ->
    [me] You buy a dog for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }: { $breed }
   *[other] { $seat } buys a dog for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }: { $breed }
  }
dogs-log-traded = { $seat_is ->
    [me] You trade a dog at the fair: { $breed_1 } → { $breed_2 }
   *[other] { $seat } trades a dog at the fair: { $breed_1 } → { $breed_2 }
  }
dogs-log-fed = { $seat_is ->
    [me] You feed your dogs ({ $food } food)
   *[other] { $seat } feeds the dogs ({ $food } food)
  }
dogs-log-fell_ill = { $seat_is ->
    [me] { $fair ->
        [yes] A hungry dog of yours goes to the fair: { $breed }
       *[no] A hungry dog of yours falls ill: { $breed }
      }
   *[other] { $fair ->
        [yes] { $seat }’s hungry dog goes to the fair: { $breed }
       *[no] { $seat }’s hungry dog falls ill: { $breed }
      }
  }
dogs-log-helper_paid = { $seat_is ->
    [me] You pay your helper ({ $with })
   *[other] { $seat } pays the helper ({ $with })
  }
dogs-log-helper_left = { $seat_is ->
    [me] Your helper leaves
   *[other] { $seat }’s helper leaves
  }
dogs-log-helper_hired = { $seat_is ->
    [me] { $again ->
        [yes] You hire a helper
       *[no] You go on without a helper
      }
   *[other] { $again ->
        [yes] { $seat } hires a helper
       *[no] { $seat } goes on without a helper
      }
  }
dogs-log-fair_turned = The fair buys other breeds now
dogs-log-ended = The match is over
dogs-log-laid = { $start_is ->
    [me] The table is set. You begin.
   *[other] The table is set. { $start } begins.
  }
dogs-log-laid_without = { $start_is ->
    [me] The table is set, without two lost dogs: { $breed_1 }, { $breed_2 }. You begin.
   *[other] The table is set, without two lost dogs: { $breed_1 }, { $breed_2 }. { $start } begins.
  }

# The sheet
dogs-packs = Bays
dogs-score-packs = Bays
dogs-rule-packs = Points for each bay: a pair 2, a pair and another dog 3, two pairs 5, three of a breed 8, four of a breed 12.
dogs-extra_bays = Extra bays
dogs-score-extra_bays = Extra bays
dogs-rule-extra_bays = Bays you built, with a dog in them: 2, 3 and 5 points.
dogs-breeds = Breeds
dogs-score-breeds = Breeds
dogs-rule-breeds = Two points for each breed in your bays; four with two players.
dogs-helper = Helper
dogs-score-helper = Helper
dogs-rule-helper = Two points if your helper was paid in the last round.
dogs-resources = Resources
dogs-score-resources = Resources
dogs-rule-resources = One point for every three of gas, food and medicine together.
dogs-sick = Sick dogs
dogs-score-sick = Sick dogs
dogs-rule-sick = Two points off for each dog in the infirmary.
dogs-regions = City and country
dogs-score-regions = City and country
dogs-rule-regions = With two players: five points off without a dog from the city, or without one from the country.
dogs-rule-tie = On a tie, the most dogs in bays win; if that is a tie, too, the victory is shared.
dogs-why_packs = { $bay_1 } + { $bay_2 } + { $bay_3 } + { $bay_4 } + { $bay_5 }
dogs-why_breeds = { $n } × { $each }
dogs-why_resources = { $n ->
    [one] one token
   *[other] { $n } tokens
  }
dogs-why_sick = { $n ->
    [one] one dog
   *[other] { $n } dogs
  }
dogs-why_regions = None from: { $region }

# The table
dogs-area-map = Map
dogs-area-houses = Houses
dogs-area-kennel = My kennel
dogs-area-purse = What I have
dogs-map = Map of city and country
dogs-kennel = Kennel
dogs-dog = { $breed }, { $health }
dogs-block = Road works
dogs-space = { $space }: { $lies }. Reward { $n }
dogs-space-empty = nothing
dogs-space-reward = Reward for a lost dog here: { $n }
dogs-round = Round { $n }
dogs-round-next = Round { $n }, then one more
dogs-round-last = Round { $n }, the last
dogs-truck = { $n ->
    [one] { $name }’s truck, one dog
   *[other] { $name }’s truck, { $n } dogs
  }
dogs-here = { $names }
dogs-fair-price = Price of a dog: { $n }
dogs-fair-buys = Buys
dogs-fair-empty = There is no dog here.
dogs-garage = Garage
dogs-pick-up = Pick it up
dogs-waiting = No place yet
dogs-infirmary-name = Infirmary
dogs-infirmary = Infirmary: { $n } of { $of }
dogs-bay-holds = { $bay }: { $n ->
    [one] one dog
   *[other] { $n } dogs
  }
dogs-bay-unbuilt = { $bay }: not built ({ $n })
dogs-left-in-box = Left in the box: a lost { $breed }
dogs-quartet-paid = The coin for four of a breed is paid
dogs-coins-n = { $n ->
    [one] one coin
   *[other] { $n } coins
  }
dogs-gas-n = { $n ->
    [one] one gas
   *[other] { $n } gas
  }
dogs-food-n = { $n ->
    [one] one food
   *[other] { $n } food
  }
dogs-medicine-n = { $n ->
    [one] one medicine
   *[other] { $n } medicine
  }
dogs-meeples-n = { $n ->
    [one] one meeple
   *[other] { $n } meeples
  }
dogs-helper-here = A helper works here
dogs-no-helper = No helper: one meeple only

# Help
dogs-help-aim = The best kennel wins: dogs of one breed together in a bay, many breeds, and no dog left sick.
dogs-help-round = A round
dogs-help-round-1 = Everybody gets a coin (not in round 1) and may buy gas: three for a coin, nine at most.
dogs-help-round-2 = One after the other, you drive your truck to a dog. Each space on the way costs one gas, and you always keep one for the way home. You take the dog of every space where you stop. Two trucks never stand on one space.
dogs-help-round-3 = Driving home costs one gas. The first and the last to get home receive one food, medicine or gas; with two players, only the last.
dogs-help-round-4 = Everybody arranges their kennel at the same time. A bay has two rows of two dogs, and each row is for one breed. Sick dogs stay in the infirmary, six at most. So a bay holds at most two breeds. Four of one breed in a bay bring a coin, once for each bay.
dogs-help-round-5 = A dog without room is offered to the left, one player after the other; if nobody takes it in, it goes to the fair. At the fair every dog is healthy, also one that came there sick.
dogs-help-round-6 = Two laps: place a meeple in a house, take a card there, use the house. Without a helper you play only one lap. Each house has room for two meeples. A dog of the fair costs ten coins less one for each dog there, but at least one coin.
dogs-help-round-7 = Each bay with dogs eats one food. If there is none, a dog of that bay falls ill; if the infirmary is full, the dog goes to the fair. The helper’s wage is a coin, or the helper card. Who has no helper can hire one again for a coin.
dogs-help-dogs = Dogs on the map
dogs-help-houses = The five houses
dogs-help-end = The end
dogs-help-end-text = The round is the last one when a pile has fewer dogs than its side of the map needs, or when nobody drove out. With two players, it is also the round after all six road works came onto the map.
dogs-help-two = Two players
dogs-help-two-text = Three road works are shuffled in with the dogs of each side, and come up anew each round. Nobody can stop at them, and passing one costs two gas. Each house has room for one meeple only. The cards with three units, and one lost dog of each side, stay in the box.
dogs-help-ours = What is ours
dogs-help-ours-text = The rule book does not show the map with its roads and rewards, how many dogs of a breed are sick or lost, and which cards there are. We made these for this table. The printed board differs. Of the seven dogs of each breed four are healthy, two sick and one lost. With three players there are no Dalmatians and Beagles; with two, no Border Collies and Yorkshires either.
dogs-help-step-refuel = Gas up
dogs-help-step-refuel-text = Everybody gets a coin, except in the first round. A coin buys three gas; the tank holds nine.
dogs-help-step-drive = Fetch dogs
dogs-help-step-drive-text = In turn, drive to a dog and take it along. Each space costs one gas. Keep one gas for the way home.
dogs-help-step-arrange = Lay out the kennel
dogs-help-step-arrange-text = Everybody puts their dogs into bays. A bay has two rows of two dogs, and each row is for one breed. Sick dogs wait in the infirmary.
dogs-help-step-visit = Go to town
dogs-help-step-visit-text = In turn, put a meeple in a house, take a card there, and use the house. Then everybody does so once more.
dogs-help-step-feed = Feed and pay
dogs-help-step-feed-text = Each bay with dogs eats one food, or one of its dogs falls ill. Your helper wants a coin; without a helper you have one meeple only.
dogs-help-points = What brings points
dogs-help-all-cards = All cards of the houses

# The lesson
dogs-lesson-aim = Most points win: dogs of one breed together, many breeds, nobody left sick.
dogs-lesson-goods = Three goods left over are a point, too: gas, food, medicine.
dogs-lesson-map = Each round: fetch dogs, lay them out, visit houses, feed them.
dogs-lesson-drive = Drive to a dog and take it along. Each space costs one gas.
dogs-lesson-home = Drive home while you have gas: the first and the last home get something.
dogs-lesson-lay-out = Dogs go into bays, one breed a row. “Lay out for me” helps.
dogs-lesson-packs = Points in a bay: two of a breed 2, three 8, four 12.
dogs-lesson-mixed = A single dog beside a pair makes 3 points, two pairs make 5.
dogs-lesson-breeds = Each breed in your bays brings two points more.
dogs-lesson-sick = A sick dog waits here, and costs two points until a medicine cures it.
dogs-lesson-enter = Place a meeple, your figure, in a house: take a card, use the house.
dogs-lesson-swap = The warehouse swaps goods one for one, up to twice.
dogs-lesson-buy = A coin buys two tokens here. Each bay with dogs eats one food.
dogs-lesson-trade = Swap a dog at the fair: the new one may go into another bay.
dogs-lesson-build = A bay costs two coins, with the discount card one. It brings points.
dogs-lesson-cure = A medicine cures a sick dog, which then moves into a bay.
dogs-lesson-end-turn = When you want nothing more here, end your turn.
dogs-lesson-pay = Pay your helper a coin or a card, or visit one house only.
dogs-lesson-score = That was a round. The ringed button says what you scored, and why.
dogs-lesson-helper = Your helper makes another visit, and takes a coin for it.
dogs-lesson-feed = Each bay with dogs ate one food; your helper took a coin.
dogs-lesson-end = When City or Country runs out of new dogs, the round is the last.
dogs-lesson-round = Now you know how to play. Go on as you like: most points win.
dogs-lesson-gas = A coin buys three gas. You get one coin every round.
dogs-lesson-no-gas = Not enough gas: you must keep one for the way home.
dogs-lesson-done = Your kennel is laid out as you like it: done.
dogs-lesson-signs = A red cross marks a sick dog, a poster a lost one.
dogs-lesson-lost = A poster: somebody misses this dog. Drive there, and get coins as a reward.
dogs-lesson-cards = Cards lie at the houses: goods are yours at once, others help later.
dogs-lesson-discount = The discount card: a bay then costs one coin and not two.
dogs-lesson-house-call = The house call card: sick dogs you bring home may go into bays.
dogs-lesson-pet-shop = The pet shop sells food and medicine: two for a coin.
dogs-lesson-fair = The fair sells and swaps dogs, and pays two coins for some breeds.
dogs-lesson-town-hall = The town hall builds a new bay: room for more dogs, and points.
dogs-lesson-swap-food = Medicine helps sick dogs only; food is eaten in every round.
dogs-lesson-sell = This dog brings two coins. Coins build bays and pay your helper.
dogs-lesson-trade-for = Take the dog that fits best with those in your bays.
dogs-lesson-put = Choose its bay: dogs of one breed bring most together.
dogs-lesson-hungry = Without food, a dog of the bay falls ill and comes here.

# Why a bot suggests an action

dogs-advice_gas_low = Your tank is nearly empty: { $n } gas.
dogs-advice_gas_enough = A coin would buy more gas than your tank takes.
dogs-advice_fourth = Your fourth { $breed }: together they fill a bay for { $n ->
    [one] one point
   *[other] { $n } points
  }.
dogs-advice_same_breed = You have { $n } of this breed already: together they bring more.
dogs-advice_new_breed = A breed you do not have yet: each breed brings { $n ->
    [one] one point
   *[other] { $n } points
  }.
dogs-advice_reward = Bringing back a lost dog is rewarded with coins: { $n }.
dogs-advice_no_row = Counting the truck, your bays have no row for more dogs.
dogs-advice_free_row = Your bays have a free row for another dog.
dogs-advice_layout = “Lay out for me” compares all layouts and takes a good one.
dogs-advice_full_bay = It fills the bay with one breed: { $n ->
    [one] one point
   *[other] { $n } points
  }.
dogs-advice_together = Dogs of one breed bring more together in one bay.
dogs-advice_food = Your bays eat { $need } food, and you have { $have }.
dogs-advice_medicine = More dogs are sick ({ $need }) than your medicine cures ({ $have }).
dogs-advice_more_room = A new bay makes room: all rows have dogs in them.
dogs-advice_bay = With a dog in it, this bay brings { $n ->
    [one] one point
   *[other] { $n } points
  }.
dogs-advice_cure = Each sick dog costs you { $n ->
    [one] one point
   *[other] { $n } points
  }; a cured one does not.
dogs-advice_card_pays = The card pays, and you keep the coin.
dogs-advice_helper = With a helper you use two houses each round.
dogs-advice_card_brings = Its card brings goods at once: { $n }.
dogs-advice_home_bonus = Who comes home first or last is rewarded: now it is you.
dogs-advice_no_loss = You lose no points with this dog.
dogs-advice_lies_well = Your dogs lie as well as the game could lay them.
dogs-advice_supplied = You have food for all your bays and medicine for all sick dogs.
