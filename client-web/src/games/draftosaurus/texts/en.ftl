### Only where somebody asks: about-, advice_, rule-, score_, sign-, where-

draftosaurus-name = Draftosaurus
draftosaurus-blurb = Pick a dinosaur, pass the rest on, and put it where it is worth the most. A zoo in a quarter of an hour, with everybody playing at once.

# Words
draftosaurus-dino-trex = T-Rex
draftosaurus-dino-triceratops = Triceratops
draftosaurus-dino-stegosaurus = Stegosaurus
draftosaurus-dino-parasaurolophus = Parasaurolophus
draftosaurus-dino-spinosaurus = Spinosaurus
draftosaurus-dino-brachiosaurus = Brachiosaurus
draftosaurus-aside-trex = T-Rex
draftosaurus-aside-triceratops = Triceratops
draftosaurus-aside-stegosaurus = Stegosaurus
draftosaurus-aside-parasaurolophus = Parasaurolophus
draftosaurus-aside-spinosaurus = Spinosaurus
draftosaurus-aside-brachiosaurus = Brachiosaurus
draftosaurus-board-summer = Summer
draftosaurus-board-winter = Winter
draftosaurus-legs = Board
draftosaurus-face-woods = Woods
draftosaurus-face-grassland = Grassland
draftosaurus-face-restrooms = Restrooms
draftosaurus-face-food_court = Food court
draftosaurus-face-empty_pen = Empty pen
draftosaurus-face-no_trex = Beware of the T-Rex
draftosaurus-means-woods = Only into the woods, or into the river.
draftosaurus-means-grassland = Only into the grassland, or into the river.
draftosaurus-means-restrooms = Only to the right of the river, or into it.
draftosaurus-means-food_court = Only to the left of the river, or into it.
draftosaurus-means-empty_pen = Only into an empty pen, or into the river.
draftosaurus-means-no_trex = Only into a pen without a T-Rex, or into the river.
draftosaurus-pen-sameness = Forest of Sameness
draftosaurus-pen-trio = Woody Trio
draftosaurus-pen-prairie = Prairie of Love
draftosaurus-pen-king = King of the Jungle
draftosaurus-pen-meadow = Meadow of Differences
draftosaurus-pen-island = Solitary Island
draftosaurus-pen-wood = Well-Ordered Wood
draftosaurus-pen-lookout = Lookout
draftosaurus-pen-bridge_left = Lovers’ Bridge, left bank
draftosaurus-pen-bridge_right = Lovers’ Bridge, right bank
draftosaurus-pen-quarantine = Quarantine
draftosaurus-pen-pyramid = Pyramid
draftosaurus-pen-river = River
draftosaurus-cell-b1 = bottom left
draftosaurus-cell-b2 = bottom middle
draftosaurus-cell-b3 = bottom right
draftosaurus-cell-m1 = middle left
draftosaurus-cell-m2 = middle right
draftosaurus-cell-t = top
draftosaurus-row-bottom = bottom row
draftosaurus-row-middle = middle row
draftosaurus-row-top = top

# Options
draftosaurus-option-board = Board
draftosaurus-option-board-summer = Summer
draftosaurus-option-board-winter = Winter
draftosaurus-option-board-both = Summer, then winter
draftosaurus-option-board-hint = Start with summer; winter is a bit trickier.
draftosaurus-option-quick_turns = Quick turns
draftosaurus-option-quick_turns-hint = Pick and place in one go: half as many steps, good for matches over days.

# What is wanted
draftosaurus-pick_free = Pick a dinosaur. You rolled, so you may place it anywhere.
draftosaurus-pick_die = Pick a dinosaur. The die decides where it may go: { $face }.
draftosaurus-place_free = Place your { $dino } wherever you like.
draftosaurus-place_die = Place your { $dino }. The die says: { $face }.
draftosaurus-commit_free = Pick a dinosaur and a place for it. You rolled, so it may go anywhere.
draftosaurus-commit_die = Pick a dinosaur and a place for it. The die says: { $face }.
draftosaurus-commit_aside_free = Pick a dinosaur, a place for it, and one that leaves the game. You rolled, so yours may go anywhere.
draftosaurus-commit_aside_die = Pick a dinosaur, a place for it, and one that leaves the game. The die says: { $face }.
draftosaurus-set_aside = Pick a dinosaur to leave the game.
draftosaurus-quarantine = Your { $dino } leaves the quarantine. Where does it go?
draftosaurus-chosen = You have chosen. You can still change your mind.
draftosaurus-wait = There is nothing for you to do just now.
draftosaurus-over = The match is over.
draftosaurus-table_picks = { $n ->
    [one] One player is still picking.
   *[other] { $n } players are still picking.
  }
draftosaurus-table_places = { $n ->
    [one] One player is still placing.
   *[other] { $n } players are still placing.
  }
draftosaurus-table_commits = { $n ->
    [one] One player is still choosing.
   *[other] { $n } players are still choosing.
  }
draftosaurus-table_sets_aside = { $n ->
    [one] One player is still setting a dinosaur aside.
   *[other] { $n } players are still setting a dinosaur aside.
  }
draftosaurus-table_quarantine = { $n ->
    [one] One dinosaur still has to leave the quarantine.
   *[other] { $n } dinosaurs still have to leave the quarantine.
  }
draftosaurus-table_over = The match is over.

# Why not
draftosaurus-unavailable_die = The die says: { $face }.
draftosaurus-unavailable_full = { $n ->
    [one] There is room for only one.
   *[other] All { $n } places are taken.
  }
draftosaurus-unavailable_one_species = Only { $dino } can live there.
draftosaurus-unavailable_different = There is already a { $dino }.
draftosaurus-unavailable_next_is = The next one there has to be a { $dino }.
draftosaurus-unavailable_next_is_not = The next one there must not be a { $dino }.
draftosaurus-unavailable_taken = This stone is taken.
draftosaurus-unavailable_row = Fill this first: { $row }.
draftosaurus-unavailable_neighbour = It would stand next to another { $dino }.
draftosaurus-unavailable_stay = It has to leave the quarantine.

# Actions
draftosaurus-do-pick = Pick { $dino }
draftosaurus-do-place = { $cell_id ->
    [b1] { $pen }, bottom left
    [b2] { $pen }, bottom middle
    [b3] { $pen }, bottom right
    [m1] { $pen }, middle left
    [m2] { $pen }, middle right
    [t] { $pen }, top
   *[none] { $pen }
  }
draftosaurus-do-move = { $cell_id ->
    [b1] { $pen }, bottom left
    [b2] { $pen }, bottom middle
    [b3] { $pen }, bottom right
    [m1] { $pen }, middle left
    [m2] { $pen }, middle right
    [t] { $pen }, top
   *[none] { $pen }
  }
draftosaurus-do-commit = { $dino } → { $cell_id ->
    [b1] { $pen }, bottom left
    [b2] { $pen }, bottom middle
    [b3] { $pen }, bottom right
    [m1] { $pen }, middle left
    [m2] { $pen }, middle right
    [t] { $pen }, top
   *[none] { $pen }
  }{ $aside_id ->
    [trex] , without T-Rex
    [triceratops] , without Triceratops
    [stegosaurus] , without Stegosaurus
    [parasaurolophus] , without Parasaurolophus
    [spinosaurus] , without Spinosaurus
    [brachiosaurus] , without Brachiosaurus
   *[none] { "" }
  }
draftosaurus-do-set_aside = { $dino } leaves the game
draftosaurus-do-reconsider = Choose again

# What happened
draftosaurus-log-leg_started = { $board_id ->
    [winter] Winter comes to the zoo. { $first_is ->
        [me] You roll first.
       *[other] { $first } rolls first.
      }
   *[summer] Summer in the zoo. { $first_is ->
        [me] You roll first.
       *[other] { $first } rolls first.
      }
  }
draftosaurus-log-dealt = Round { $round }: new dinosaurs arrive.
draftosaurus-log-rolled = { $roller_is ->
    [me] You roll: { $face }
   *[other] { $roller } rolls: { $face }
  }
draftosaurus-log-entered = { $phase_id ->
    [quarantine] The quarantine opens.
   *[over] The gates close: the match is over.
  }
draftosaurus-log-picked = { $seat_is ->
    [me] You pick a { $dino }
   *[other] { $seat } picks a { $dino }
  }
draftosaurus-log-placed = { $seat }: { $dino } → { $pen }
draftosaurus-log-set_aside = { $seat_is ->
    [me] You set a dinosaur aside
   *[other] { $seat } sets a dinosaur aside
  }
draftosaurus-log-moved = { $seat }: { $dino } leaves the quarantine → { $pen }

# The score
draftosaurus-score-sameness = Forest of Sameness
draftosaurus-score-trio = Woody Trio
draftosaurus-score-prairie = Prairie of Love
draftosaurus-score-king = King of the Jungle
draftosaurus-score-meadow = Meadow of Differences
draftosaurus-score-island = Solitary Island
draftosaurus-score-wood = Well-Ordered Wood
draftosaurus-score-bridge = Lovers’ Bridge
draftosaurus-score-quarantine = Quarantine
draftosaurus-score-lookout = Lookout
draftosaurus-score-pyramid = Pyramid
draftosaurus-score-river = River
draftosaurus-score-trex = Pens with a T-Rex
draftosaurus-rule-sameness = One species only: 2, 4, 8, 12, 18 or 24 points for one to six dinosaurs.
draftosaurus-rule-trio = 7 points for exactly three dinosaurs, whatever they are.
draftosaurus-rule-prairie = 5 points for each couple of the same species.
draftosaurus-rule-king = 7 points if no other zoo has more of this species. A tie is enough, and the river counts.
draftosaurus-rule-meadow = All different: 1, 3, 6, 10, 15 or 21 points for one to six dinosaurs.
draftosaurus-rule-island = 7 points if it is the only one of its species in your whole zoo, river included.
draftosaurus-rule-wood = Two species, one after the other in turn: 2, 4, 8, 12, 18 or 24 points for one to six dinosaurs.
draftosaurus-rule-bridge = 6 points for each couple of the same species with one on either bank of the river.
draftosaurus-rule-quarantine = No points: the dinosaur moves on before the scoring.
draftosaurus-rule-lookout = 2 points for each dinosaur of its species in the zoo to your right.
draftosaurus-rule-pyramid = Each dinosaur by its row: 2 at the bottom, 4 in the middle, 7 on top.
draftosaurus-rule-river = 1 point for each dinosaur in the river.
draftosaurus-rule-trex = 1 point for each pen with at least one T-Rex. The river is not a pen.
draftosaurus-rule-tie = On a tie, fewer T-Rexes in the zoo win.
draftosaurus-score-summer_sameness = { draftosaurus-board-summer } · { draftosaurus-score-sameness }
draftosaurus-rule-summer_sameness = { draftosaurus-rule-sameness }
draftosaurus-score-summer_trio = { draftosaurus-board-summer } · { draftosaurus-score-trio }
draftosaurus-rule-summer_trio = { draftosaurus-rule-trio }
draftosaurus-score-summer_prairie = { draftosaurus-board-summer } · { draftosaurus-score-prairie }
draftosaurus-rule-summer_prairie = { draftosaurus-rule-prairie }
draftosaurus-score-summer_king = { draftosaurus-board-summer } · { draftosaurus-score-king }
draftosaurus-rule-summer_king = { draftosaurus-rule-king }
draftosaurus-score-summer_meadow = { draftosaurus-board-summer } · { draftosaurus-score-meadow }
draftosaurus-rule-summer_meadow = { draftosaurus-rule-meadow }
draftosaurus-score-summer_island = { draftosaurus-board-summer } · { draftosaurus-score-island }
draftosaurus-rule-summer_island = { draftosaurus-rule-island }
draftosaurus-score-summer_river = { draftosaurus-board-summer } · { draftosaurus-score-river }
draftosaurus-rule-summer_river = { draftosaurus-rule-river }
draftosaurus-score-summer_trex = { draftosaurus-board-summer } · { draftosaurus-score-trex }
draftosaurus-rule-summer_trex = { draftosaurus-rule-trex }
draftosaurus-score-winter_wood = { draftosaurus-board-winter } · { draftosaurus-score-wood }
draftosaurus-rule-winter_wood = { draftosaurus-rule-wood }
draftosaurus-score-winter_bridge = { draftosaurus-board-winter } · { draftosaurus-score-bridge }
draftosaurus-rule-winter_bridge = { draftosaurus-rule-bridge }
draftosaurus-score-winter_quarantine = { draftosaurus-board-winter } · { draftosaurus-score-quarantine }
draftosaurus-rule-winter_quarantine = { draftosaurus-rule-quarantine }
draftosaurus-score-winter_lookout = { draftosaurus-board-winter } · { draftosaurus-score-lookout }
draftosaurus-rule-winter_lookout = { draftosaurus-rule-lookout }
draftosaurus-score-winter_pyramid = { draftosaurus-board-winter } · { draftosaurus-score-pyramid }
draftosaurus-rule-winter_pyramid = { draftosaurus-rule-pyramid }
draftosaurus-score-winter_river = { draftosaurus-board-winter } · { draftosaurus-score-river }
draftosaurus-rule-winter_river = { draftosaurus-rule-river }
draftosaurus-score-winter_trex = { draftosaurus-board-winter } · { draftosaurus-score-trex }
draftosaurus-rule-winter_trex = { draftosaurus-rule-trex }
draftosaurus-score_empty = no dinosaur there
draftosaurus-score_count = { $n ->
    [one] one dinosaur
   *[other] { $n } dinosaurs
  }
draftosaurus-score_exactly = { $n } of { $of }
draftosaurus-score_couples = { $n ->
    [one] one couple
   *[other] { $n } couples
  }
draftosaurus-score_king = { $dino }: { $n } here, at most { $most } elsewhere
draftosaurus-score_island = { $dino }: { $n } in the zoo
draftosaurus-score_lookout = { $dino }: { $n } in { $seat }’s zoo
draftosaurus-score_bridge = { $n ->
    [one] one couple across the river
   *[other] { $n } couples across the river
  }
draftosaurus-score_pyramid = { $n ->
    [one] one dinosaur
   *[other] { $n } dinosaurs
  }
draftosaurus-score_quarantine = moves on before scoring
draftosaurus-score_river = { $n ->
    [one] one dinosaur
   *[other] { $n } dinosaurs
  }
draftosaurus-score_trex = { $n ->
    [one] one pen
   *[other] { $n } pens
  }

# The table
draftosaurus-round = Round { $n } of { $of }
draftosaurus-turn = Turn { $n } of { $of }
draftosaurus-about-rounds = After the last turn of a round the hands are empty, and new dinosaurs are dealt. After the last round the pens are counted.
draftosaurus-die = { $roller_is ->
    [me] You rolled, so it does not count for you.
   *[other] It counts for everybody except { $roller }, who rolled.
  }
draftosaurus-area-zoo = Zoo
draftosaurus-area-hand = Hand
draftosaurus-hand = { $n ->
    [one] Your hand: one dinosaur
   *[other] Your hand: { $n } dinosaurs
  }
draftosaurus-hand-empty = Your hand is empty.
draftosaurus-nobody = no dinosaur yet
draftosaurus-sign-sameness = { draftosaurus-rule-sameness } Fill it from left to right.
draftosaurus-sign-trio = { draftosaurus-rule-trio }
draftosaurus-sign-prairie = { draftosaurus-rule-prairie } Singles may live there as well.
draftosaurus-sign-king = Room for one. { draftosaurus-rule-king }
draftosaurus-sign-meadow = { draftosaurus-rule-meadow } Fill it from left to right.
draftosaurus-sign-island = Room for one. { draftosaurus-rule-island }
draftosaurus-sign-wood = { draftosaurus-rule-wood } Fill it from left to right.
draftosaurus-sign-lookout = Room for one. { draftosaurus-rule-lookout }
draftosaurus-sign-bridge_left = { draftosaurus-rule-bridge }
draftosaurus-sign-bridge_right = { draftosaurus-rule-bridge }
draftosaurus-sign-quarantine = Room for one. At the end it moves to any place that may take it; the die does not count then.
draftosaurus-sign-pyramid = { draftosaurus-rule-pyramid } Fill the lower rows first; two of the same species must not touch.
draftosaurus-sign-river = The river takes every dinosaur, whatever the die says. { draftosaurus-rule-river }
draftosaurus-where-sameness = Woods, left of the river (food court).
draftosaurus-where-trio = Woods, left of the river (food court).
draftosaurus-where-prairie = Grassland, left of the river (food court).
draftosaurus-where-king = Woods, right of the river (restrooms).
draftosaurus-where-meadow = Grassland, right of the river (restrooms).
draftosaurus-where-island = Grassland, right of the river (restrooms).
draftosaurus-where-wood = Woods, left of the river (food court).
draftosaurus-where-lookout = Woods, right of the river (restrooms).
draftosaurus-where-bridge_left = Woods, left of the river (food court).
draftosaurus-where-bridge_right = Grassland, right of the river (restrooms).
draftosaurus-where-quarantine = Grassland, left of the river (food court).
draftosaurus-where-pyramid = Grassland, right of the river (restrooms).

# Help
draftosaurus-help-aim = You run a dinosaur zoo. Every turn you place one more dinosaur. At the end each pen brings points by its own rule, and the most points win.
draftosaurus-help-turn = A turn
draftosaurus-help-turn-1 = One player rolls the die. It decides where all the others may place; the player who rolled is free.
draftosaurus-help-turn-2 = Everybody secretly picks a dinosaur from their hand. Then all picks are shown.
draftosaurus-help-turn-3 = Everybody places theirs at the same time. The pen’s own rule always counts, and the river is always open.
draftosaurus-help-turn-4 = The hands are passed to the left, and so is the die.
draftosaurus-help-rounds = There are two rounds of six turns, so twelve dinosaurs for each zoo. With two players there are four rounds of three turns: each turn you also set a dinosaur aside, out of the game.
draftosaurus-help-die = The die
draftosaurus-help-summer = Pens in summer
draftosaurus-help-winter = Pens in winter
draftosaurus-help-trex = And the T-Rex
draftosaurus-help-house = House rules
draftosaurus-help-house-lead = Where the printed rules say nothing, or differ between printings, we play like this:
draftosaurus-help-house-1 = The Prairie of Love and the banks of the bridge have no limit. Some later printings say six for the prairie.
draftosaurus-help-house-2 = The first player to roll is drawn at random. The die is passed on after every turn, also from one round to the next.
draftosaurus-help-house-3 = In the pyramid you may take any free stone in the lowest row that is not full.
draftosaurus-help-house-4 = A dinosaur in quarantine has to be moved. Everybody does so at the same time, and the die does not count.
draftosaurus-help-house-5 = With two players, dinosaurs set aside stay hidden until the match is over.
draftosaurus-help-house-6 = Summer, then winter: the points are added up, the next player rolls first in winter, and on a tie fewer T-Rexes in both zoos win.
draftosaurus-help-house-7 = With the option Quick turns, you pick and place in one secret choice.
draftosaurus-help-step-roll = Roll
draftosaurus-help-step-roll-text = One player rolls. The die says where all the others may place; whoever rolled is free.
draftosaurus-help-step-pick = Pick
draftosaurus-help-step-pick-text = Everybody secretly picks one dinosaur from their hand. Then all picks are shown.
draftosaurus-help-step-place = Place
draftosaurus-help-step-place-text = Everybody puts theirs into a pen, and every pen has a rule of its own. The river takes any dinosaur.
draftosaurus-help-step-pass = Pass on
draftosaurus-help-step-pass-text = Hands go to the left, and so does the die. With two players, everybody first puts one dinosaur out of the game.
draftosaurus-help-step-count = Count
draftosaurus-help-step-count-text = When twelve dinosaurs live in each zoo, the pens are counted.

# The lesson
draftosaurus-lesson-aim = Fill your zoo: whoever has the most points after two rounds wins.
draftosaurus-lesson-pick = Pick one dinosaur. Everybody picks in secret at the same time.
draftosaurus-lesson-place = Put it into a pen: every pen scores by a rule of its own.
draftosaurus-lesson-sameness = This forest takes one species only: the more of it, the more points.
draftosaurus-lesson-pass = All hands were passed on to the left. Pick again from this one.
draftosaurus-lesson-die = The die says where you may place now. The river is always open.
draftosaurus-lesson-barred = The die bars this pen in this turn.
draftosaurus-lesson-island = Seven points here as long as your zoo has no other of its kind.
draftosaurus-lesson-king = Seven points here if no other zoo has more of this species.
draftosaurus-lesson-meadow = In this meadow every dinosaur must be different.
draftosaurus-lesson-trex = Each pen with a T-Rex in it brings one point more.
draftosaurus-lesson-round = The second round: new dinosaurs for everybody.
draftosaurus-lesson-end = That was the whole game. Now play with others, or once more.
draftosaurus-lesson-plan = Pick one that a pen of yours can use, now or later.
draftosaurus-lesson-trio = Exactly three dinosaurs here bring seven points, whatever they are.

# Why a bot suggests an action

draftosaurus-advice_best_pen = It would bring { $n ->
    [one] one point
   *[other] { $n } points
  } at once: { $pen }.
draftosaurus-advice_next_brings_more = The next one here brings even more: { $n ->
    [one] one point
   *[other] { $n } points
  }.
draftosaurus-advice_completes = It completes this pen: exactly { $n } of them count.
draftosaurus-advice_couple = It makes a couple, for { $n ->
    [one] one point
   *[other] { $n } points
  }.
draftosaurus-advice_most = So far no other zoo has more of them: { $n ->
    [one] one point
   *[other] { $n } points
  }.
draftosaurus-advice_alone = So far it is the only one in your zoo: { $n ->
    [one] one point
   *[other] { $n } points
  }.
draftosaurus-advice_watches = The zoo on your right has this species: { $n }.
draftosaurus-advice_row = In this row of the pyramid it brings { $n ->
    [one] one point
   *[other] { $n } points
  }.
draftosaurus-advice_moves_later = Before scoring it moves to the pen where it fits best.
draftosaurus-advice_saves_pens = A point in the river, and your pens stay free.
