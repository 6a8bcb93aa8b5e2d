### Only where somebody asks: about-, advice_, needs-, rule-, why_

dogs-cardgame-name = Dogs Cardgame
dogs-cardgame-blurb = Drive through the city, bring dogs home and hire the right people. The best kennel wins, with dogs of one breed side by side.

# Words
dogs-cardgame-breed-vira_lata = Mongrel
dogs-cardgame-breed-pit_bull = Pit Bull
dogs-cardgame-breed-basset_hound = Basset Hound
dogs-cardgame-breed-pastor_alemao = German Shepherd
dogs-cardgame-breed-poodle = Poodle
dogs-cardgame-breed-beagle = Beagle
dogs-cardgame-breed-labrador = Labrador
dogs-cardgame-breed-dalmata = Dalmatian
dogs-cardgame-breed-rottweiler = Rottweiler
dogs-cardgame-breed-bulldog = Bulldog
dogs-cardgame-breed-golden_retriever = Golden Retriever
dogs-cardgame-breed-sao_bernardo = St Bernard
dogs-cardgame-breed-yorkshire = Yorkshire
dogs-cardgame-breed-border_collie = Border Collie
dogs-cardgame-breed-chow_chow = Chow Chow
dogs-cardgame-breed-dachshund = Dachshund
dogs-cardgame-breed-husky = Husky
dogs-cardgame-sign-healthy = healthy
dogs-cardgame-sign-trained = trained
dogs-cardgame-sign-sick = sick
dogs-cardgame-sign-cured = cured
dogs-cardgame-sign-hotel = hotel guest
dogs-cardgame-sign-fair = for the fair
dogs-cardgame-about-healthy = A bone: goes into an open bay.
dogs-cardgame-about-trained = A whistle: goes into an open bay, and counts one point more there.
dogs-cardgame-about-sick = A cross: goes to the infirmary, which has room for three, until the vet comes.
dogs-cardgame-about-cured = This dog was sick and is in a bay now.
dogs-cardgame-about-hotel = A suitcase: goes to the hotel, which has room for any number of dogs.
dogs-cardgame-about-fair = A doghouse: goes to the fair. You get one food or one coin for it.
dogs-cardgame-about-pile = When the last dog of the pile is drawn, this round is finished, and one more follows.
dogs-cardgame-about-dry = After ten rounds without a new dog, one more round follows and the match ends.
dogs-cardgame-about-fair_place = Dogs with a doghouse come here. The partner takes one into your bays.
dogs-cardgame-about-place = Drive here to collect its dogs and hire its person. If other trucks stand here, you first pay one of them a coin.
dogs-cardgame-about-collect = All dogs here are collected together, for one food each, if you have room for all of them.
dogs-cardgame-about-closed = The bay for three opens with three dogs in the first bays, the bay for four after it. It brings two food and a licence: three coins, or five points off.
dogs-cardgame-about-food = Each dog you collect costs one.
dogs-cardgame-about-coin = Coins pay people, tolls, licences and improvements.
dogs-cardgame-about-improvement = Without any, three points are lost. The third brings a dog from the city.
dogs-cardgame-about-licence = Each bay that was opened needs one: three coins before the end, or five points off.
dogs-cardgame-about-puppy = Three points, and one more for every two of your dogs of its kind.
dogs-cardgame-puppy-healthy = for healthy dogs
dogs-cardgame-puppy-cured = for cured dogs
dogs-cardgame-puppy-trained = for trained dogs
dogs-cardgame-puppy-fair = for dogs from the fair
dogs-cardgame-puppy-hotel = for hotel guests
dogs-cardgame-location-corner = Corner
dogs-cardgame-location-playing_field = Playing field
dogs-cardgame-location-hill_street = Hill street
dogs-cardgame-location-square = Square
dogs-cardgame-location-park = Park
dogs-cardgame-location-highway = Highway
dogs-cardgame-to-corner = { dogs-cardgame-location-corner }
dogs-cardgame-to-playing_field = { dogs-cardgame-location-playing_field }
dogs-cardgame-to-hill_street = { dogs-cardgame-location-hill_street }
dogs-cardgame-to-square = { dogs-cardgame-location-square }
dogs-cardgame-to-park = { dogs-cardgame-location-park }
dogs-cardgame-to-highway = { dogs-cardgame-location-highway }
dogs-cardgame-to-bay_1 = bay 1
dogs-cardgame-to-bay_2 = bay 2
dogs-cardgame-to-bay_3 = bay 3
dogs-cardgame-to-bay_4 = bay 4
dogs-cardgame-to-bay_5 = bay 5
dogs-cardgame-to-hotel = hotel
dogs-cardgame-to-infirmary = infirmary
dogs-cardgame-bay-bay_1 = Bay 1
dogs-cardgame-bay-bay_2 = Bay 2
dogs-cardgame-bay-bay_3 = Bay 3
dogs-cardgame-bay-bay_4 = Bay 4
dogs-cardgame-bay-bay_5 = Bay 5
dogs-cardgame-character-merchant = Merchant
dogs-cardgame-character-vet = Vet
dogs-cardgame-character-trainer = Trainer
dogs-cardgame-character-manager = Manager
dogs-cardgame-character-partner = Partner
dogs-cardgame-effect-merchant = You get three food.
dogs-cardgame-effect-vet = All dogs in the infirmary are cured and move into open bays with room.
dogs-cardgame-effect-trainer = One coin for each trained dog in your bays. Then you may move dogs between open bays.
dogs-cardgame-effect-manager = One food for each open bay with a dog, one coin for each hotel guest. Then you may buy up to two improvements, one coin each.
dogs-cardgame-effect-partner = Take a dog from the fair into one of your bays. You may also buy up to two improvements, one coin each.
dogs-cardgame-effect-partner_puppies = Take a dog from the fair into one of your bays. You may also buy up to two improvements, one coin each, and a puppy card for two coins.
dogs-cardgame-bonus-three_healthy = Three healthy dogs
dogs-cardgame-bonus-three_trained = Three trained dogs
dogs-cardgame-bonus-three_cured = Three cured dogs
dogs-cardgame-bonus-three_hotel = Three hotel guests
dogs-cardgame-bonus-three_fair = Three dogs from the fair
dogs-cardgame-bonus-one_each = One of each
dogs-cardgame-bonus-three_same_breed = Three of a breed
dogs-cardgame-bonus-six_breeds = Six breeds
dogs-cardgame-bonus-three_bays_with_pair = Three bays with a pair
dogs-cardgame-bonus-nine_dogs = Nine dogs
dogs-cardgame-bonus-two_licences = Both licences
dogs-cardgame-bonus-licence_and_two_improvements = Licence and two improvements
dogs-cardgame-bonus-most_food = Most food
dogs-cardgame-bonus-most_coins = Most coins
dogs-cardgame-bonus-most_improvements = Most improvements
dogs-cardgame-needs-three_healthy = Three dogs in your bays that came healthy. Cured ones count only if the table plays with that option.
dogs-cardgame-needs-three_trained = Three trained dogs in your bays.
dogs-cardgame-needs-three_cured = Three dogs in your bays that the vet put there.
dogs-cardgame-needs-three_hotel = Three guests in your hotel.
dogs-cardgame-needs-three_fair = Three dogs in your bays that the partner brought from the fair.
dogs-cardgame-needs-one_each = A dog from the fair, a cured one and a trained one in your bays, and a guest in your hotel.
dogs-cardgame-needs-three_same_breed = Three dogs of one breed in your bays, together or not.
dogs-cardgame-needs-six_breeds = Six different breeds in your bays.
dogs-cardgame-needs-three_bays_with_pair = Three bays, each with at least two dogs of one breed.
dogs-cardgame-needs-nine_dogs = Nine dogs in your bays.
dogs-cardgame-needs-two_licences = Both your licences are paid.
dogs-cardgame-needs-licence_and_two_improvements = One licence is paid, and you have two improvements.
dogs-cardgame-needs-most_food = At the end: more food than anybody else. On a tie, nobody gets it.
dogs-cardgame-needs-most_coins = At the end: more coins than anybody else. On a tie, nobody gets it.
dogs-cardgame-needs-most_improvements = At the end: more improvements than anybody else. On a tie, nobody gets it.
dogs-cardgame-gain-food = one food
dogs-cardgame-gain-coins = one coin
dogs-cardgame-amount-food = food
dogs-cardgame-amount-coins = coins
dogs-cardgame-decision-collect = is housing dogs
dogs-cardgame-decision-vet = is housing cured dogs
dogs-cardgame-decision-lift = is rearranging the bays
dogs-cardgame-decision-put_down = is rearranging the bays
dogs-cardgame-decision-manager = is busy with the manager
dogs-cardgame-decision-partner = is busy with the partner
dogs-cardgame-decision-reward = is picking a dog as a reward
dogs-cardgame-decision-puppy = is picking a puppy card
dogs-cardgame-decision-donate = is giving a dog away

# Options
dogs-cardgame-option-puppies = Puppies (Filhotes)
dogs-cardgame-option-puppies-hint = The expansion: fill your big bays, or ask the partner, to get puppy cards worth three points or more.
dogs-cardgame-option-children = With children
dogs-cardgame-option-children-hint = No bonus cards, no tolls, and a licence costs one coin.
dogs-cardgame-option-variant_1 = New faces
dogs-cardgame-option-variant_1-hint = Variant 1: for one coin you may replace all people in the city, as often as you like.
dogs-cardgame-option-variant_2 = Give two dogs away
dogs-cardgame-option-variant_2-hint = Variant 2: you may give away two dogs in a turn. After the first you choose the second, or say that it is enough.
dogs-cardgame-option-variant_3 = Reward straight into a bay
dogs-cardgame-option-variant_3-hint = Variant 3: a sick or fair dog you take for your third improvement may go straight into a bay.
dogs-cardgame-option-cured_are_healthy = Cured dogs count as healthy
dogs-cardgame-option-cured_are_healthy-hint = For bonus and puppy cards a cured dog counts as healthy too. The rule book can be read either way.
dogs-cardgame-option-breeds = Breeds
dogs-cardgame-option-breeds-hint = The box has more breeds than one match uses.
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
dogs-cardgame-option-one_symbol = Location with one dog
dogs-cardgame-option-one_symbol-hint = With four or five players, both are in play.
dogs-cardgame-option-one_symbol-drawn = Drawn at random
dogs-cardgame-option-one_symbol-corner = Corner
dogs-cardgame-option-one_symbol-playing_field = Playing field
dogs-cardgame-option-two_symbols = Location with two dogs
dogs-cardgame-option-two_symbols-hint = With three or more players, both are in play.
dogs-cardgame-option-two_symbols-drawn = Drawn at random
dogs-cardgame-option-two_symbols-hill_street = Hill street
dogs-cardgame-option-two_symbols-square = Square
dogs-cardgame-option-three_symbols = Location with three dogs
dogs-cardgame-option-three_symbols-hint = With five players, both are in play.
dogs-cardgame-option-three_symbols-drawn = Drawn at random
dogs-cardgame-option-three_symbols-park = Park
dogs-cardgame-option-three_symbols-highway = Highway

# What is wanted
dogs-cardgame-ask_choose = Keep one of the three people you were dealt.
dogs-cardgame-ask_chosen = You keep: { $character }. You can still change your mind.
dogs-cardgame-ask_enter = Drive into the city: choose a location.
dogs-cardgame-ask_move = Drive to another location, or stay where you are.
dogs-cardgame-ask_collect_hire = Collect the dogs here and hire the person here, in any order, or end your turn.
dogs-cardgame-ask_collect = You can still collect the dogs here, or end your turn.
dogs-cardgame-ask_hire = You can still hire the person here, or end your turn.
dogs-cardgame-ask_free = You have driven, collected and hired. You can still take free actions, or end your turn.
dogs-cardgame-ask_use_up = You have too many people, or two alike: use one before your turn ends.
dogs-cardgame-ask_house = Where does this dog go? { $breed }, { $sign }
dogs-cardgame-ask_vet = { $n ->
    [0] There is nobody to cure.
    [one] The vet cures one dog: which one, and into which bay?
   *[other] The vet cures { $n } dogs: choose one, and its bay.
  }
dogs-cardgame-ask_lift = Pick up the dogs you want to move, then choose Done.
dogs-cardgame-ask_put_down = Which bay does it go into? { $breed }
dogs-cardgame-ask_manager = The manager sells improvements: buy up to two.
dogs-cardgame-ask_partner_dog = Take a dog from the fair and choose its bay. You can buy before or after.
dogs-cardgame-ask_partner = The partner sells: buy what you like.
dogs-cardgame-ask_reward = Your third improvement: take any dog in the city.
dogs-cardgame-ask_puppy = { $bay } is full: choose a puppy card.
dogs-cardgame-ask_donate = You may give away a second dog.
dogs-cardgame-ask_wait = It is { $seat }’s turn.
dogs-cardgame-ask_over = The match is over.
dogs-cardgame-table_draft = { $n ->
    [one] One player is still choosing a first person.
   *[other] { $n } players are still choosing a first person.
  }
dogs-cardgame-table_move = { $seat } is choosing where to drive.
dogs-cardgame-table_turn = { $seat } is in the city.
dogs-cardgame-table_decision = { $seat } { $decision }.
dogs-cardgame-table_over = The match is over.

# Why not
dogs-cardgame-unavailable_moved = You have already driven, or stayed.
dogs-cardgame-unavailable_outside = On your first turn you drive into the city.
dogs-cardgame-unavailable_step_one = First drive somewhere, or stay here.
dogs-cardgame-unavailable_collected = You have already collected this turn.
dogs-cardgame-unavailable_no_dogs = There are no dogs here.
dogs-cardgame-unavailable_toll = The toll is { $need ->
    [one] one coin
   *[other] { $need } coins
  }. You have { $have }.
dogs-cardgame-unavailable_food = It costs { $need } food. You have { $have }.
dogs-cardgame-unavailable_bays_full = You need room for { $need } in your bays. There is room for { $have }.
dogs-cardgame-unavailable_infirmary_full = You need room for { $need } in your infirmary. There is room for { $have }.
dogs-cardgame-unavailable_hired = You have already hired somebody this turn.
dogs-cardgame-unavailable_nobody_here = There is nobody here to hire.
dogs-cardgame-unavailable_coins = It costs { $need ->
    [one] one coin
   *[other] { $need } coins
  }. You have { $have }.
dogs-cardgame-unavailable_all_open = All bays are open.
dogs-cardgame-unavailable_opened = You have already opened a bay this turn.
dogs-cardgame-unavailable_open_dogs = You need { $need ->
    [one] one dog
   *[other] { $need } dogs
  } in your bays. You have { $have }.
dogs-cardgame-unavailable_no_licence = You have no licence to pay for.
dogs-cardgame-unavailable_variant = This table plays without that variant.
dogs-cardgame-unavailable_donated = You have already given dogs away this turn.
dogs-cardgame-unavailable_no_dog_housed = There is no dog in your bays.
dogs-cardgame-unavailable_puppies = A bay that brought puppies has to stay full.
dogs-cardgame-unavailable_bonus_dog = This dog is part of a bonus you claimed this turn: { $bonus }.
dogs-cardgame-unavailable_dark = This card is awarded at the end.
dogs-cardgame-unavailable_bonus = You need { $need }. You have { $have }.
dogs-cardgame-unavailable_claimed = You have already claimed a bonus this turn.
dogs-cardgame-unavailable_characters = You may keep { $need } people at the end of a turn. You have { $have }.
dogs-cardgame-unavailable_twins = You may not keep two alike: { $character }.
dogs-cardgame-unavailable_improved = At most two improvements with one person.
dogs-cardgame-unavailable_none_left = There are none left.
dogs-cardgame-unavailable_puppy_bought = Only one puppy card with each partner.

# What would be given up
dogs-cardgame-confirm_claim = You could claim a bonus: { $bonus }. End your turn without it?
dogs-cardgame-confirm_licence = This is your last turn: an unpaid licence costs five points. End it anyway?
dogs-cardgame-confirm_use = This is your last turn, and you have not used { $character }. End it anyway?
dogs-cardgame-confirm_collect = { $n ->
    [one] You could collect a dog here. End your turn without it?
   *[other] You could collect { $n } dogs here. End your turn without them?
  }
dogs-cardgame-confirm_hire = You could hire { $character } here. End your turn without hiring?

# Actions
dogs-cardgame-do-choose = Keep { $character }
dogs-cardgame-do-reconsider = Choose again
dogs-cardgame-do-move = Drive to: { $to }
dogs-cardgame-do-stay = Stay here
dogs-cardgame-do-collect = { $toll_is ->
    [me] Collect the dogs, toll to { $toll }
    [other] Collect the dogs, toll to { $toll }
   *[none] Collect the dogs
  }
dogs-cardgame-do-hire = { $toll_is ->
    [me] Hire { $character }, toll to { $toll }
    [other] Hire { $character }, toll to { $toll }
   *[none] Hire { $character }
  }
dogs-cardgame-do-open_bay = Open a bay
dogs-cardgame-do-pay_licence = Pay for a licence
dogs-cardgame-do-use = Use { $character }
dogs-cardgame-do-renew = Replace the people
dogs-cardgame-do-donate = Give away: { $breed } ({ $sign }), for { $food ->
    [0] two coins
    [1] one food and one coin
   *[2] two food
  }
dogs-cardgame-do-claim = Claim the bonus: { $bonus }
dogs-cardgame-do-end_turn = { $next_is ->
    [me] End the turn: you are next
    [other] End the turn: { $next } is next
   *[none] End the turn: the match ends
  }
dogs-cardgame-do-place = { $breed } ({ $sign }) → { $to }
dogs-cardgame-do-hand_in = { $breed } → fair, for { $gain }
dogs-cardgame-do-lift = Pick up: { $breed } ({ $sign })
dogs-cardgame-do-take_puppy = Puppy card { $puppy }
dogs-cardgame-do-improve = Buy an improvement
dogs-cardgame-do-buy_puppy = Buy a puppy card { $puppy }
dogs-cardgame-do-enough = Done
dogs-cardgame-verb-stay = Stay here
dogs-cardgame-verb-collect = Collect
dogs-cardgame-verb-hire = Hire
dogs-cardgame-verb-open_bay = Open a bay
dogs-cardgame-verb-pay_licence = Pay for a licence
dogs-cardgame-verb-renew = Replace the people
dogs-cardgame-verb-donate = Give a dog away
dogs-cardgame-verb-claim = Claim a bonus
dogs-cardgame-verb-end_turn = End the turn
dogs-cardgame-verb-improve = Buy an improvement
dogs-cardgame-verb-buy_puppy = Buy a puppy card
dogs-cardgame-verb-place = Put it there

# What happened
dogs-cardgame-log-laid = The table is set. { $start_is ->
    [me] You begin each round.
   *[other] { $start } begins each round.
  }
dogs-cardgame-log-dealt = Everybody is dealt three people.
dogs-cardgame-log-revealed = { $seat_is ->
    [me] You start with: { $character }
   *[other] { $seat } starts with: { $character }
  }
dogs-cardgame-log-turn_began = { $seat_is ->
    [me] Round { $round }: your turn
   *[other] Round { $round }: { $seat }’s turn
  }
dogs-cardgame-log-moved = { $seat_is ->
    [me] You drive to: { $to }
   *[other] { $seat } drives to: { $to }
  }
dogs-cardgame-log-stayed = { $seat_is ->
    [me] You stay where you are
   *[other] { $seat } stays there
  }
dogs-cardgame-log-tolled = { $seat } → { $to }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } toll
dogs-cardgame-log-collected = { $seat_is ->
    [me] You collect { $n ->
        [one] one dog
       *[other] { $n } dogs
      } ({ $location })
   *[other] { $seat } collects { $n ->
        [one] one dog
       *[other] { $n } dogs
      } ({ $location })
  }
dogs-cardgame-log-placed = { $seat }: { $breed } ({ $sign }) → { $to }
dogs-cardgame-log-handed_in = { $seat }: { $breed } → fair, for { $gain }
dogs-cardgame-log-hired = { $seat_is ->
    [me] You hire { $character } { $coins ->
        [0] for free
       *[other] for one coin
      }
   *[other] { $seat } hires { $character } { $coins ->
        [0] for free
       *[other] for one coin
      }
  }
dogs-cardgame-log-bay_opened = { $seat_is ->
    [me] You open a bay: { $bay }
   *[other] { $seat } opens a bay: { $bay }
  }
dogs-cardgame-log-licence_paid = { $seat_is ->
    [me] You pay for a licence
   *[other] { $seat } pays for a licence
  }
dogs-cardgame-log-used = { $seat_is ->
    [me] You use { $character }
   *[other] { $seat } uses { $character }
  }{ $food ->
    [0] { "" }
   *[other] , +{ $food } food
  }{ $coins ->
    [0] { "" }
    [one] , +1 coin
   *[other] , +{ $coins } coins
  }
dogs-cardgame-log-improved = { $seat_is ->
    [me] You buy an improvement
   *[other] { $seat } buys an improvement
  }
dogs-cardgame-log-rewarded = { $seat_is ->
    [me] Your third improvement: you take any dog in the city
   *[other] { $seat }’s third improvement: any dog in the city
  }
dogs-cardgame-log-forfeited = { $seat_is ->
    [me] No dog in the city fits into your kennel
   *[other] No dog in the city fits into { $seat }’s kennel
  }
dogs-cardgame-log-puppy_taken = { $seat_is ->
    [me] You take a puppy card { $puppy }
   *[other] { $seat } takes a puppy card { $puppy }
  }
dogs-cardgame-log-donated = { $seat_is ->
    [me] You give away { $breed }
   *[other] { $seat } gives away { $breed }
  }{ $food ->
    [0] { "" }
   *[other] , +{ $food } food
  }{ $coins ->
    [0] { "" }
    [one] , +1 coin
   *[other] , +{ $coins } coins
  }
dogs-cardgame-log-claimed = { $seat_is ->
    [me] You claim a bonus: { $bonus }
   *[other] { $seat } claims a bonus: { $bonus }
  }
dogs-cardgame-log-renewed = { $seat_is ->
    [me] You replace the people in the city
   *[other] { $seat } replaces the people in the city
  }
dogs-cardgame-log-end_began = { $cause_id ->
    [dry] Ten rounds without a new dog: the next round is the last one.
   *[last_card] The last dog card has been drawn: the next round is the last one.
  }
dogs-cardgame-log-awarded = { $seat_is ->
    [me] You are awarded: { $bonus }
   *[other] { $seat } is awarded: { $bonus }
  }
dogs-cardgame-log-ended = The kennels close for the day. The match is over.

# The score
dogs-cardgame-bays = Dogs in bays
dogs-cardgame-trained = Trained dogs
dogs-cardgame-hotel = Hotel
dogs-cardgame-bonus = Bonus cards
dogs-cardgame-dark_bonus = Bonus at the end
dogs-cardgame-puppies = Puppies
dogs-cardgame-infirmary = Infirmary
dogs-cardgame-no_improvement = No improvement
dogs-cardgame-licences = Unpaid licences
dogs-cardgame-score-bays = { dogs-cardgame-bays }
dogs-cardgame-score-trained = { dogs-cardgame-trained }
dogs-cardgame-score-hotel = { dogs-cardgame-hotel }
dogs-cardgame-score-bonus = { dogs-cardgame-bonus }
dogs-cardgame-score-dark_bonus = { dogs-cardgame-dark_bonus }
dogs-cardgame-score-puppies = { dogs-cardgame-puppies }
dogs-cardgame-score-infirmary = { dogs-cardgame-infirmary }
dogs-cardgame-score-no_improvement = { dogs-cardgame-no_improvement }
dogs-cardgame-score-licences = { dogs-cardgame-licences }
dogs-cardgame-rule-bays = In each open bay, each breed counts by itself: 1, 3, 6 or 12 points for one to four dogs.
dogs-cardgame-rule-trained = One point for each trained dog in the bays.
dogs-cardgame-rule-hotel = The most guests bring 12 points, then 10, 8, 6 and 4. Players who tie share the points of their places. With two players it is 12 and 8, and a tie brings nothing.
dogs-cardgame-rule-bonus = Three points for each bonus card claimed.
dogs-cardgame-rule-dark_bonus = Three points each for the most food, coins and improvements. On a tie, nobody gets them.
dogs-cardgame-rule-puppies = Three points for each card, and one more for every two of your dogs of its kind.
dogs-cardgame-rule-infirmary = Three points off for each dog in the infirmary.
dogs-cardgame-rule-no_improvement = Three points off for a kennel without any improvement.
dogs-cardgame-rule-licences = Five points off for each bay that was opened but not paid for.
dogs-cardgame-rule-tie = On a tie, more dogs in the bays win.
dogs-cardgame-why_bays = bays 1 to 5: { $bay_1 }, { $bay_2 }, { $bay_3 }, { $bay_4 }, { $bay_5 }
dogs-cardgame-why_trained = { $n ->
    [0] no trained dog
    [one] one trained dog
   *[other] { $n } trained dogs
  }
dogs-cardgame-why_hotel = { $n ->
    [0] no guest
    [one] one guest
   *[other] { $n } guests
  }, place { $place }{ $tied ->
    [0] { "" }
   *[other] , tied with { $tied }
  }
dogs-cardgame-why_bonus = { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
  }
dogs-cardgame-why_dark_bonus = food { $food ->
    [1] ✓
   *[other] –
  }, coins { $coins ->
    [1] ✓
   *[other] –
  }, improvements { $improvements ->
    [1] ✓
   *[other] –
  }
dogs-cardgame-why_puppies = { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
  }, plus { $dogs } for dogs
dogs-cardgame-why_infirmary = { $n ->
    [0] nobody is sick
    [one] one sick dog
   *[other] { $n } sick dogs
  }
dogs-cardgame-why_improvements = { $n ->
    [0] no improvement
    [one] one improvement
   *[other] { $n } improvements
  }
dogs-cardgame-why_licences = { $n ->
    [0] none unpaid
    [one] one unpaid
   *[other] { $n } unpaid
  }

# The table
dogs-cardgame-round = Round { $n }
dogs-cardgame-round-begun = Round { $n }: the next one is the last
dogs-cardgame-round-last = The last round
dogs-cardgame-round-draft = Before the first round
dogs-cardgame-city = The city
dogs-cardgame-fair = Fair
dogs-cardgame-fair-empty = No dog is waiting at the fair.
dogs-cardgame-pile = { $n ->
    [0] No dog left in the pile
    [one] One dog left in the pile
   *[other] { $n } dogs left in the pile
  }
dogs-cardgame-dry = { $n ->
    [one] One round without a new dog
   *[other] { $n } rounds without a new dog
  }
dogs-cardgame-supply = Bonus cards and supply
dogs-cardgame-supply-bonus = { $n ->
    [one] One bonus card left
   *[other] { $n } bonus cards left
  }
dogs-cardgame-supply-improvements = { $n ->
    [0] No improvement left
    [one] One improvement left
   *[other] { $n } improvements left
  }
dogs-cardgame-supply-puppies = { $n ->
    [0] No puppy card left
    [one] One puppy card left
   *[other] { $n } puppy cards left
  }
dogs-cardgame-supply-of = { $n } left
dogs-cardgame-taken-by = { $seat } has it
dogs-cardgame-hire-cost = { $n ->
    [0] free
   *[other] { $n } coin
  }
dogs-cardgame-here = { $names }: the toll is one coin
dogs-cardgame-nobody-here = nobody
dogs-cardgame-area-city = City
dogs-cardgame-area-kennel = Kennel
dogs-cardgame-area-purse = What I have
dogs-cardgame-next-donate = Which dog do you give away? Choose it.
dogs-cardgame-kennel = Kennel
dogs-cardgame-hotel-n = Hotel: { $n }
dogs-cardgame-infirmary-n = Infirmary: { $n } of { $of }
dogs-cardgame-bay-holds = { $bay }: { $n } of { $of }
dogs-cardgame-bay-closed = { $bay }: closed, room for { $of }
dogs-cardgame-closed = closed
dogs-cardgame-locked = stays full
dogs-cardgame-food-n = { $n } food
dogs-cardgame-coins-n = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
dogs-cardgame-improvements-n = { $n ->
    [one] { $n } improvement
   *[other] { $n } improvements
  }
dogs-cardgame-unpaid-n = { $n ->
    [one] { $n } licence to pay
   *[other] { $n } licences to pay
  }
dogs-cardgame-paid-n = { $n ->
    [one] { $n } licence paid
   *[other] { $n } licences paid
  }
dogs-cardgame-people = People
dogs-cardgame-people-none = nobody hired yet
dogs-cardgame-dog = { $breed }, { $sign }
dogs-cardgame-hand = To be housed
dogs-cardgame-dealt-n = { $seat } holds { $n ->
    [one] one card
   *[other] { $n } cards
  }
dogs-cardgame-still = This turn
dogs-cardgame-still-drive = Drive
dogs-cardgame-still-collect = Collect
dogs-cardgame-still-hire = Hire
dogs-cardgame-step-done = done

# Help
dogs-cardgame-help-aim = You run a kennel. Each turn you drive through the city, bring dogs home and hire people who help you. When the dog pile is empty, the kennel with the most points wins.
dogs-cardgame-help-turn = A turn
dogs-cardgame-help-turn-1 = Drive to another location, or stay where you are. On the first turn, everybody drives into the city.
dogs-cardgame-help-turn-2 = Then, in any order and each at most once: collect all dogs at the location for one food each, if you have room for all of them; hire the person there for one coin, or for free if another one alike is at another location.
dogs-cardgame-help-turn-3 = If other trucks stand there, you first pay one of them one coin, once a turn.
dogs-cardgame-help-turn-4 = At any time in your turn there are free actions: use your people, open a bay (once), pay for licences, give a dog away for two resources (once), claim a bonus (one).
dogs-cardgame-help-turn-5 = At the end of your turn you may keep two people at most, no two alike.
dogs-cardgame-help-turn-6 = You can take back steps until something hidden comes to light: a new dog or person, or a shuffle.
dogs-cardgame-supply-signs = The signs of the dogs
dogs-cardgame-supply-people = The people
dogs-cardgame-help-bays = Bays and licences
dogs-cardgame-help-bays-text = Your five bays hold 1, 2, 2, 3 and 4 dogs. The last two are closed. You can open the bay for three once there are three dogs in the first bays, and the bay for four after it. Each brings two food and a licence: pay three coins for it before the match ends, or lose five points.
dogs-cardgame-help-improvements = Your third improvement brings you any dog in the city, without food or toll.
dogs-cardgame-help-bonus = Bonus cards
dogs-cardgame-help-bonus-text = Three points each. The light ones go to the first player who claims them on their own turn; the dark ones are awarded at the end. A dog that is part of a bonus cannot be given away in the turn you claim it.
dogs-cardgame-help-puppies = Puppies (Filhotes)
dogs-cardgame-help-puppies-text = An option. When your bay for three or for four becomes full, you take a puppy card, once for each bay; that bay then has to stay full. The partner sells one for two coins. Each card is worth three points, and one more for every two of your dogs of its kind.
dogs-cardgame-help-end = The end and the score
dogs-cardgame-help-end-text = When the last dog card has been drawn, the round is played to its end, and then one more round follows, without new dogs.
dogs-cardgame-help-options = Options
dogs-cardgame-help-data = What we added
dogs-cardgame-help-data-lead = The rule book does not say everything. We filled these gaps; where it is only a name, it does not change the game:
dogs-cardgame-help-data-1 = It has 17 breeds but names only six of them. These eleven names are ours: { $breeds }.
dogs-cardgame-help-data-2 = We worked out from the order of its list how many dogs the Corner, the Playing field and the Hill street show.
dogs-cardgame-help-data-3 = We worked out from the rule for two players that there are two puppy cards of each kind.
dogs-cardgame-help-house = House rules
dogs-cardgame-help-house-lead = Where the printed rules are silent, this table plays like this:
dogs-cardgame-help-house-1 = Ten rounds in a row without a new dog bring the end, too: one more round follows.
dogs-cardgame-help-house-2 = New faces (variant 1): as often a turn as you like, one coin each time.
dogs-cardgame-help-house-3 = The toll is paid once a turn, with your first action at the location. Only the player whose turn it is pays.
dogs-cardgame-help-house-4 = For bonus and puppy cards, a cured dog counts as cured and not as healthy, unless the host chose otherwise.
dogs-cardgame-help-house-5 = The hotel ranks everybody, even players without a guest.
dogs-cardgame-help-house-6 = The trainer picks up each dog once, then all of them are put down again. A bay that brought puppies has to be full afterwards.
dogs-cardgame-help-house-7 = You have to take the reward of the third improvement if you have room for any dog in the city. Six improvements bring no second one.
dogs-cardgame-help-house-8 = The first player is drawn at random. Everybody chooses the first person at the same time, in secret. Players equal in points and in dogs share the victory.
dogs-cardgame-help-step-drive = Drive
dogs-cardgame-help-step-drive-text = Drive to another location, or stay where you are. If others stand there, you pay one of them a coin before you do anything there.
dogs-cardgame-help-step-collect = Collect dogs
dogs-cardgame-help-step-collect-text = Take all dogs of the location, for one food each. Their signs say where they go: into a bay, the infirmary, the hotel, or to the fair.
dogs-cardgame-help-step-hire = Hire somebody
dogs-cardgame-help-step-hire-text = The person of the location costs a coin, or nothing if another one alike is elsewhere in the city.
dogs-cardgame-help-step-free = And whenever you like
dogs-cardgame-help-step-free-text = Use your people, open a bay, pay for a licence, give a dog away, claim a bonus card.
dogs-cardgame-help-step-breeds = Breeds side by side
dogs-cardgame-help-step-breeds-text = When the dog pile is empty, the bays are counted: the more dogs of one breed in a bay, the better.
dogs-cardgame-help-points = What brings points
dogs-cardgame-help-kennel = Your kennel
dogs-cardgame-help-improvement = Improvements
dogs-cardgame-help-locations = The locations

# The lesson
dogs-cardgame-lesson-aim = Fill your bays: the more dogs of one breed together, the more points.
dogs-cardgame-lesson-city = Dogs and people wait in the city. An empty pile ends the match.
dogs-cardgame-lesson-choose = One of these people helps you from the start. Keep one.
dogs-cardgame-lesson-move = Drive to a location. Others there? Then you pay one of them a coin.
dogs-cardgame-lesson-use = Your people help when you like. What this one does is useful now.
dogs-cardgame-lesson-hire = Hire the person here for a coin, or free when a double stands elsewhere.
dogs-cardgame-lesson-collect = Take all dogs of this place along, for one food each.
dogs-cardgame-lesson-place = Put the dog beside its own breed, or where there is room.
dogs-cardgame-lesson-bays = A bay pays 1, 3, 6 or 12 for one to four alike.
dogs-cardgame-lesson-infirmary = Each dog in the infirmary costs three points. A vet cures it.
dogs-cardgame-lesson-donate = A dog that brings little may go: you get two coins, or food.
dogs-cardgame-lesson-end-turn = Nothing more to do? Then end your turn.
dogs-cardgame-lesson-stay = You may also stay where you are: new dogs and people came.
dogs-cardgame-lesson-improve = Without improvements you lose three points; the third brings a dog.
dogs-cardgame-lesson-hand-in = A doghouse: this dog goes to the fair, for a coin or food.
dogs-cardgame-lesson-open-bay = Open another bay: its licence has to be paid before the end.
dogs-cardgame-lesson-licence = Pay for the licence: a bay without one costs five points.
dogs-cardgame-lesson-claim = You have what this bonus card asks for: three points.
dogs-cardgame-lesson-end = You know all you need. Play on as you like, or begin anew.
dogs-cardgame-lesson-merchant = The merchant brings three food: each dog you collect costs one.
dogs-cardgame-lesson-use-partner = The partner brings you a dog from the fair and sells improvements.
dogs-cardgame-lesson-signs = Bone and whistle: into a bay. Cross: to the infirmary, until cured.
dogs-cardgame-lesson-signs-away = Suitcase: to the hotel, where most guests win. Doghouse: to the fair.

# Why a bot suggests an action

dogs-cardgame-advice_dogs_bring = Its dogs can bring you this many points: { $n }.
dogs-cardgame-advice_together = Beside { $have } of its breed, it brings { $n ->
    [one] one point
   *[other] { $n } points
  }.
dogs-cardgame-advice_guest = As things stand, your hotel points rise by { $n }.
dogs-cardgame-advice_no_food = Without food you cannot collect a single dog.
dogs-cardgame-advice_cure = Each sick dog costs you { $n ->
    [one] one point
   *[other] { $n } points
  }; a cured one does not.
dogs-cardgame-advice_arrange = Arranged anew, your dogs bring more. Points: { $n }.
dogs-cardgame-advice_improve = Without any improvement you lose { $n ->
    [one] one point
   *[other] { $n } points
  } at the end.
dogs-cardgame-advice_improvement_dog = This improvement brings you any dog of the city.
dogs-cardgame-advice_licence = A licence not paid costs you { $n ->
    [one] one point
   *[other] { $n } points
  } at the end.
dogs-cardgame-advice_bays_full = Your open bays are full: this one makes room.
dogs-cardgame-advice_claim = This bonus card brings you { $n ->
    [one] one point
   *[other] { $n } points
  }.
dogs-cardgame-advice_puppy = With your dogs, this puppy card brings { $n ->
    [one] one point
   *[other] { $n } points
  }.
dogs-cardgame-advice_brings = It brings you food or coins at once: { $n }.
dogs-cardgame-advice_income = As things stand, the character brings food or coins: { $n }.
dogs-cardgame-advice_alone = In this bay it brings { $n ->
    [one] one point
   *[other] { $n } points
  } by itself.
