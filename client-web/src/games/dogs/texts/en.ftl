dogs-name = DOGS
dogs-blurb = Fetch dogs from town and country, lay out your kennel, and run five houses for food, medicine and bays. The fair awaits.

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
dogs-about-sick = A red cross: it goes to the infirmary until it is cured.
dogs-about-lost = A poster: somebody misses it. It goes to the fair at once, and you get the reward of the space.
dogs-region-city = City
dogs-region-country = Country
dogs-lives-city = Lives in the city.
dogs-lives-country = Lives in the country.
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
dogs-does-warehouse = Swap food, medicine and gas one for one, twice at most.
dogs-does-pet_shop = Each coin buys two tokens of food or medicine.
dogs-does-vet = Each medicine cures one dog, which moves into a bay.
dogs-does-fair = One deal: sell a dog of a breed on the card for two coins, buy one, or trade one of yours.
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
dogs-card-swap_dogs = Dogs change places
dogs-effect-swap_dogs = Before you drive: two dogs of the map change places.
dogs-card-helper = Helper
dogs-effect-helper = Pays your helper once.
dogs-card-extra_dog = One more dog
dogs-effect-extra_dog = On the road: the top dog of a pile comes on your truck.
dogs-card-discount = Discount
dogs-effect-discount = A bay costs one coin.
dogs-card-vet = House call
dogs-effect-vet = While laying out: sick dogs you brought may go into bays.
dogs-card-trained_dog = Trained dog
dogs-effect-trained_dog = A sale brings one coin more.
dogs-card-award_dog = Award dog
dogs-effect-award_dog = A sale brings two coins more.
dogs-card-free_entry = Free entry
dogs-effect-free_entry = Enter a full house. There is no card for you there.
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
dogs-phase-drive = the road
dogs-phase-lay_out = laying out
dogs-phase-give = giving away
dogs-phase-act = the houses
dogs-phase-close = feeding and pay
dogs-phase-over = the end
dogs-why-pile = A pile runs out
dogs-why-stayed = Nobody drove
dogs-why-blocks = All blocks lie on the map

# Options
dogs-option-rehire_scores = A helper hired again counts
dogs-option-rehire_scores-hint = In the last round, a helper hired again brings the two points, too. The rule book can be read either way.

# What is wanted
dogs-ask_refuel = Buy gas for your truck, or none. Room for { $n } more.
dogs-ask_set_out = Drive to a dog, or stay at home this round.
dogs-ask_drive = Drive to the next dog, or go home.
dogs-ask_swap_with = Which dog changes places with it?
dogs-ask_give_up = Not all dogs have room. Choose one that has to go.
dogs-ask_keep = There is room after all. Choose a dog that may stay.
dogs-ask_put_down = { $n ->
    [one] Lay out your kennel: choose the dog, then its bay.
   *[other] Lay out your kennel: { $n } dogs wait. Choose a dog, then its bay.
  }
dogs-ask_lay_out = All dogs have a place. Move some, or say that you are done.
dogs-ask_put_sick = { $n ->
    [one] The infirmary is one over: put a sick dog into a bay.
   *[other] The infirmary is { $n } over: put sick dogs into bays.
  }
dogs-ask_offer = Which dog do you offer next?
dogs-ask_accept = { $seat } offers you a dog: { $breed }, { $health }. Take it in?
dogs-ask_enter = Place a meeple in a house.
dogs-ask_card = { $house }: take one of the cards.
dogs-ask_deed = { $house }: use it, or end your turn.
dogs-ask_sale = Sold. Add a card for more coins, or end your turn.
dogs-ask_trade_for = Which dog of the fair comes for it?
dogs-ask_house = Which bay for the new dog? { $breed }
dogs-ask_end_turn = All is done: end your turn.
dogs-ask_starve = { $n ->
    [one] One bay goes unfed: which of its dogs falls ill?
   *[other] { $n } bays go unfed: which dog falls ill?
  }
dogs-ask_pay = Pay your helper: with a coin, or with the card?
dogs-ask_hire = Hire a helper again?
dogs-ask_done = You are done. The others are still at it: { $phase }.
dogs-ask_wait = It is the turn of { $seat }.
dogs-ask_over = The match is over.
dogs-table_together = { $n ->
    [one] One player still decides: { $phase }.
   *[other] { $n } players still decide: { $phase }.
  }
dogs-table_drive = { $seat } is on the road.
dogs-table_donor = { $seat } chooses a dog to give away.
dogs-table_offer = { $donor } offers a dog to { $seat }: { $breed }.
dogs-table_taken = { $seat } makes room for a dog: { $breed }.
dogs-table_enter = { $seat } places a meeple (lap { $lap }).
dogs-table_visit = { $seat } is here: { $house }.
dogs-table_over = The match is over.

# Why not
dogs-barred_block = A block lies there.
dogs-barred_truck = Another truck stands there.
dogs-barred_no_dog = No dog lies there any more.
dogs-barred_gas = It takes { $need } gas with the way home. You have { $have }.
dogs-barred_out = You are out already: drive on, or go home.
dogs-barred_swapped = You let dogs change places, so you have to drive.
dogs-barred_full = The house is full.
dogs-barred_not_full = That card is for a full house.
dogs-barred_entered = Somebody entered by that card already.
dogs-barred_no_card = You do not hold the card.
dogs-barred_coins = It takes { $need } coins. You have { $have }.
dogs-barred_all_built = All your bays are built.
dogs-barred_breed = The fair does not buy this breed in this round.
dogs-barred_medicine = You have no medicine.
dogs-barred_no_room = Another dog has to go first.
dogs-confirm_unused = { $house }: you could still use it. End the turn all the same?

# Actions
dogs-do-buy_gas = { $coins ->
    [0] No gas
    [one] Gas for one coin
   *[other] Gas for { $coins } coins
  }
dogs-do-drive = Drive to { $to }
dogs-do-go_home = { $bonus_id ->
    [food] Home, for one food
    [medicine] Home, for one medicine
    [gas] Home, for one gas
   *[none] Go home
  }
dogs-do-stay = Stay at home
dogs-do-swap_dogs = Change places: { $breed }
dogs-do-swap_with = With: { $breed } ({ $health })
dogs-do-draw_dog = One more dog: { $region }
dogs-do-use_vet = Play the house call
dogs-do-give_up = Let go: { $breed } ({ $health })
dogs-do-keep = Keep: { $breed } ({ $health })
dogs-do-lift = Lift: { $breed }
dogs-do-put = { $breed } → { $to }
dogs-do-done = Done
dogs-do-step_back = One step back
dogs-do-reopen = Not done after all
dogs-do-offer = Offer: { $breed } ({ $health })
dogs-do-accept = Take it in
dogs-do-refuse = No, thank you
dogs-do-enter = { $free_entry ->
    [yes] Enter by card: { $house }
   *[no] Enter: { $house }
  }
dogs-do-take = Take: { $card }
dogs-do-build = { $discount ->
    [yes] Build a bay, with the discount
   *[no] Build a bay
  }
dogs-do-swap = Swap { $give } for { $get }
dogs-do-buy = { $food ->
    [0] Buy two medicine
    [1] Buy one food, one medicine
   *[2] Buy two food
  }
dogs-do-cure = Cure: { $breed } → { $to }
dogs-do-sell = Sell: { $breed }
dogs-do-add_to_sale = Add: { $card }
dogs-do-buy_dog = Buy: { $breed }
dogs-do-trade = Trade in: { $breed }
dogs-do-trade_for = Trade for: { $breed }
dogs-do-end_turn = End the turn
dogs-do-starve = Falls ill: { $breed }
dogs-do-pay = Pay the helper with { $with }
dogs-do-hire = { $again ->
    [yes] Hire a helper again
   *[no] Go on without a helper
  }
dogs-deed-drive = Drive
dogs-deed-stay = Stay at home
dogs-deed-swap_dogs = Let dogs change places
dogs-deed-enter = Enter
dogs-deed-build = Build a bay
dogs-deed-buy = Buy food and medicine
dogs-deed-cure = Cure a dog
dogs-deed-buy_dog = Buy a dog
dogs-deed-sell = Sell a dog
dogs-next-swap_dogs = Point at the first of two dogs that change places.

# What happened
dogs-log-round_began = { $start_is ->
    [me] Round { $round }: you begin
   *[other] Round { $round }: { $start } begins
  }
dogs-log-income = Everybody gets { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }
dogs-log-phase_began = Now: { $phase }
dogs-log-end_near = { $why }: the end is near
dogs-log-gas_bought = { $seat_is ->
    [me] Gas: { $gas }, for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }
   *[other] { $seat } buys gas: { $gas }, for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }
  }
dogs-log-turn_began = { $seat_is ->
    [me] Your turn
   *[other] { $seat } is next
  }
dogs-log-drove = { $seat_is ->
    [me] You drive ({ $gas } gas)
   *[other] { $seat } drives ({ $gas } gas)
  }
dogs-log-collected = { $seat_is ->
    [me] On your truck: { $breed }
   *[other] { $seat } takes a dog on the truck: { $breed }
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
dogs-log-swap_began = { $seat_is ->
    [me] A dog is to change places
   *[other] { $seat } lets a dog change places
  }
dogs-log-dogs_swapped = { $seat_is ->
    [me] You let two dogs change places: { $breed } ⇄ { $breed_2 }
   *[other] { $seat } lets two dogs change places: { $breed } ⇄ { $breed_2 }
  }
dogs-log-dog_drawn = { $seat_is ->
    [me] From the pile ({ $region }): { $breed }
   *[other] { $seat } draws from the pile ({ $region }): { $breed }
  }
dogs-log-unloaded = { $seat_is ->
    [me] Your truck is emptied
   *[other] { $seat } empties the truck
  }
dogs-log-vet_used = { $seat_is ->
    [me] The vet comes to you
   *[other] { $seat } has the vet come
  }
dogs-log-given_up = { $seat_is ->
    [me] A dog has no room
   *[other] { $seat } has no room for a dog
  }
dogs-log-kept = { $seat_is ->
    [me] A dog may stay
   *[other] { $seat } keeps a dog
  }
dogs-log-lifted = { $seat_is ->
    [me] You lift a dog
   *[other] { $seat } lifts a dog
  }
dogs-log-put = { $seat_is ->
    [me] You put a dog down: { $to }
   *[other] { $seat } puts a dog down: { $to }
  }
dogs-log-laid_out = { $seat_is ->
    [me] Your kennel is laid out
   *[other] { $seat } has laid out the kennel
  }
dogs-log-stepped_back = { $seat_is ->
    [me] You take a step back
   *[other] { $seat } takes a step back
  }
dogs-log-reopened = { $seat_is ->
    [me] You go on laying out
   *[other] { $seat } goes on laying out
  }
dogs-log-quartet = { $seat_is ->
    [me] Four of a breed: { $coins } coins
   *[other] { $seat } has four of a breed: { $coins } coins
  }
dogs-log-donates = { $seat_is ->
    [me] You give dogs away
   *[other] { $seat } gives dogs away
  }
dogs-log-offered = { $seat_is ->
    [me] You offer a dog: { $breed }
   *[other] { $seat } offers a dog: { $breed }
  }
dogs-log-asked = { $seat_is ->
    [me] You are asked
   *[other] { $seat } is asked
  }
dogs-log-refused = { $seat_is ->
    [me] You do not take it
   *[other] { $seat } does not take it
  }
dogs-log-accepted = { $seat_is ->
    [me] You take in a dog from { $from }: { $breed }
   *[other] { $seat } takes in a dog from { $from }: { $breed }
  }
dogs-log-sent_to_fair = { $seat_is ->
    [me] Nobody takes your dog, so it goes to the fair: { $breed }
   *[other] Nobody takes the dog of { $seat }, so it goes to the fair: { $breed }
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
    [me] { $card }: { $coins } more
   *[other] { $seat } adds { $card }: { $coins } more
  }
dogs-log-dog_bought = { $seat_is ->
    [me] You buy a dog for { $coins }: { $breed }
   *[other] { $seat } buys a dog for { $coins }: { $breed }
  }
dogs-log-trade_began = { $seat_is ->
    [me] You trade a dog in
   *[other] { $seat } trades a dog in
  }
dogs-log-traded = { $seat_is ->
    [me] You trade a dog at the fair: { $breed } → { $breed_2 }
   *[other] { $seat } trades a dog at the fair: { $breed } → { $breed_2 }
  }
dogs-log-turn_ended = { $seat_is ->
    [me] Your turn is over
   *[other] { $seat } is done
  }
dogs-log-fed = { $seat_is ->
    [me] You feed your dogs ({ $food } food)
   *[other] { $seat } feeds the dogs ({ $food } food)
  }
dogs-log-fell_ill = { $fair ->
    [yes] { $seat }: a hungry dog goes to the fair ({ $breed })
   *[no] { $seat }: a hungry dog falls ill ({ $breed })
  }
dogs-log-helper_paid = { $seat_is ->
    [me] You pay your helper ({ $with })
   *[other] { $seat } pays the helper ({ $with })
  }
dogs-log-helper_left = { $seat_is ->
    [me] Your helper leaves
   *[other] { $seat } loses the helper
  }
dogs-log-helper_hired = { $again ->
    [yes] { $seat } hires a helper
   *[no] { $seat } goes on without a helper
  }
dogs-log-cards_cleared = The cards are cleared away
dogs-log-cards_laid = New cards: { $house }
dogs-log-fair_turned = The fair buys other breeds now
dogs-log-blocks_taken = The blocks are taken off
dogs-log-refilled = New dogs: { $region }
dogs-log-ended = The match is over
dogs-log-laid = { $start_is ->
    [me] The table is laid. You begin.
   *[other] The table is laid. { $start } begins.
  }
dogs-log-deck_shuffled = The cards are shuffled: { $cards }
dogs-log-pile_shuffled = A pile is shuffled: { $region }, { $tokens }

# The sheet
dogs-packs = Bays
dogs-score-packs = Bays
dogs-rule-packs = Each bay: two of a breed 2, with one other 3, two pairs 5, three of a breed 8, four 12.
dogs-extra_bays = Extra bays
dogs-score-extra_bays = Extra bays
dogs-rule-extra_bays = Bays you built, with a dog in them: 2, 3 and 5 points.
dogs-breeds = Breeds
dogs-score-breeds = Breeds
dogs-rule-breeds = Two points for each breed in your bays, four where two play.
dogs-helper = Helper
dogs-score-helper = Helper
dogs-rule-helper = Two points if the helper was paid in the last round.
dogs-resources = Resources
dogs-score-resources = Resources
dogs-rule-resources = One point for every three of gas, food and medicine together.
dogs-sick = Sick dogs
dogs-score-sick = Sick dogs
dogs-rule-sick = Two points less for each dog in the infirmary.
dogs-regions = City and country
dogs-score-regions = City and country
dogs-rule-regions = Two players: five points less without a dog of the city, or without one of the country.
dogs-rule-tie = Most dogs in bays; then the victory is shared.
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
dogs-map = Map of city and country
dogs-kennel = Kennel
dogs-dog = { $breed }, { $health }
dogs-block = Road works
dogs-space = { $space }: { $lies }. Reward { $n }
dogs-space-empty = nothing
dogs-space-reward = Reward for a lost dog here: { $n }
dogs-round = Round { $n }
dogs-round-next = Round { $n }, one more
dogs-round-last = Round { $n }, the last
dogs-truck = { $n ->
    [one] Truck of { $name }, one dog
   *[other] Truck of { $name }, { $n } dogs
  }
dogs-here = { $names }
dogs-fair-price = A dog costs { $n }
dogs-fair-buys = Buys
dogs-fair-empty = No dog is here.
dogs-garage = Garage
dogs-waiting = To be housed
dogs-infirmary-name = Infirmary
dogs-infirmary = Infirmary: { $n } of { $of }
dogs-bay-holds = { $bay }: { $n ->
    [one] one dog
   *[other] { $n } dogs
  }
dogs-bay-unbuilt = { $bay }: not built ({ $n })
dogs-quartet-paid = Paid for four of a breed
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
dogs-help-aim = The best kennel wins: dogs of one breed together in a bay, many breeds, nobody left sick.
dogs-help-round = A round
dogs-help-round-1 = Everybody gets a coin (not in round 1) and may buy gas: three for a coin, nine at most.
dogs-help-round-2 = In turn, trucks drive to a dog: one gas for each space on the way, and one is kept for the way home. Each stop takes the dog that lies there.
dogs-help-round-3 = Who goes home pays one gas. The first and the last home get one food, medicine or gas; where two play, only the last does.
dogs-help-round-4 = All lay out their kennels at once. A bay has two rows of two dogs, and a row holds one breed. Sick dogs lie in the infirmary, six at most.
dogs-help-round-5 = Dogs without room are offered to the left, one player after the other; what nobody takes goes to the fair.
dogs-help-round-6 = Two laps: place a meeple in a house, take a card there, use the house. Without a helper there is one lap for you.
dogs-help-round-7 = Each bay with dogs eats one food. Where food is short, a dog of the bay falls ill. The helper wants a coin or the card.
dogs-help-dogs = Dogs on the map
dogs-help-houses = The five houses
dogs-help-cards = Special cards
dogs-help-end = The end
dogs-help-end-text = The round is the last when a pile has fewer dogs than its side of the map needs, or when nobody drove. Where two play, the round after all six blocks lie on the map is the last.
dogs-help-two = Two players
dogs-help-two-text = Three blocks lie on each side: nobody stops there, and passing one takes two gas. A house has room for one meeple. They move each round.
dogs-help-ours = What is ours
dogs-help-ours-text = The map with its roads and rewards, how many dogs of a breed are sick or lost, and which cards there are, are not printed in the rule book. They were made for this table. The printed board differs.
