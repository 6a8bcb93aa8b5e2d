dogs-cardgame-name = Dogs Cardgame
dogs-cardgame-blurb = Drive through the city, bring dogs home, hire the right people. The best kennel wins, with the same breed side by side.

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
dogs-cardgame-about-sick = A cross: goes to the infirmary, which has three places, until the vet comes.
dogs-cardgame-about-cured = Was sick, and lies in a bay now.
dogs-cardgame-about-hotel = A suitcase: goes to the hotel, which has room for everybody.
dogs-cardgame-about-fair = A doghouse: goes to the fair. You get one food or one coin for it.
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
dogs-cardgame-effect-merchant = Brings three food.
dogs-cardgame-effect-vet = All dogs of the infirmary move into open bays with room, and are cured.
dogs-cardgame-effect-trainer = One coin for each trained dog in your bays. Then dogs may move among the open bays.
dogs-cardgame-effect-manager = One food for each open bay with a dog, one coin for each hotel guest. Then up to two improvements, one coin each.
dogs-cardgame-effect-partner = A dog of the fair comes into one of your bays. Also up to two improvements, one coin each.
dogs-cardgame-effect-partner_puppies = A dog of the fair comes into one of your bays. Also up to two improvements, one coin each, and a puppy card for two coins.
dogs-cardgame-bonus-three_healthy = Three healthy dogs
dogs-cardgame-bonus-three_trained = Three trained dogs
dogs-cardgame-bonus-three_cured = Three cured dogs
dogs-cardgame-bonus-three_hotel = Three hotel guests
dogs-cardgame-bonus-three_fair = Three from the fair
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
dogs-cardgame-needs-three_healthy = Three dogs in your bays that came healthy. Cured ones count only if the table plays it so.
dogs-cardgame-needs-three_trained = Three trained dogs in your bays.
dogs-cardgame-needs-three_cured = Three dogs in your bays that the vet put there.
dogs-cardgame-needs-three_hotel = Three guests in your hotel.
dogs-cardgame-needs-three_fair = Three dogs in your bays that the partner brought from the fair.
dogs-cardgame-needs-one_each = A dog from the fair, a cured one and a trained one in your bays, and a guest in your hotel.
dogs-cardgame-needs-three_same_breed = Three dogs of one breed in your bays, together or not.
dogs-cardgame-needs-six_breeds = Six different breeds in your bays.
dogs-cardgame-needs-three_bays_with_pair = Three bays, each with at least two dogs of one breed.
dogs-cardgame-needs-nine_dogs = Nine dogs in your bays.
dogs-cardgame-needs-two_licences = Both your licences paid.
dogs-cardgame-needs-licence_and_two_improvements = One licence paid, and two improvements.
dogs-cardgame-needs-most_food = At the end: more food than anybody else. A tie is nobody’s.
dogs-cardgame-needs-most_coins = At the end: more coins than anybody else. A tie is nobody’s.
dogs-cardgame-needs-most_improvements = At the end: more improvements than anybody else. A tie is nobody’s.
dogs-cardgame-gain-food = food
dogs-cardgame-gain-coins = a coin
dogs-cardgame-amount-food = food
dogs-cardgame-amount-coins = coins
dogs-cardgame-decision-collect = is housing dogs
dogs-cardgame-decision-vet = is housing cured dogs
dogs-cardgame-decision-lift = is rearranging the bays
dogs-cardgame-decision-put_down = is rearranging the bays
dogs-cardgame-decision-manager = is with the manager
dogs-cardgame-decision-partner = is with the partner
dogs-cardgame-decision-reward = picks a dog as a reward
dogs-cardgame-decision-puppy = picks a puppy card
dogs-cardgame-decision-donate = is giving a dog away

# Options
dogs-cardgame-option-puppies = Puppies (Filhotes)
dogs-cardgame-option-puppies-hint = The expansion: full big bays and the partner bring puppy cards, worth three points and more.
dogs-cardgame-option-children = With children
dogs-cardgame-option-children-hint = No bonus cards, no tolls, and a licence costs one coin.
dogs-cardgame-option-variant_1 = New faces
dogs-cardgame-option-variant_1-hint = Variant 1: for one coin you may renew all characters of the city, as often as you like.
dogs-cardgame-option-variant_2 = Two dogs given away
dogs-cardgame-option-variant_2-hint = Variant 2: a turn’s donation may be two dogs.
dogs-cardgame-option-variant_3 = Free choice of the reward
dogs-cardgame-option-variant_3-hint = Variant 3: a sick or fair dog taken for the third improvement may go straight into a bay.
dogs-cardgame-option-cured_are_healthy = Cured dogs are healthy
dogs-cardgame-option-cured_are_healthy-hint = For bonus and puppy cards a cured dog counts as healthy too. The rule book can be read either way.
dogs-cardgame-option-breeds = Breeds
dogs-cardgame-option-breeds-hint = More breeds lie in the box than are played with.
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
dogs-cardgame-option-one_symbol-hint = With four or five players both are there.
dogs-cardgame-option-one_symbol-drawn = Whichever is drawn
dogs-cardgame-option-one_symbol-corner = Corner
dogs-cardgame-option-one_symbol-playing_field = Playing field
dogs-cardgame-option-two_symbols = Location with two dogs
dogs-cardgame-option-two_symbols-hint = With three or more players both are there.
dogs-cardgame-option-two_symbols-drawn = Whichever is drawn
dogs-cardgame-option-two_symbols-hill_street = Hill street
dogs-cardgame-option-two_symbols-square = Square
dogs-cardgame-option-three_symbols = Location with three dogs
dogs-cardgame-option-three_symbols-hint = With five players both are there.
dogs-cardgame-option-three_symbols-drawn = Whichever is drawn
dogs-cardgame-option-three_symbols-park = Park
dogs-cardgame-option-three_symbols-highway = Highway

# What is wanted
dogs-cardgame-ask_choose = Keep one of the three people you were dealt.
dogs-cardgame-ask_chosen = You keep: { $character }. You can still change your mind.
dogs-cardgame-ask_enter = Drive into the city: choose a location.
dogs-cardgame-ask_move = Drive to another location, or stay where you are.
dogs-cardgame-ask_collect_hire = Collect the dogs here and hire who is here, in any order, or end your turn.
dogs-cardgame-ask_collect = You can still collect the dogs here, or end your turn.
dogs-cardgame-ask_hire = You can still hire who is here, or end your turn.
dogs-cardgame-ask_free = Your steps are done. What costs no step is still open, or end your turn.
dogs-cardgame-ask_use_up = Too many people, or two alike: use one of them before your turn ends.
dogs-cardgame-ask_house = Where does this dog go? { $breed }, { $sign }
dogs-cardgame-ask_vet = { $n ->
    [0] Nobody is to be cured.
    [one] The vet cures one dog: which, and into which bay?
   *[other] The vet cures { $n } dogs: choose one, and its bay.
  }
dogs-cardgame-ask_lift = Lift the dogs that shall move, then say that it is enough.
dogs-cardgame-ask_put_down = Put it down again: { $breed }
dogs-cardgame-ask_manager = The manager sells improvements: up to two.
dogs-cardgame-ask_partner_dog = Take a dog of the fair, and choose its bay. You can buy before or after.
dogs-cardgame-ask_partner = The partner sells: buy what you like.
dogs-cardgame-ask_reward = Your third improvement: take any dog of the city.
dogs-cardgame-ask_puppy = { $bay } is full: choose a puppy card.
dogs-cardgame-ask_donate = You may give a second dog away.
dogs-cardgame-ask_wait = It is the turn of { $seat }.
dogs-cardgame-ask_over = The match is over.
dogs-cardgame-table_draft = { $n ->
    [one] One player still chooses a first character.
   *[other] { $n } players still choose a first character.
  }
dogs-cardgame-table_move = { $seat } chooses where to drive.
dogs-cardgame-table_turn = { $seat } is in the city.
dogs-cardgame-table_decision = { $seat } { $decision }.
dogs-cardgame-table_over = The match is over.

# Why not
dogs-cardgame-barred_moved = You drove, or stayed, already.
dogs-cardgame-barred_outside = On your first turn you drive into the city.
dogs-cardgame-barred_step_one = First drive somewhere, or stay.
dogs-cardgame-barred_collected = You collected this turn already.
dogs-cardgame-barred_no_dogs = No dogs lie here.
dogs-cardgame-barred_toll = The toll is { $need ->
    [one] one coin
   *[other] { $need } coins
  }. You have { $have }.
dogs-cardgame-barred_food = It takes { $need } food. You have { $have }.
dogs-cardgame-barred_bays_full = Your bays need room for { $need }. They have room for { $have }.
dogs-cardgame-barred_infirmary_full = Your infirmary needs room for { $need }. It has room for { $have }.
dogs-cardgame-barred_hired = You hired somebody this turn already.
dogs-cardgame-barred_nobody_here = Nobody is here to be hired.
dogs-cardgame-barred_coins = It takes { $need ->
    [one] one coin
   *[other] { $need } coins
  }. You have { $have }.
dogs-cardgame-barred_all_open = All bays are open.
dogs-cardgame-barred_opened = You opened a bay this turn already.
dogs-cardgame-barred_open_dogs = It takes { $need } dogs in your bays. You have { $have }.
dogs-cardgame-barred_no_licence = No licence is to be paid.
dogs-cardgame-barred_variant = This table does not play that variant.
dogs-cardgame-barred_donated = You gave dogs away this turn already.
dogs-cardgame-barred_no_dog_housed = No dog lies in your bays.
dogs-cardgame-barred_puppies = A bay that brought puppies stays full.
dogs-cardgame-barred_bonus_dog = This dog is part of the bonus you claimed this turn: { $bonus }.
dogs-cardgame-barred_dark = This card is awarded at the end.
dogs-cardgame-barred_bonus = It takes { $need }. You have { $have }.
dogs-cardgame-barred_claimed = You claimed a bonus this turn already.
dogs-cardgame-barred_characters = At the end of a turn you may keep { $need } people. You have { $have }.
dogs-cardgame-barred_twins = You may not keep two alike: { $character }.
dogs-cardgame-barred_improved = Two improvements at most with one person.
dogs-cardgame-barred_none_left = None is left.
dogs-cardgame-barred_puppy_bought = One puppy card with one partner.

# What would be given up
dogs-cardgame-confirm_claim = A bonus could be claimed: { $bonus }. End the turn without it?
dogs-cardgame-confirm_licence = This is your last turn: an unpaid licence costs five points. End it all the same?
dogs-cardgame-confirm_use = This is your last turn: { $character } is unused. End it all the same?
dogs-cardgame-confirm_collect = { $n ->
    [one] A dog could be collected here. End the turn without it?
   *[other] { $n } dogs could be collected here. End the turn without them?
  }
dogs-cardgame-confirm_hire = { $character } could be hired here. End the turn without that?

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
dogs-cardgame-do-pay_licence = Pay a licence
dogs-cardgame-do-use = Use { $character }
dogs-cardgame-do-renew = Renew the people
dogs-cardgame-do-donate = Give away: { $breed } ({ $sign }), for { $food ->
    [0] two coins
    [1] one food and one coin
   *[2] two food
  }
dogs-cardgame-do-claim = Claim the bonus: { $bonus }
dogs-cardgame-do-end_turn = { $next_is ->
    [me] End the turn: you are next
    [other] End the turn: { $next } is next
   *[none] End the turn: the match is over
  }
dogs-cardgame-do-place = { $breed } ({ $sign }) → { $to }
dogs-cardgame-do-hand_in = { $breed } → fair, for { $gain }
dogs-cardgame-do-lift = Lift: { $breed } ({ $sign })
dogs-cardgame-do-take_puppy = Puppies { $puppy }
dogs-cardgame-do-improve = Buy an improvement
dogs-cardgame-do-buy_puppy = Buy puppies { $puppy }
dogs-cardgame-do-enough = That is enough
dogs-cardgame-deed-stay = Stay here
dogs-cardgame-deed-collect = Collect
dogs-cardgame-deed-hire = Hire
dogs-cardgame-deed-open_bay = Open a bay
dogs-cardgame-deed-pay_licence = Pay a licence
dogs-cardgame-deed-renew = Renew the people
dogs-cardgame-deed-donate = Give a dog away
dogs-cardgame-deed-claim = Claim a bonus
dogs-cardgame-deed-end_turn = End the turn
dogs-cardgame-deed-improve = Buy an improvement
dogs-cardgame-deed-buy_puppy = Buy puppies
dogs-cardgame-deed-place = Put it there

# What happened
dogs-cardgame-log-laid = The table is laid. { $start_is ->
    [me] You begin each round.
   *[other] { $start } begins each round.
  }
dogs-cardgame-log-dealt = Three people are dealt to everybody.
dogs-cardgame-log-chose = { $seat_is ->
    [me] You have chosen
   *[other] { $seat } has chosen
  }
dogs-cardgame-log-reconsidered = { $seat_is ->
    [me] You choose again
   *[other] { $seat } chooses again
  }
dogs-cardgame-log-revealed = { $seat_is ->
    [me] You start with: { $character }
   *[other] { $seat } starts with: { $character }
  }
dogs-cardgame-log-shuffled = The people are shuffled
dogs-cardgame-log-refilled = { $location }: new dogs
dogs-cardgame-log-posted = { $location }: { $character } is here now
dogs-cardgame-log-turn_began = { $seat_is ->
    [me] Round { $round }: your turn
   *[other] Round { $round }: the turn of { $seat }
  }
dogs-cardgame-log-moved = { $seat_is ->
    [me] You drive to: { $to }
   *[other] { $seat } drives to: { $to }
  }
dogs-cardgame-log-stayed = { $seat_is ->
    [me] You stay
   *[other] { $seat } stays
  }
dogs-cardgame-log-tolled = { $seat } → { $to }: { $coins } coin as a toll
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
        [0] for nothing
       *[other] for one coin
      }
   *[other] { $seat } hires { $character } { $coins ->
        [0] for nothing
       *[other] for one coin
      }
  }
dogs-cardgame-log-bay_opened = { $seat_is ->
    [me] You open a bay: { $bay }
   *[other] { $seat } opens a bay: { $bay }
  }
dogs-cardgame-log-licence_paid = { $seat_is ->
    [me] You pay a licence
   *[other] { $seat } pays a licence
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
dogs-cardgame-log-lifted = { $seat } lifts { $breed }
dogs-cardgame-log-improved = { $seat_is ->
    [me] You buy an improvement
   *[other] { $seat } buys an improvement
  }
dogs-cardgame-log-rewarded = { $seat_is ->
    [me] Your third improvement: any dog of the city is yours
   *[other] The third improvement of { $seat }: any dog of the city
  }
dogs-cardgame-log-forfeited = { $seat_is ->
    [me] No dog of the city fits into your kennel
   *[other] No dog of the city fits into the kennel of { $seat }
  }
dogs-cardgame-log-puppy_due = { $seat }: { $bay } is full
dogs-cardgame-log-puppy_taken = { $seat_is ->
    [me] You take puppies { $puppy }
   *[other] { $seat } takes puppies { $puppy }
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
    [me] You renew the people of the city
   *[other] { $seat } renews the people of the city
  }
dogs-cardgame-log-end_began = { $cause_id ->
    [dry] Ten rounds without a new dog: the next round is the last one.
   *[last_card] The last dog card is drawn: the next round is the last one.
  }
dogs-cardgame-log-awarded = { $seat_is ->
    [me] You are awarded: { $bonus }
   *[other] { $seat } is awarded: { $bonus }
  }
dogs-cardgame-log-ended = The kennels close. The match is over.

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
dogs-cardgame-rule-hotel = The most guests get 12 points, then 10, 8, 6 and 4. Ties share their places. With two players it is 12 and 8, and a tie gets nothing.
dogs-cardgame-rule-bonus = Three points for each bonus card claimed.
dogs-cardgame-rule-dark_bonus = Three points each for the most food, coins and improvements. A tie is nobody’s.
dogs-cardgame-rule-puppies = Three points a card, and one more for every two of your dogs of its kind.
dogs-cardgame-rule-infirmary = Three points less for each dog in the infirmary.
dogs-cardgame-rule-no_improvement = Three points less for a kennel without any improvement.
dogs-cardgame-rule-licences = Five points less for each bay opened and not paid for.
dogs-cardgame-rule-tie = Equal points: more dogs in the bays win.
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
  }, { $dogs } more for dogs
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
dogs-cardgame-fair-empty = Nobody waits at the fair.
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
dogs-cardgame-area-hand = In hand
dogs-cardgame-next-donate = Which dog do you give away? Point at it.
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
dogs-cardgame-people-none = nobody hired
dogs-cardgame-dog = { $breed }, { $sign }
dogs-cardgame-hand = To be housed
dogs-cardgame-dealt-n = { $seat } holds { $n } cards
dogs-cardgame-still = This turn
dogs-cardgame-still-drive = Drive
dogs-cardgame-still-collect = Collect
dogs-cardgame-still-hire = Hire
dogs-cardgame-step-done = done

# Help
dogs-cardgame-help-aim = You run a kennel. Each turn you drive through the city, bring dogs home and hire people who help. When the dog pile is empty, the kennel with the most points wins.
dogs-cardgame-help-turn = A turn
dogs-cardgame-help-turn-1 = Drive to another location, or stay. On the first turn everybody drives into the city.
dogs-cardgame-help-turn-2 = Then, in any order and each at most once: collect all dogs of the location, one food each, if all of them have room; hire its person for one coin, for nothing if another of the kind shows elsewhere.
dogs-cardgame-help-turn-3 = Where other trucks stand you first pay one of them one coin, once a turn.
dogs-cardgame-help-turn-4 = At any time of your turn, costing no step: use your people, open a bay (once), pay licences, give a dog away for two resources (once), claim a bonus (one).
dogs-cardgame-help-turn-5 = At the end of your turn you keep at most two people, no two alike.
dogs-cardgame-help-turn-6 = You can take steps back until something hidden came to light: a new dog or person, a shuffle.
dogs-cardgame-help-signs = The signs of the dogs
dogs-cardgame-help-people = The people
dogs-cardgame-help-bays = Bays and licences
dogs-cardgame-help-bays-text = Your five bays hold 1, 2, 2, 3 and 4 dogs. The last two are closed. The bay for three opens when three dogs lie in the first bays, the bay for four after it; each brings two food, and a licence that costs three coins until the end of the match, or five points.
dogs-cardgame-help-improvements = The third improvement brings you any dog of the city, without food and toll.
dogs-cardgame-help-bonus = Bonus cards
dogs-cardgame-help-bonus-text = Three points each. The light ones go to whoever claims them first, on their own turn; the dark ones are awarded at the end. A dog that is part of a bonus cannot be given away in the turn of the claim.
dogs-cardgame-help-puppies = Puppies (Filhotes)
dogs-cardgame-help-puppies-text = An option. When your bay for three or for four becomes full you take a puppy card, each bay once; that bay then stays full. The partner sells one for two coins. Each is worth three points, and one more for every two of your dogs of its kind.
dogs-cardgame-help-end = The end and the score
dogs-cardgame-help-end-text = When the last dog card is drawn, the round is played to its end, and then one more, without new dogs.
dogs-cardgame-help-options = Options
dogs-cardgame-help-data = What is of this house
dogs-cardgame-help-data-lead = The rule book does not say everything. This is ours, and has no effect on play where it is a mere name:
dogs-cardgame-help-data-1 = It has 17 breeds and names six of them. These eleven names are ours: { $breeds }.
dogs-cardgame-help-data-2 = How many dogs the Corner, the Playing field and the Hill street show is inferred from the order of its list.
dogs-cardgame-help-data-3 = That there are two puppy cards of each kind is inferred from the rule for two players.
dogs-cardgame-help-house = Rulings of this house
dogs-cardgame-help-house-lead = Where the printed rules are silent, this table plays like this:
dogs-cardgame-help-house-1 = Ten rounds in a row without a new dog begin the end, too: one more round follows.
dogs-cardgame-help-house-2 = New faces (variant 1): as often a turn as you like, one coin each time.
dogs-cardgame-help-house-3 = The toll is paid once a turn, with your first step at the location. Only who plays pays.
dogs-cardgame-help-house-4 = A cured dog is no healthy one for bonus and puppy cards: it counts as cured, unless the host chose otherwise.
dogs-cardgame-help-house-5 = The hotel ranks everybody, also those without a guest.
dogs-cardgame-help-house-6 = The trainer lifts each dog once, then all lifted ones are put down again. A bay that brought puppies has to be full afterwards.
dogs-cardgame-help-house-7 = The reward of the third improvement is taken if any dog of the city has room. Six improvements bring no second one.
dogs-cardgame-help-house-8 = Who begins is drawn. The first person is chosen by all at once, in secret. Equal in points and in dogs is a shared victory.
