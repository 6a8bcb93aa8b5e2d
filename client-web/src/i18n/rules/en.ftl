# The facts of a game
rules-players = Players
rules-minutes = Minutes
rules-weight = Difficulty
rules-weight-1 = Learned in a moment
rules-weight-2 = Takes a little thought
rules-weight-3 = Fills an evening
rules-wins = What wins

# The page
rules-find = Search these rules
rules-found-none = Nothing here says that. Try another word.
rules-asked = What is asked now
rules-turn = { $n ->
    [one] In one picture
   *[other] In { $n } pictures
  }
rules-example = An example, with its points
rules-example-how = This is how a real match ended. Point at a line to see where its points come from.
rules-example-total = { $n ->
    [one] Together: one point
   *[other] Together: { $n } points
  }
rules-rulings = The full rules
rules-rulings-hint = Every detail, and how this table plays where the rule book is silent.

# After the first round
first-round-title = Your first round
first-round-total = { $n ->
    [0] If the match ended now, you would have no points.
    [one] If the match ended now, you would have one point.
   *[other] If the match ended now, you would have { $n } points.
  }
first-round-close = Go on
