dog-lover-name = Dog Lover
dog-lover-blurb = Lay a trick over the grid, fetch what it covers, mind the bulldog, and feed every dog you take in.

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
dog-lover-item-wild = wild food
dog-lover-item-ball = ball
dog-lover-item-frisbee = frisbee
dog-lover-item-rope = rope
dog-lover-item-plush = plush toy
dog-lover-item-bed = bed
dog-lover-item-training = training
dog-lover-item-bone = bone
dog-lover-item-adoption = adoption
dog-lover-item-walk = walk
dog-lover-item-nothing = nothing else
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
dog-lover-kind-end = the end
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
dog-lover-ability-need_plus1 = It needs one food more, of any kind.
dog-lover-ability-training_limit_3 = Up to three trainings fit under this dog.
dog-lover-ability-need_minus1 = It needs one food less, though never none. For medium and large dogs.
dog-lover-ability-no_walk = No walk from now on; one that lies there already stays.
dog-lover-ability-bone_double = Fed, it counts as two fed dogs for bones.
dog-lover-ability-all_sizes = Counts as small, medium and large.
dog-lover-due-food_cube = If no dog can have it: discard it with one food.
dog-lover-due-training = If no dog can have it: discard it with one training.
dog-lover-due-favorite = If no dog can have it: discard it with one favourite thing.
dog-lover-due-bone = If no dog can have it: discard it with one bone.
dog-lover-due-nothing = If no dog can have it, it is discarded.
dog-lover-does-scraps = Food for dogs that want scraps.
dog-lover-does-dry = Food for dogs that want dry food.
dog-lover-does-canned = Food for dogs that want canned food.
dog-lover-does-wild = Stands for any food.
dog-lover-does-ball = A set of different favourite things brings 1, 3, 6, 10 or 15 points.
dog-lover-does-frisbee = A set of different favourite things brings 1, 3, 6, 10 or 15 points.
dog-lover-does-rope = A set of different favourite things brings 1, 3, 6, 10 or 15 points.
dog-lover-does-plush = A set of different favourite things brings 1, 3, 6, 10 or 15 points.
dog-lover-does-bed = A set of different favourite things brings 1, 3, 6, 10 or 15 points.
dog-lover-does-training = Tuck it under a dog for a point, or save up for a trick.
dog-lover-does-adoption = Two of them bring a rescue dog home.
dog-lover-does-walk = Tuck it under a dog in this turn: two points if the dog is fed. Otherwise it is lost.
dog-lover-does-bone = One alone costs a point; two bring one point for each fed dog, three or more bring two.
dog-lover-does-fetch = In your own turn: take any card of the grid, whatever the bulldog guards, and leave this one in its place.
dog-lover-power-r01 = 2 points for each fed small dog of yours, itself included.
dog-lover-power-r02 = 2 points for each fed medium dog of yours, itself included.
dog-lover-power-r03 = 2 points for each fed large dog of yours, itself included.
dog-lover-power-r04 = 1 point for each fed dog of yours, itself included.
dog-lover-power-r05 = 2 points for each walk under your fed dogs.
dog-lover-power-r06 = 2 points for each training under your fed dogs.
dog-lover-power-r07 = 2 points for each trait of your fed dogs.
dog-lover-power-r08 = Counts as one bone.
dog-lover-power-r09 = Counts as one favourite thing, of the best kind.
dog-lover-power-r10 = 1 point for each food left over, 4 at most.
dog-lover-power-r11 = 2 points for each trick you learned.
dog-lover-power-r12 = 2 points for each unfed dog of yours, 6 at most.
dog-lover-power-r13 = One other dog of yours needs one food less, though never none.
dog-lover-power-r14 = 4 points if you feed a dog of every size.
dog-lover-power-r15 = 3 points for each other fed rescue dog of yours.

# Options
dog-lover-option-tricks = First tricks
dog-lover-option-tricks-hint = Each player begins with a trick of their own, or all with the same straight line.
dog-lover-option-tricks-special = Special: all differ
dog-lover-option-tricks-standard = Standard: a straight line
dog-lover-option-hands = Hands
dog-lover-option-hands-hint = Every card is taken before all eyes. Over days, open hands spare your memory.
dog-lover-option-hands-hidden = Out of sight
dog-lover-option-hands-open = Open

# What is wanted
dog-lover-ask_guard = Put the bulldog beside a row or a column.
dog-lover-ask_retrieve = Lay a trick over the grid to take cards. Turn it as you like.
dog-lover-ask_play = Play what you like, or end your turn.
dog-lover-ask_walk = { $n ->
    [one] A walk waits: choose the dog that goes for it.
   *[other] { $n } walks wait: choose the dogs that go for them.
  }
dog-lover-ask_trait = { $trait } waits: choose the dog that gets it.
dog-lover-ask_discard = No dog can have the trait: choose what goes with it.
dog-lover-ask_wait = It is the turn of { $seat }.
dog-lover-ask_over = The match is over.
dog-lover-table_guard = { $seat } puts the bulldog down.
dog-lover-table_turn = It is the turn of { $seat }.
dog-lover-table_over = The match is over.

# Why not
dog-lover-barred_retrieve = First take cards with a trick.
dog-lover-barred_retrieved = One trick a turn.
dog-lover-barred_no_place = The bulldog leaves this trick no place.
dog-lover-barred_walk = A dog has to go for the walk first.
dog-lover-barred_trait = A dog has to get it first: { $trait }.
dog-lover-barred_walked = This dog has had its walk.
dog-lover-barred_no_walk = This dog does not go for walks: { $trait }.
dog-lover-barred_trained = This dog has had its training.
dog-lover-barred_has_trait = This dog has a trait: { $trait }.
dog-lover-barred_size = The trait is for dogs of other sizes.
dog-lover-barred_adoptions = It takes { $need } adoptions. You have { $have }.
dog-lover-barred_trainings = It takes { $need } trainings. You have { $have }.
dog-lover-confirm_discard = No dog can have what waits (walks: { $walks }, traits: { $traits }). Discard it and end the turn?

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
dog-lover-do-discard = { $card } goes, with: { $pay }
dog-lover-deed-guard = Put the bulldog down
dog-lover-deed-retrieve = Use a trick
dog-lover-deed-fetch = Play Fetch
dog-lover-deed-walk = Walk a dog
dog-lover-deed-train = Train a dog
dog-lover-deed-attach = Give a trait
dog-lover-deed-adopt = Adopt a rescue dog
dog-lover-deed-learn = Learn a trick
dog-lover-deed-end_turn = End the turn
dog-lover-deed-discard = Discard a trait
dog-lover-next-fetch = Which card of the grid do you fetch?
dog-lover-next-train = Which of your dogs is trained?
dog-lover-next-adopt = Which rescue dog comes home with you?
dog-lover-next-learn = Which trick do you learn?

# What happened
dog-lover-log-laid = { $start_is ->
    [me] The table is laid. You begin.
   *[other] The table is laid. { $start } begins.
  }
dog-lover-log-sheltered = New in the shelter: { $dog }
dog-lover-log-offered = A new trick: { $trick }
dog-lover-log-end_drawn = The End is drawn: this round is the last
dog-lover-log-guarded = { $seat_is ->
    [me] You put the bulldog down: { $lane }
   *[other] { $seat } puts the bulldog down: { $lane }
  }
dog-lover-log-retrieved = { $seat_is ->
    [me] { $trick }: you take { $cards }
   *[other] { $trick }: { $seat } takes { $cards }
  }
dog-lover-log-fetched = { $seat_is ->
    [me] You fetch { $cards }
   *[other] { $seat } fetches { $cards }
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
   *[other] { $dog } of { $seat } gets a trait: { $card }
  }
dog-lover-log-adopted = { $seat_is ->
    [me] You adopt { $dog }
   *[other] { $seat } adopts { $dog }
  }
dog-lover-log-learned = { $seat_is ->
    [me] You learn { $trick } ({ $trainings })
   *[other] { $seat } learns { $trick } ({ $trainings })
  }
dog-lover-log-closed = { $seat_is ->
    [me] Your walks are lost: { $walks }
   *[other] { $seat } loses walks: { $walks }
  }
dog-lover-log-discarded = { $seat_is ->
    [me] You discard { $card }, with { $with }
   *[other] { $seat } discards { $card }, with { $with }
  }
dog-lover-log-fed = { $seat_is ->
    [me] You feed your dogs
   *[other] { $seat } feeds the dogs
  }
dog-lover-log-eats = { $seat_is ->
    [me] Your { $dog } eats { $meal }
   *[other] { $dog } of { $seat } eats { $meal }
  }
dog-lover-log-hungry = { $seat_is ->
    [me] Your { $dog } stays hungry
   *[other] { $dog } of { $seat } stays hungry
  }
dog-lover-log-ended = The match is over

# The sheet
dog-lover-score-dogs = Dogs
dog-lover-rule-dogs = A fed dog brings its points, 2 for each walk, 1 for each training, and its trait. An unfed dog costs 2.
dog-lover-score-rescues = Rescue dogs
dog-lover-rule-rescues = Like the others; fed, they also use their power. Unfed, they cost 2 as well.
dog-lover-favorites = Favourite things
dog-lover-score-favorites = Favourite things
dog-lover-rule-favorites = Sets of 1, 2, 3, 4 or 5 different things: 1, 3, 6, 10 or 15 points.
dog-lover-bones = Bones
dog-lover-score-bones = Bones
dog-lover-rule-bones = One bone: −1. Two: 1 for each fed dog. Three or more: 2 for each fed dog.
dog-lover-otherwise = Fed otherwise
dog-lover-score-otherwise = Fed otherwise
dog-lover-rule-otherwise = With what only you see of your hand, other dogs would be fed: so much the rest of the sheet changes.
dog-lover-rule-tie = Most fed dogs, then most fed rescue dogs; then the victory is shared.
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
    [one] trainings { $trainings },{" "}
    [other] trainings { $trainings },{" "}
   *[none] {""}
  }{ $trait ->
    [one] trait { $trait },{" "}
    [other] trait { $trait },{" "}
   *[none] {""}
  }{ $power ->
    [one] power { $power },{" "}
    [other] power { $power },{" "}
   *[none] {""}
  }the rest printed on the card
dog-lover-why_unfed = hungry
dog-lover-why_favorites = { $n ->
    [one] one thing
   *[other] { $n } things
  }
dog-lover-why_bones = bones: { $n }, fed dogs: { $dogs }
dog-lover-why_otherwise = with the bones in hand

# The table
dog-lover-area-grid = Grid
dog-lover-area-market = School
dog-lover-area-dogs = My dogs
dog-lover-area-hand = Tricks and hand
dog-lover-grid = Grid
dog-lover-empty = empty
dog-lover-cell = { $cell }: { $lies }
dog-lover-lane = { $lane }
dog-lover-lane-guarded = { $lane }: the bulldog sits here
dog-lover-watchdog-to = then the bulldog: { $lane }
dog-lover-watchdog-does = Where the bulldog sits, a trick takes one card at most. Then it goes to the star of the trick.
dog-lover-locked = Fetch was laid down here in this turn
dog-lover-round = Round { $n }
dog-lover-last-round = The last round
dog-lover-deck = Deck: { $n }
dog-lover-dogs = Dogs
dog-lover-dog-fed = { $dog }: fed as it stands, { $n } points
dog-lover-dog-hungry = { $dog }: hungry as it stands, { $n } points
dog-lover-dog-facts = { $size }, { $n } points. Eats { $need }.
dog-lover-trait-worth = { $n } points on a fed dog.
dog-lover-trick-does = Turn and shift it as you like, but never mirror it. The star says where the bulldog goes then.
dog-lover-trick-cost = To learn it: { $n } trainings
dog-lover-have = { $what }: { $n }
dog-lover-cards-n = { $n ->
    [one] One card in hand
   *[other] { $n } cards in hand
  }
dog-lover-food = Food
dog-lover-hand = Hand
dog-lover-hand-empty = No cards in hand
dog-lover-tray = Tricks, food and hand
dog-lover-tricks = Tricks
dog-lover-waits = To be laid to a dog
dog-lover-school = Tricks
dog-lover-shelter = Rescue dogs

# Help
dog-lover-help-aim = Collect dogs and all they love, and feed them in the end. Every dog that stays hungry costs points.
dog-lover-help-turn = Your turn
dog-lover-help-turn-1 = Lay one of your tricks over the grid: turned and shifted as you like, never mirrored. Take every card it covers.
dog-lover-help-turn-2 = Of the row or column beside which the bulldog sits, a trick takes one card at most.
dog-lover-help-turn-3 = Then the bulldog goes where the star of the trick points, and guards that line for the next player.
dog-lover-help-turn-4 = Before and after, play cards of your hand. In the end the grid is filled.
dog-lover-help-shown = The line takes three cards. The dog sits at the upper row: the line may not lie there, but it may cross it.
dog-lover-help-cards = Cards
dog-lover-help-dog = A dog comes before you at once. Its paws say how big it is, the signs what it eats, the number what it brings when it is fed.
dog-lover-help-food = Food is kept until the end. Wild food stands for any other.
dog-lover-help-trait = A trait goes to a dog without one in the same turn. If there is none, discard it, with what it says.
dog-lover-help-end = The end
dog-lover-help-end-text = When the End is drawn, the round is played to its end. Then all dogs are fed, as well as the food allows; that is done for you.
dog-lover-help-rescues = Rescue dogs and their powers
dog-lover-help-traits = Traits
dog-lover-help-ours = What is ours
dog-lover-help-ours-text = How many cards there are, what the kinds of cards do and how they score is as in the box. What is printed on each single card, its dog, food, trait, power or shape, is house data of ours, made and balanced for this table. The printed cards differ.
