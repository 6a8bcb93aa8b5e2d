### With the texts of dogs
### Only where somebody asks: for-, new-how, service-points

dogs-o-socio-name = DOGS: O Sócio
dogs-o-socio-blurb = A partner joins your kennel: a hotel with guests, three more breeds, the NGO, the agency and the service centre.

# Words
dogs-o-socio-breed-basset_hound = Basset Hound
dogs-o-socio-breed-pit_bull = Pit Bull
dogs-o-socio-breed-chow_chow = Chow Chow
dogs-o-socio-lives-anywhere = A new breed: it belongs to neither city nor country.
dogs-o-socio-mix-anywhere = Five dogs of this breed: three healthy, two sick.
dogs-o-socio-about-away = It comes back special with your partner’s next visit. Whoever is still there at the end scores nothing.
dogs-o-socio-about-hotel = A guest is a point, and one more for each service it wants that the hotel has. At the end all guests together eat one food.
dogs-o-socio-about-partner = It visits one location each round, and takes no wage.
dogs-o-socio-about-partner_room = { $n ->
    [one] Room for one partner.
   *[other] Room for { $n } partners.
  }
dogs-o-socio-about-special = A special dog fills a whole row and counts as two of its breed. Each bay takes one; the fair does not deal in it. If it falls ill, it becomes an ordinary dog.
dogs-o-socio-does-town_hall = Build your next bay for two coins, buy your licence for two, or both.
dogs-o-socio-at-ngo = NGO
dogs-o-socio-at-agency = Advertising agency
dogs-o-socio-at-service_centre = Service centre
dogs-o-socio-does-ngo = Give away a healthy dog with a coin, food or medicine. The more dogs you give, the more points you get at the end.
dogs-o-socio-does-agency = Your dog that waits here comes back special. Then you may send a healthy dog: it costs a card (trained dog, award dog or trainer) and brings a coin.
dogs-o-socio-does-service_centre = One coin buys one service that your hotel does not have yet.
dogs-o-socio-card-x_coin1 = 1 coin
dogs-o-socio-effect-x_coin1 = Yours as soon as you take the card.
dogs-o-socio-card-x_coin2 = 2 coins
dogs-o-socio-effect-x_coin2 = Yours as soon as you take the card.
dogs-o-socio-card-x_food2 = 2 food
dogs-o-socio-effect-x_food2 = Yours as soon as you take the card.
dogs-o-socio-card-x_med2 = 2 medicine
dogs-o-socio-effect-x_med2 = Yours as soon as you take the card.
dogs-o-socio-card-x_gas2 = 2 gas
dogs-o-socio-effect-x_gas2 = Yours as soon as you take the card.
dogs-o-socio-card-joker2 = Two of your choice
dogs-o-socio-effect-joker2 = Right away, two tokens of your choice: coins, gas, food or medicine, alike or different.
dogs-o-socio-card-licence_discount = Licence discount
dogs-o-socio-effect-licence_discount = The licence costs one coin.
dogs-o-socio-card-ngo = NGO
dogs-o-socio-effect-ngo = At the NGO: give away a second dog, with a second token.
dogs-o-socio-card-service_centre = Service centre
dogs-o-socio-effect-service_centre = At the service centre: buy a second service, for a second coin.
dogs-o-socio-card-trainer = Trainer
dogs-o-socio-effect-trainer = Sends a dog to the agency, or makes a guide dog worth three points.
dogs-o-socio-card-guide_dog = Guide dog
dogs-o-socio-effect-guide_dog = One point at the end; three with a trainer of its own.
dogs-o-socio-card-hospital = Animal hospital
dogs-o-socio-effect-hospital = At the end: send sick dogs away for a coin each.
dogs-o-socio-card-guest_1 = Guest (painting, gardening)
dogs-o-socio-effect-guest_1 = Wants painting and gardening.
dogs-o-socio-card-guest_2 = Guest (painting, pest control)
dogs-o-socio-effect-guest_2 = Wants painting and pest control.
dogs-o-socio-card-guest_3 = Guest (painting, wiring)
dogs-o-socio-effect-guest_3 = Wants painting and wiring.
dogs-o-socio-card-guest_4 = Guest (painting, plumbing)
dogs-o-socio-effect-guest_4 = Wants painting and plumbing.
dogs-o-socio-card-guest_5 = Guest (gardening, pest control)
dogs-o-socio-effect-guest_5 = Wants gardening and pest control.
dogs-o-socio-card-guest_6 = Guest (gardening, wiring)
dogs-o-socio-effect-guest_6 = Wants gardening and wiring.
dogs-o-socio-card-guest_7 = Guest (gardening, security)
dogs-o-socio-effect-guest_7 = Wants gardening and security.
dogs-o-socio-card-guest_8 = Guest (pest control, plumbing)
dogs-o-socio-effect-guest_8 = Wants pest control and plumbing.
dogs-o-socio-card-guest_9 = Guest (pest control, security)
dogs-o-socio-effect-guest_9 = Wants pest control and security.
dogs-o-socio-card-guest_10 = Guest (wiring, plumbing)
dogs-o-socio-effect-guest_10 = Wants wiring and plumbing.
dogs-o-socio-card-guest_11 = Guest (wiring, security)
dogs-o-socio-effect-guest_11 = Wants wiring and security.
dogs-o-socio-card-guest_12 = Guest (plumbing, security)
dogs-o-socio-effect-guest_12 = Wants plumbing and security.
dogs-o-socio-effect-trained_dog = When you sell a dog, one coin more; or send a dog to the agency.
dogs-o-socio-effect-award_dog = When you sell a dog, two coins more; or send a dog to the agency.
dogs-o-socio-effect-free_entry = Enter a full house, or a full location with the partner. You get no card there.
dogs-o-socio-service-painting = Painting
dogs-o-socio-service-gardening = Gardening
dogs-o-socio-service-pest_control = Pest control
dogs-o-socio-service-wiring = Wiring
dogs-o-socio-service-plumbing = Plumbing
dogs-o-socio-service-security = Security
dogs-o-socio-bonus-six_breeds = Six breeds
dogs-o-socio-for-six_breeds = For the first with six breeds in the bays.
dogs-o-socio-bonus-four_new_plus_licence = Four new dogs
dogs-o-socio-for-four_new_plus_licence = For the first with four dogs of the new breeds in the kennel and the licence.
dogs-o-socio-bonus-two_extra_bays = Two bays built
dogs-o-socio-for-two_extra_bays = For the first to build two bays, with dogs in them or not.
dogs-o-socio-bonus-three_guests = Three guests
dogs-o-socio-for-three_guests = For the first with three guests in the hotel.
dogs-o-socio-bonus-four_services = Four services
dogs-o-socio-for-four_services = For the first with four services in the hotel.
dogs-o-socio-what-coins = a coin
dogs-o-socio-what-gas = one gas
dogs-o-socio-what-food = one food
dogs-o-socio-what-medicine = one medicine
dogs-o-socio-with-coins = a coin
dogs-o-socio-with-gas = one gas
dogs-o-socio-with-food = one food
dogs-o-socio-with-medicine = one medicine
dogs-o-socio-pass-trained_dog = the trained dog
dogs-o-socio-pass-award_dog = the award dog
dogs-o-socio-pass-trainer = the trainer

# What is wanted
dogs-o-socio-ask_split = Three new dogs come onto the map. How many go to the city?
dogs-o-socio-ask_piece = Place a meeple in a house, or your partner in a location: choose the card to take.
dogs-o-socio-ask_choose = { $n ->
    [one] Choose one more token.
   *[other] Choose { $n } tokens, one after the other.
  }
dogs-o-socio-ask_errand = { $at }: use it, or end your turn.
dogs-o-socio-ask_collect = Your dog comes back from the agency, special. Which bay takes it?
dogs-o-socio-ask_hospital = Send sick dogs to the hospital for a coin each? You can send up to { $n }.
dogs-o-socio-table_split = { $seat } decides where the new dogs go.
dogs-o-socio-table_call = { $seat }’s partner is here: { $at }.
dogs-o-socio-table_hospital = { $seat } may send sick dogs to the hospital.
dogs-o-socio-table_enter = { $seat } places a piece ({ $lap ->
    [1] first visit
    [2] second visit
   *[other] third visit
  }).

# Why not
dogs-o-socio-unavailable_partner = Your partner has already been placed.
dogs-o-socio-unavailable_location_full = The location is full.
dogs-o-socio-unavailable_special = The fair does not deal in special dogs.
dogs-o-socio-unavailable_no_pass = It takes a card: trained dog, award dog or trainer. You have none.
dogs-o-socio-unavailable_no_bay = No bay has a free row for your dog at the agency.
dogs-o-socio-unavailable_nothing_to_give = A coin, food or medicine has to go with each dog, and you have none.
dogs-o-socio-unavailable_served = Your hotel has this service already.
dogs-o-socio-unavailable_no_token = No token of this service is left.
dogs-o-socio-unavailable_licensed = You already have the licence.
dogs-o-socio-unavailable_no_partner_card = You do not have the card.
dogs-o-socio-unavailable_partner_coins = It costs { $need ->
    [one] one coin
   *[other] { $need } coins
  }. You have { $have }.
dogs-o-socio-confirm_location_unused = { $at }: you could still use it. End your turn anyway?

# Actions
dogs-o-socio-do-split = { $city ->
    [1] One to the city, two to the country
   *[2] Two to the city, one to the country
  }
dogs-o-socio-do-place_partner = { $free_entry ->
    [yes] Partner with the card: { $at }
   *[no] { $takes ->
        [yes] Partner: { $at }, take { $card }
       *[no] Partner: { $at }
      }
  }
dogs-o-socio-do-choose = Choose { $what }
dogs-o-socio-do-donate = { $card ->
    [yes] Give a second dog: { $breed }, with { $with }
   *[no] Give: { $breed }, with { $with }
  }
dogs-o-socio-do-collect = Back from the agency: { $breed } → { $to }
dogs-o-socio-do-send = To the agency: { $breed }, using { $pass }
dogs-o-socio-do-serve = { $card ->
    [yes] Buy a second service: { $service }
   *[no] Buy a service: { $service }
  }
dogs-o-socio-do-license = { $discount ->
    [yes] Buy the licence, with the discount
   *[no] Buy the licence
  }
dogs-o-socio-do-treat = { $dogs ->
    [0] No dog to the hospital
    [one] One dog to the hospital
   *[other] { $dogs } dogs to the hospital
  }
dogs-o-socio-verb-place_partner = Place the partner
dogs-o-socio-verb-license = Buy the licence
dogs-o-socio-verb-donate = Give a dog away
dogs-o-socio-verb-collect = Fetch your dog back
dogs-o-socio-verb-send = Send a dog to the agency
dogs-o-socio-verb-serve = Buy a service
dogs-o-socio-verb-trade = Trade a dog

# What happened
dogs-o-socio-log-announced = New dogs: { $city } to the city, { $country } to the country
dogs-o-socio-log-new_dog = The die shows { $faces }: { $breed }, { $to }
dogs-o-socio-log-partner_placed = { $seat_is ->
    [me] You place your partner: { $at }
   *[other] { $seat } places the partner: { $at }
  }
dogs-o-socio-log-picked = { $seat_is ->
    [me] You take: { $card } ({ $at })
   *[other] { $seat } takes: { $card } ({ $at })
  }
dogs-o-socio-log-chosen = { $seat_is ->
    [me] You choose { $with }
   *[other] { $seat } chooses { $with }
  }
dogs-o-socio-log-guests_paid = { $seat_is ->
    [me] Your guests bring you a coin
   *[other] { $seat }’s guests bring a coin
  }
dogs-o-socio-log-partner_card_used = { $seat_is ->
    [me] You play: { $card }
   *[other] { $seat } plays: { $card }
  }
dogs-o-socio-log-donated = { $seat_is ->
    [me] You give a dog to the NGO, with { $with }: { $breed }
   *[other] { $seat } gives a dog to the NGO, with { $with }: { $breed }
  }
dogs-o-socio-log-came_back = { $seat_is ->
    [me] Your dog comes back from the agency, now special: { $breed }
   *[other] { $seat }’s dog comes back from the agency, now special: { $breed }
  }
dogs-o-socio-log-sent_away = { $seat_is ->
    [me] You send a dog to the agency and get a coin: { $breed }
   *[other] { $seat } sends a dog to the agency and gets a coin: { $breed }
  }
dogs-o-socio-log-served = { $seat_is ->
    [me] Your hotel has a new service: { $service }
   *[other] { $seat }’s hotel has a new service: { $service }
  }
dogs-o-socio-log-licensed = { $seat_is ->
    [me] You buy the licence for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }
   *[other] { $seat } buys the licence for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }
  }
dogs-o-socio-log-bonus_taken = { $seat_is ->
    [me] You are first and take the bonus: { $bonus }
   *[other] { $seat } is first and takes the bonus: { $bonus }
  }
dogs-o-socio-log-treated = { $seat_is ->
    [me] You send sick dogs to the hospital: { $n }
   *[other] { $seat } sends sick dogs to the hospital: { $n }
  }
dogs-o-socio-log-guests_fed = { $seat_is ->
    [me] You feed your guests
   *[other] { $seat } feeds the guests
  }

# The sheet
dogs-o-socio-rule-packs = Points for each bay: a pair 2, a pair and another dog 3, two pairs 5, three of a breed 8, four of a breed 12. A special dog counts as two.
dogs-o-socio-ngo = NGO
dogs-o-socio-score-ngo = NGO
dogs-o-socio-rule-ngo = The most dogs given: 10 points, then 8, 6, 4 and 2. Players who tie share the points of their places; without a dog given there are none.
dogs-o-socio-services = Services
dogs-o-socio-score-services = Services
dogs-o-socio-rule-services = One point for each service of the hotel.
dogs-o-socio-guests = Guests
dogs-o-socio-score-guests = Guests
dogs-o-socio-rule-guests = One point for each guest, and one for each of its two services that the hotel has. At the end all guests together eat one food; without it they bring no points.
dogs-o-socio-guide_dogs = Guide dogs
dogs-o-socio-score-guide_dogs = Guide dogs
dogs-o-socio-rule-guide_dogs = One point each; three with a trainer kept for it.
dogs-o-socio-bonuses = Bonus cards
dogs-o-socio-score-bonuses = Bonus cards
dogs-o-socio-rule-bonuses = Five points each. The first player to reach a bonus takes it for good.
dogs-o-socio-licence = Licence
dogs-o-socio-score-licence = Licence
dogs-o-socio-rule-licence = Three points off without it.
dogs-o-socio-why_ngo = { $n ->
    [one] one dog
   *[other] { $n } dogs
  }
dogs-o-socio-why_guests = { $n ->
    [one] one guest
   *[other] { $n } guests
  }

# The table
dogs-o-socio-area-partners = Partner
dogs-o-socio-hotel = Hotel
dogs-o-socio-new-pile = New dogs
dogs-o-socio-new-left = { $n ->
    [0] No new dogs are left
    [one] One new dog is left
   *[other] { $n } new dogs are left
  }
dogs-o-socio-new-how = At the start of a round, the die decides where they come onto the map.
dogs-o-socio-die = The die showed { $faces }
dogs-o-socio-partner-here = The partner is still to be placed
dogs-o-socio-partner-away = The partner is placed
dogs-o-socio-licence-held = Licence bought
dogs-o-socio-licence-missing = No licence yet: three points off at the end
dogs-o-socio-service-had = { $service }: in the hotel
dogs-o-socio-service-open = { $service }: not in the hotel yet
dogs-o-socio-service-left = { $service }: { $n } left
dogs-o-socio-service-points = One point at the end, and one for each of your guests who wants it.
dogs-o-socio-guests-coin = Every second guest brings a coin right away.
dogs-o-socio-no-guests = No guests yet
dogs-o-socio-given = { $n ->
    [0] { $name } has given no dog
    [one] { $name } has given one dog
   *[other] { $name } has given { $n } dogs
  }
dogs-o-socio-away = { $name }: { $breed }
dogs-o-socio-nobody-away = { $name }: no dog at the agency
dogs-o-socio-bonus-head = Bonus
dogs-o-socio-bonus-gone = All bonus cards are taken.
dogs-o-socio-bonus-points = Five points, only for the first player.
dogs-o-socio-special-dog = { $dog }, special

# Help
dogs-o-socio-help-aim = The best kennel wins: dogs of one breed together in a bay, many breeds, and no dog left sick. Your partner adds a hotel, a licence and good deeds.
dogs-o-socio-help-round-1 = As long as there are new dogs, the first player announces how three of them are split: two to the city and one to the country, or the other way round. The die decides on which spaces. Then everybody gets a coin (not in round 1) and may buy gas: three for a coin, nine at most.
dogs-o-socio-help-round-2 = One after the other, you drive your truck to a space with dogs. Each space on the way costs one gas, and you always keep one for the way home. You take the dog of every space where you stop; if there are two, you take both. Two trucks never stand on one space.
dogs-o-socio-help-round-6 = Three laps, one piece each: the meeples go to the five houses, the partner to one of the three locations. Take a card there, then use the place. Without a helper you have one meeple. Each house has room for two meeples, each location for two partners. A dog of the fair costs ten coins less one for each dog there, but at least one coin.
dogs-o-socio-help-round-7 = Each bay with dogs eats one food. If there is none, a dog of that bay falls ill; if the infirmary is full, the dog goes to the fair. The helper’s wage is a coin, or the helper card; the partner works for nothing. Who has no helper can hire one again for a coin.
dogs-o-socio-help-locations = The partner’s locations
dogs-o-socio-help-hotel = The hotel
dogs-o-socio-help-hotel-text = Guests move in as soon as you take their card; every second one brings a coin. Each wants two services and is worth a point more for each one that the hotel has. At the end all guests together eat one food.
dogs-o-socio-help-special = Special dogs
dogs-o-socio-help-special-text = A dog that comes back from the agency lies across a row: it fills two places and counts as two of its breed. Each bay takes one of them. If you have a free row, it has to come back. If it falls ill or leaves the kennel, it becomes an ordinary dog. A dog that is still at the agency at the end scores nothing.
dogs-o-socio-help-bonuses = Bonus cards
dogs-o-socio-help-new-cards = Cards of the locations
dogs-o-socio-help-support = Where the die puts a dog
dogs-o-socio-help-support-text = The number on the die is the number of the space: 1 and 2 lie next to the centre, 7 and 8 far out. Where a space is full, the die is rolled again.
dogs-o-socio-help-two-text = Three road works are shuffled in with the dogs of each side, and come up anew each round. Nobody can stop at them, and passing one costs two gas. A house has room for one meeple, a location for one partner. Each round one new dog goes to the city and one to the country. There are 12 new dogs, 30 cards and two tokens of each service. Of the first deck, the cards with three units stay in the box, and one lost dog of each side too.
dogs-o-socio-help-ours-text = The rule books do not show some things, so we made them for this table: the map with its roads and rewards, how many dogs of a breed are sick or lost, and which cards there are in the first deck. Of the expansion: what the 36 cards are, which services a guest wants, the names of all services but painting, and which space each number of the die stands for. Players with the hospital decide in turn order, and the dogs that came first go there. Where there is only one card, you take it automatically. The second dog at the NGO and the second service are chosen one by one. Of the seven dogs of each breed of the map four are healthy, two sick and one lost. With three players there are no Dalmatians and Beagles; with two, no Border Collies and Yorkshires either.
dogs-o-socio-help-step-refuel = New dogs, then gas
dogs-o-socio-help-step-refuel-text = While there are new dogs, the first player says how many go to the city, and the die says where. Then everybody gets a coin, except in the first round, and may buy three gas for a coin.
dogs-o-socio-help-step-drive-text = In turn, drive to a space and take all its dogs along, even two. Each space costs one gas. Keep one gas for the way home.
dogs-o-socio-help-step-visit-text = In turn, place one piece: a meeple goes to a house, the partner to a location. Take a card there and use the place. Everybody goes three times.
dogs-o-socio-help-step-feed-text = Each bay with dogs eats one food, or one of its dogs falls ill. Your helper wants a coin; without a helper you have one meeple only. The partner works for nothing.

# The lesson
dogs-o-socio-lesson-partner = Your partner adds a hotel, a licence and good deeds, each with points.
dogs-o-socio-lesson-split = You begin, so you say how many new dogs come to the city.
dogs-o-socio-lesson-drive = Drive to a space and take all its dogs. Each space costs one gas.
dogs-o-socio-lesson-place-partner = Your partner visits one of these locations: take a card, use the location.
dogs-o-socio-lesson-donate = Give a dog, with a token: who gives most gets ten points.
dogs-o-socio-lesson-send = A card sends your dog to the agency: a coin now, double later.
dogs-o-socio-lesson-serve = A service is a point, and one more for each guest wanting it.
dogs-o-socio-lesson-license = Get the licence: without it you lose three points.
dogs-o-socio-lesson-trained = The trained dog card pays for the agency, or brings a coin more.
dogs-o-socio-lesson-warehouse = The warehouse swaps goods one for one: gas, food and medicine.
dogs-o-socio-lesson-guest = A guest card is a point, and one more for each service it wants.
dogs-o-socio-lesson-agency = The agency makes your dog special: it comes back counting as two.
dogs-o-socio-lesson-ngo = The NGO takes dogs in: who gives most gets ten points.
dogs-o-socio-lesson-service-centre = The service centre sells services for your hotel, a coin each.

# Why a bot suggests an action

dogs-o-socio-advice_bonus = It is your last step to a bonus card: { $n ->
    [one] one point
   *[other] { $n } points
  }.
dogs-o-socio-advice_wanted = Guests of yours want this service: { $n }.
dogs-o-socio-advice_served = Your hotel has services this guest wants: { $n }.
dogs-o-socio-advice_licence = Without a licence you lose { $n ->
    [one] one point
   *[other] { $n } points
  } at the end.
dogs-o-socio-advice_ngo = As things stand, your NGO points rise by { $n }.
dogs-o-socio-advice_special = It comes back as a special dog, which counts as two.
dogs-o-socio-advice_comes_back = Your dog at the agency can come home.
