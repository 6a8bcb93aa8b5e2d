### Only where somebody asks: rule-, score-, score_

example-name = Example
example-blurb = Play your cards in rising order, and take the fields of the map.

# Options
example-option-hand = Cards in a hand
example-option-hand-four = Four
example-option-hand-two = Two
example-option-hand-hint = With two cards there is less to plan.

# What is wanted
example-play = Play a card, and take a field.
example-wait = There is nothing for you to do just now.
example-over = The match is over.
example-table_plays = { $seat } plays a card.
example-table_over = The match is over.

# Actions
example-do-play = Play { $card }, take field { $field }
example-verb-play = Play a card

# What happened
example-log-dealt = { $first_is ->
    [me] The cards are dealt. You play first.
   *[other] The cards are dealt. { $first } plays first.
  }
example-log-played = { $seat_is ->
    [me] You play { $card } and take field { $field }.
   *[other] { $seat } plays { $card } and takes field { $field }.
  }
example-log-drawn = { $seat_is ->
    [me] You draw a card.
   *[other] { $seat } draws a card.
  }

# Points
example-score-rising = Rising cards
example-rule-rising = A card that is higher than the one before it scores its number.
example-score-others = Other cards
example-rule-others = Any other card scores one point.
example-score_count = { $n ->
    [one] One card
   *[other] { $n } cards
  }
example-score-beside = Fields beside each other
example-rule-beside = Two of your fields that lie beside each other score one point.
example-rule-tie = Players with the same points share a place.

# The table
example-area-map = Map
example-area-row = Row
example-area-hand = Hand
example-card = Card { $n }
example-free = Field { $field }, free
example-taken = Field { $field }: { $name }
example-pile = { $n ->
    [one] One card is in the pile.
   *[other] { $n } cards are in the pile.
  }

# Help
example-help-aim = Whoever has the most points when all fields of the map are taken wins.
example-help-turn = A turn
example-help-turn-text = Play a card of your hand into your row, take a free field of the map, and draw a card. A card that is higher than the one before it scores its number, any other scores one point; so do two of your fields beside each other.
example-help-points = Points
example-help-step-play = Play
example-help-step-play-text = Play one of the cards you hold into your row.
example-help-step-take = Take
example-help-step-take-text = Then take a free field of the map.
example-help-step-rise = Rise
example-help-step-rise-text = If it is higher than the one before it, it scores its number.
example-help-step-fall = Fall
example-help-step-fall-text = If it is not, it scores one point.
example-help-step-draw = Draw
example-help-step-draw-text = Then draw a card, as long as there are any.
