### Only where somebody asks: ability-, about-, advice_, does-, due-, power-, rule-, score-d0, score-d1, score-d2, score-r0, score-r1, trick-does, watchdog-does, why_

dog-lover-name = Dog Lover
dog-lover-blurb = Lay a trick over the grid, take the cards it covers, mind the bulldog, and feed every dog you take in.

# Words
dog-lover-dog-d01 = Biscuit
dog-lover-dog-d02 = Pip
dog-lover-dog-d03 = Mochi
dog-lover-dog-d04 = Button
dog-lover-dog-d05 = Hazel
dog-lover-dog-d06 = Rufus
dog-lover-dog-d07 = Clover
dog-lover-dog-d08 = Maple
dog-lover-dog-d09 = Scout
dog-lover-dog-d10 = Juno
dog-lover-dog-d11 = Moose
dog-lover-dog-d12 = Bruno
dog-lover-dog-d13 = Pepper
dog-lover-dog-d14 = Noodle
dog-lover-dog-d15 = Ginger
dog-lover-dog-d16 = Olive
dog-lover-dog-d17 = Atlas
dog-lover-dog-d18 = Domino
dog-lover-dog-d19 = Waffle
dog-lover-dog-d20 = Poppy
dog-lover-dog-d21 = Bear
dog-lover-dog-d22 = Tank
dog-lover-dog-r01 = Sunny
dog-lover-dog-r02 = Willow
dog-lover-dog-r03 = Titan
dog-lover-dog-r04 = Shadow
dog-lover-dog-r05 = Dash
dog-lover-dog-r06 = Professor
dog-lover-dog-r07 = Quirky
dog-lover-dog-r08 = Rex
dog-lover-dog-r09 = Teddy
dog-lover-dog-r10 = Hoover
dog-lover-dog-r11 = Houdini
dog-lover-dog-r12 = Nurse Nell
dog-lover-dog-r13 = Patches
dog-lover-dog-r14 = Captain
dog-lover-dog-r15 = Granny
dog-lover-trait-a1 = Energetic
dog-lover-trait-a2 = Easy to Please
dog-lover-trait-a3 = Big Eater
dog-lover-trait-a4 = Star Pupil
dog-lover-trait-a5 = Light Eater
dog-lover-trait-a6 = Couch Potato
dog-lover-trait-a7 = Bone Collector
dog-lover-trait-a8 = Mixed Breed
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
dog-lover-card-scraps_2 = 2 { dog-lover-item-scraps }
dog-lover-card-dry_2 = 2 { dog-lover-item-dry }
dog-lover-card-canned_2 = 2 { dog-lover-item-canned }
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
dog-lover-trick-std = Walk the Line
dog-lover-trick-s1 = Sit
dog-lover-trick-s2 = Stay
dog-lover-trick-s3 = Heel
dog-lover-trick-s4 = Wait
dog-lover-trick-s5 = Come
dog-lover-trick-t01 = Catch
dog-lover-trick-t02 = Shake
dog-lover-trick-t03 = Crawl
dog-lover-trick-t04 = Roll Over
dog-lover-trick-t05 = Roll Back
dog-lover-trick-t06 = High Five
dog-lover-trick-t07 = Beg
dog-lover-trick-t08 = Weave
dog-lover-trick-t09 = Dance
dog-lover-trick-t10 = Backflip
dog-lover-trick-t11 = Front Flip
dog-lover-item-scraps = scraps
dog-lover-item-dry = dry food
dog-lover-item-canned = canned food
dog-lover-item-wild = any food
dog-lover-item-ball = ball
dog-lover-item-frisbee = frisbee
dog-lover-item-rope = rope
dog-lover-item-plush = plush toy
dog-lover-item-bed = bed
dog-lover-item-training = training
dog-lover-item-bone = bone
dog-lover-item-adoption = adoption
dog-lover-item-walk = walk
dog-lover-pay-nothing = nothing else
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
dog-lover-kind-dog = dog
dog-lover-kind-food = food
dog-lover-kind-favorite = favourite thing
dog-lover-kind-training = training
dog-lover-kind-adoption = adoption
dog-lover-kind-walk = walk
dog-lover-kind-bone = bone
dog-lover-kind-trait = trait
dog-lover-kind-fetch = Fetch
dog-lover-kind-end = The End
dog-lover-food-n = { $n ->
    [1] { $food }
   *[other] { $n } { $food }
  }
dog-lover-size-small = small
dog-lover-size-medium = medium
dog-lover-size-large = large
dog-lover-lane-row_a = upper row
dog-lover-lane-row_b = middle row
dog-lover-lane-row_c = lower row
dog-lover-lane-column_1 = left column
dog-lover-lane-column_2 = middle column
dog-lover-lane-column_3 = right column
dog-lover-ability-walk_limit_2 = Up to two walks fit under this dog.
dog-lover-ability-any_food = Any food will do for it.
dog-lover-ability-need_plus1 = It needs one more food, of any kind.
dog-lover-ability-training_limit_3 = Up to three training cards fit under this dog.
dog-lover-ability-need_minus1 = It needs one food less, but at least one. For medium and large dogs.
dog-lover-ability-no_walk = No walks from now on; one that already lies there stays.
dog-lover-ability-bone_double = If it is fed, it counts as two fed dogs for bones.
dog-lover-ability-all_sizes = Counts as small, medium and large.
dog-lover-due-food_cube = If none of your dogs can have it: discard it with one food.
dog-lover-due-training = If none of your dogs can have it: discard it with one training.
dog-lover-due-favorite = If none of your dogs can have it: discard it with one favourite thing.
dog-lover-due-bone = If none of your dogs can have it: discard it with one bone.
dog-lover-due-nothing = If none of your dogs can have it: discard it.
dog-lover-does-scraps = Food for dogs that eat scraps.
dog-lover-does-dry = Food for dogs that eat dry food.
dog-lover-does-canned = Food for dogs that eat canned food.
dog-lover-does-wild = Counts as any kind of food.
dog-lover-does-ball = A set of different favourite things brings 1, 3, 6, 10 or 15 points.
dog-lover-does-frisbee = A set of different favourite things brings 1, 3, 6, 10 or 15 points.
dog-lover-does-rope = A set of different favourite things brings 1, 3, 6, 10 or 15 points.
dog-lover-does-plush = A set of different favourite things brings 1, 3, 6, 10 or 15 points.
dog-lover-does-bed = A set of different favourite things brings 1, 3, 6, 10 or 15 points.
dog-lover-does-training = Tuck it under a dog for one point, or save up to learn a trick.
dog-lover-does-adoption = Discard two of them to bring a rescue dog home.
dog-lover-does-walk = Tuck it under a dog this turn: two points if the dog is fed. Otherwise it is discarded.
dog-lover-does-bone = A single bone costs a point. Two bring one point for each fed dog, three or more bring two.
dog-lover-does-fetch = In your turn: take any card of the grid, even one the bulldog guards, and leave this card in its place.
dog-lover-about-school = Training cards teach you one of these tricks. It is yours for the rest of the match.
dog-lover-about-shelter = Two adoption cards bring one of them home.
dog-lover-about-end = The End card lies near the bottom of the deck. When it comes, the round is the last one.
dog-lover-power-r01 = 2 points for each of your fed small dogs, including this one.
dog-lover-power-r02 = 2 points for each of your fed medium dogs, including this one.
dog-lover-power-r03 = 2 points for each of your fed large dogs, including this one.
dog-lover-power-r04 = 1 point for each of your fed dogs, including this one.
dog-lover-power-r05 = 2 points for each walk under your fed dogs.
dog-lover-power-r06 = 2 points for each training under your fed dogs.
dog-lover-power-r07 = 2 points for each trait of your fed dogs.
dog-lover-power-r08 = Counts as one bone.
dog-lover-power-r09 = Counts as one favourite thing, of the kind that helps you most.
dog-lover-power-r10 = 1 point for each food left over, at most 4.
dog-lover-power-r11 = 2 points for each trick you have learned.
dog-lover-power-r12 = 2 points for each of your unfed dogs, at most 6.
dog-lover-power-r13 = One other dog of yours needs one food less, but at least one.
dog-lover-power-r14 = 4 points if you feed a dog of every size.
dog-lover-power-r15 = 3 points for each of your other fed rescue dogs.

# Options
dog-lover-option-tricks = First tricks
dog-lover-option-tricks-hint = Each player begins with a different trick, or all with the same straight line.
dog-lover-option-tricks-special = Special: all different
dog-lover-option-tricks-standard = Standard: a straight line
dog-lover-option-hands = Hands
dog-lover-option-hands-hint = Everybody sees which cards are taken. In matches over days, open hands spare your memory.
dog-lover-option-hands-hidden = Hidden
dog-lover-option-hands-open = Open

# What is wanted
dog-lover-ask_guard = Choose a row or column for the bulldog: from there, the first player takes at most one card.
dog-lover-ask_retrieve = Lay a trick over the grid to take cards. Turn it as you like.
dog-lover-ask_play = Play cards if you like, or end your turn.
dog-lover-ask_walk = { $n ->
    [one] A walk is waiting: choose the dog that goes.
   *[other] { $n } walks are waiting: choose the dogs that go.
  }
dog-lover-ask_trait = A trait is waiting, { $trait }: choose the dog that gets it.
dog-lover-ask_discard = None of your dogs can have the trait: choose what you discard with it.
dog-lover-ask_wait = It is { $seat }’s turn.
dog-lover-ask_over = The match is over.
dog-lover-table_guard = { $seat } is placing the bulldog.
dog-lover-table_turn = It is { $seat }’s turn.
dog-lover-table_over = The match is over.

# Why not
dog-lover-unavailable_retrieve = First take cards with a trick.
dog-lover-unavailable_retrieved = Only one trick each turn.
dog-lover-unavailable_no_place = Because of the bulldog, this trick fits nowhere.
dog-lover-unavailable_walk = A dog has to go for its walk first.
dog-lover-unavailable_trait = A dog has to get this trait first: { $trait }.
dog-lover-unavailable_walked = This dog has already had its walk.
dog-lover-unavailable_no_walk = This dog does not go for walks: { $trait }.
dog-lover-unavailable_trained = This dog has already been trained.
dog-lover-unavailable_has_trait = This dog already has a trait: { $trait }.
dog-lover-unavailable_size = This trait is for dogs of another size.
dog-lover-unavailable_adoptions = You need { $need } adoption cards. You have { $have }.
dog-lover-unavailable_trainings = You need { $need ->
    [one] one training card
   *[other] { $need } training cards
  }. You have { $have }.
dog-lover-confirm_discard = None of your dogs can have what is waiting (walks: { $walks }, traits: { $traits }). Discard it and end your turn?

# Actions
dog-lover-do-guard = Bulldog: { $lane }
dog-lover-do-retrieve = { $trick }: { $cards }. Bulldog: { $lane }
dog-lover-do-fetch = Fetch: { $cards }
dog-lover-do-walk = Walk: { $dog }
dog-lover-do-train = Train: { $dog }
dog-lover-do-attach = { $card } for { $dog }
dog-lover-do-adopt = Adopt: { $dog }
dog-lover-do-learn = Learn: { $trick }
dog-lover-do-end_turn = End the turn
dog-lover-do-discard = Discard { $card }, and { $pay }
dog-lover-verb-guard = Place the bulldog
dog-lover-verb-retrieve = Use a trick
dog-lover-verb-fetch = Play Fetch
dog-lover-verb-walk = Walk a dog
dog-lover-verb-train = Train a dog
dog-lover-verb-attach = Give a trait
dog-lover-verb-adopt = Adopt a rescue dog
dog-lover-verb-learn = Learn a trick
dog-lover-verb-end_turn = End the turn
dog-lover-verb-discard = Discard a trait
dog-lover-next-fetch = Which card of the grid do you fetch?
dog-lover-next-train = Which of your dogs is trained?
dog-lover-next-adopt = Which rescue dog comes home with you?
dog-lover-next-learn = Which trick do you learn?

# What happened
dog-lover-log-laid = { $start_is ->
    [me] The table is set. You begin.
   *[other] The table is set. { $start } begins.
  }
dog-lover-log-end_drawn = The End card has come: this round is the last one
dog-lover-log-guarded = { $seat_is ->
    [me] You place the bulldog: { $lane }
   *[other] { $seat } places the bulldog: { $lane }
  }
dog-lover-log-retrieved = { $seat_is ->
    [me] { $trick }: you take { $card }
   *[other] { $trick }: { $seat } takes { $card }
  }
dog-lover-log-fetched = { $seat_is ->
    [me] You fetch { $card }
   *[other] { $seat } fetches { $card }
  }
dog-lover-log-walked = { $seat_is ->
    [me] You walk { $dog }
   *[other] { $seat } walks { $dog }
  }
dog-lover-log-trained = { $seat_is ->
    [me] You train { $dog }
   *[other] { $seat } trains { $dog }
  }
dog-lover-log-attached = { $seat_is ->
    [me] Your { $dog } gets a trait: { $card }
   *[other] { $seat }’s { $dog } gets a trait: { $card }
  }
dog-lover-log-adopted = { $seat_is ->
    [me] You adopt { $dog }
   *[other] { $seat } adopts { $dog }
  }
dog-lover-log-learned = { $seat_is ->
    [me] You learn { $trick }, for { $trainings ->
        [one] one training card
       *[other] { $trainings } training cards
      }
   *[other] { $seat } learns { $trick }, for { $trainings ->
        [one] one training card
       *[other] { $trainings } training cards
      }
  }
dog-lover-log-closed = { $seat_is ->
    [me] You discard walks: { $walks }
   *[other] { $seat } discards walks: { $walks }
  }
dog-lover-log-discarded = { $seat_is ->
    [me] You discard { $card } and { $pay }
   *[other] { $seat } discards { $card } and { $pay }
  }
dog-lover-log-eats = { $seat_is ->
    [me] Your { $dog } eats
   *[other] { $seat }’s { $dog } eats
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
    [me] Your { $dog } stays hungry
   *[other] { $seat }’s { $dog } stays hungry
  }
dog-lover-log-ended = The match is over

# The sheet
dog-lover-score-dogs = Dogs
dog-lover-rule-dogs = A fed dog brings its own points, 2 for each walk, 1 for each training, and those of its trait. A dog that stays hungry costs 2.
dog-lover-score-rescues = Rescue dogs
dog-lover-rule-rescues = They count like the others; when fed, they also use their power. Hungry ones cost 2 as well.
dog-lover-favorites = Favourite things
dog-lover-score-favorites = Favourite things
dog-lover-rule-favorites = Sets of 1, 2, 3, 4 or 5 different things: 1, 3, 6, 10 or 15 points.
dog-lover-bones = Bones
dog-lover-score-bones = Bones
dog-lover-rule-bones = One bone: −1. Two: 1 for each fed dog. Three or more: 2 for each fed dog.
dog-lover-otherwise = Hidden cards
dog-lover-score-otherwise = Hidden cards
dog-lover-rule-otherwise = Counting the cards that only you can see, it would be better to feed other dogs. This is the difference.
dog-lover-rule-tie = On a tie, the most fed dogs win, then the most fed rescue dogs; after that the victory is shared.
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
    [one] walks { $walks },{" "}
    [other] walks { $walks },{" "}
   *[none] {""}
  }{ $trainings ->
    [one] training { $trainings },{" "}
    [other] training { $trainings },{" "}
   *[none] {""}
  }{ $trait ->
    [one] trait { $trait },{" "}
    [other] trait { $trait },{" "}
   *[none] {""}
  }{ $power ->
    [one] power { $power },{" "}
    [other] power { $power },{" "}
   *[none] {""}
  }the rest is printed on the card
dog-lover-why_unfed = hungry
dog-lover-why_favorites = { $n ->
    [one] one thing
   *[other] { $n } things
  }
dog-lover-why_bones = bones: { $n }, fed dogs: { $dogs }
dog-lover-why_otherwise = with the bones in your hand

# The table
dog-lover-area-grid = Grid
dog-lover-area-market = School
dog-lover-area-dogs = My dogs
dog-lover-area-hand = Tricks and hand
dog-lover-grid = Grid
dog-lover-empty = empty
dog-lover-cell = { $cell }: { $lies }
dog-lover-lane = { $lane }
dog-lover-lane-guarded = { $lane }: the bulldog guards it
dog-lover-watchdog-to = the bulldog goes to: { $lane }
dog-lover-watchdog-does = In the row or column that the bulldog guards, a trick takes at most one card. Then the bulldog goes to the star of the trick.
dog-lover-about-frame_reach = { dog-lover-help-frame-reach-text }
dog-lover-about-frame_guard = { dog-lover-help-frame-guard-text }
dog-lover-about-frame_cover = { dog-lover-help-frame-cover-text }
dog-lover-locked = Fetch was put here this turn
dog-lover-round = Round { $n }
dog-lover-last-round = The last round
dog-lover-deck = Deck: { $n }
dog-lover-dogs = Dogs
dog-lover-dog-fed = { $dog }: fed so far, { $n ->
    [one] one point
   *[other] { $n } points
  }
dog-lover-dog-hungry = { $dog }: still hungry, { $n ->
    [one] one point
   *[other] { $n } points
  }
dog-lover-dog-facts = { $size }, { $n ->
    [one] one point
   *[other] { $n } points
  }. Eats { $need }.
dog-lover-trait-points = Brings { $n ->
    [one] one point
   *[other] { $n } points
  } on a fed dog.
dog-lover-trick-does = Turn it and move it as you like, but never flip it. The star shows where the bulldog goes next.
dog-lover-trick-cost = To learn it: { $n } training
dog-lover-have = { $what }: { $n }
dog-lover-cards-n = { $n ->
    [one] One card in hand
   *[other] { $n } cards in hand
  }
dog-lover-food = Food
dog-lover-hand = Hand
dog-lover-hand-empty = No other cards in hand
dog-lover-tray = Tricks, food and hand
dog-lover-tricks = Tricks
dog-lover-waits = Cards for a dog
dog-lover-school = Tricks
dog-lover-shelter = Rescue dogs

# Help
dog-lover-help-aim = Collect dogs and all the things they love, and feed the dogs at the end. Every dog that stays hungry costs points.
dog-lover-help-turn = Your turn
dog-lover-help-turn-1 = Lay one of your tricks over the grid. You may turn and move it, but not flip it. Take every card it covers.
dog-lover-help-turn-2 = The bulldog sits beside a row or column: from there, a trick may take at most one card. Before the first turn, the last player chooses where it sits.
dog-lover-help-turn-3 = Then the bulldog goes where the star of the trick points, and guards that row or column against the next player.
dog-lover-help-turn-4 = Before and after that, you may play cards from your hand. At the end of your turn the grid is filled up. Three rescue dogs and three tricks always lie open to choose from.
dog-lover-help-shown = This trick takes three cards in a line. The bulldog guards the upper row: the line may not lie along it, but may cross it.
dog-lover-help-cards = Cards
dog-lover-help-dog = A dog goes straight onto the table in front of you. Its paws show how big it is, the signs what it eats, the number how many points it brings when it is fed. Everybody begins with one dog, drawn at random.
dog-lover-help-food = You keep food until the end. A card that says any food counts as each of them.
dog-lover-help-trait = Give a trait to a dog without one in the same turn. If there is none, discard the trait, along with what it says.
dog-lover-help-end = The end
dog-lover-help-end-text = When the End card comes, the round is played to its end. Then all dogs are fed in the way that brings you the most points; this is automatic.
dog-lover-help-rescues = Rescue dogs and their powers
dog-lover-help-traits = Traits
dog-lover-help-ours = What is ours
dog-lover-help-ours-text = How many cards there are, what the kinds of cards do and how they score is as in the box. What each single card shows, its dog, food, trait, power or shape, was made and balanced for this table. The printed cards differ.
dog-lover-help-step-lay = Lay a trick
dog-lover-help-step-lay-text = Lay one of your tricks over the grid, turned as you like, and take every card it covers.
dog-lover-help-step-mind = Mind the bulldog
dog-lover-help-step-mind-text = It guards one row or column. From there you may take one card at most.
dog-lover-help-step-move = Send it on
dog-lover-help-step-move-text = The bulldog goes where the star of your trick points, and guards that row or column against the next player.
dog-lover-help-step-play = Play cards
dog-lover-help-step-play-text = Before or after, play cards: train a dog, learn a trick, bring home a rescue dog. Walks go under a dog in the same turn.
dog-lover-help-step-feed = Feed at the end
dog-lover-help-step-feed-text = When the End card has come, your dogs eat what you have collected. A fed dog brings points, a hungry one costs some.
dog-lover-help-frames = The frames around cards
dog-lover-help-frame-reach = Dashed: within reach
dog-lover-help-frame-reach-text = Your trick can cover this card. Tap the card to move the trick there.
dog-lover-help-frame-guard = Red: guarded
dog-lover-help-frame-guard-text = The bulldog guards this row or column. You may take one card of it at most.
dog-lover-help-frame-cover = Thick: covered
dog-lover-help-frame-cover-text = Your trick lies here now. Tap again to take these cards.
dog-lover-help-points = What brings points
dog-lover-help-trick-start = A trick one begins with.

# The lesson
dog-lover-lesson-aim = Collect dogs and what they love. Every dog left hungry costs points.
dog-lover-lesson-grid = Your cards come from here: dogs, food, walks, tricks and more.
dog-lover-lesson-guard = The bulldog guards a row or a column: only one card from there.
dog-lover-lesson-retrieve = Lay a trick over the grid and take the cards it covers.
dog-lover-lesson-fetch = Fetch brings you one more card, whatever the bulldog guards.
dog-lover-lesson-adopt = Two adoptions bring a rescue dog home; fed, it uses its power.
dog-lover-lesson-learn = Training cards teach you a trick: another shape for the grid.
dog-lover-lesson-train = Training makes a dog worth one point more, once it is fed.
dog-lover-lesson-walk = A walk under a dog is worth two points, once it is fed.
dog-lover-lesson-attach = A trait stays with the dog and counts for it, once it is fed.
dog-lover-lesson-favorites = Different favourite things together: five of them bring fifteen points.
dog-lover-lesson-bones = One bone alone costs a point. Three or more make fed dogs richer.
dog-lover-lesson-end-turn = Nothing more to play? End your turn: the grid is filled again.
dog-lover-lesson-feed = At the end your dogs eat what you have. Play on, or begin anew.
dog-lover-lesson-needs = A dog’s signs say what it eats, the number its points when fed.
dog-lover-lesson-star = The star of a trick shows where the bulldog goes next.
dog-lover-lesson-look = Take what your dogs eat, and things that score together.

# Why a bot suggests an action

dog-lover-advice_enough_food = You then have the food for all your dogs.
dog-lover-advice_feeds = It brings food your dogs still lack. Cubes: { $n }.
dog-lover-advice_favorites = Your favourite things bring more together. Points: { $n }.
dog-lover-advice_adoption = Then you have two adoptions: they bring a rescue dog.
dog-lover-advice_many_cards = It takes { $n ->
    [one] one card
   *[other] { $n } cards
  } at once.
dog-lover-advice_is_fed = You can feed this dog with what you have, so it counts.
dog-lover-advice_bigger_trick = It takes { $n ->
    [one] one card
   *[other] { $n } cards
  }, more than any trick you know.
dog-lover-advice_more_ways = It can be laid in { $n ->
    [one] one way
   *[other] { $n } ways
  }, more than any trick you know.
dog-lover-advice_if_fed = If the dog is fed at the end, this brings { $n ->
    [one] one point
   *[other] { $n } points
  }.
dog-lover-advice_trick_in_reach = It brings what an open trick costs. Trainings: { $n }.
dog-lover-advice_bones = Your bones bring more together. Points: { $n }.
dog-lover-advice_walk_fits = One of your dogs has room for the walk.
dog-lover-advice_trait_fits = One of your dogs can have the trait. If it is fed: { $n ->
    [one] one point
   *[other] { $n } points
  }.
dog-lover-advice_takes_dog = It brings a dog. If it is fed: { $n ->
    [one] one point
   *[other] { $n } points
  }.
dog-lover-advice_guards_food = No row or column has more food for the first player. Cubes: { $n }.
dog-lover-advice_nothing_more = Nothing else you can do now brings you points at once.
dog-lover-advice_keeps_trainings = You keep what helps to learn a trick. Trainings: { $n }.
