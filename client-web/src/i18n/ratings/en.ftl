# Who plays how well
ratings-title = Ratings
rating-what = How well people play, from rated matches at open tables. The number behind ± says how far it may be off. Whoever has fewer than { $least } rated matches, or none in the last { $days } days, is not listed.
rating-what-circle = How well the members of { $name } play, from rated matches at tables of the circle. The number behind ± says how far it may be off. Whoever has fewer than { $least } rated matches, or none in the last { $days } days, is not listed.
rating-how = To play for it, set up a table for anyone, or in a circle, and choose “Rated”.
rating-game = Game
rating-who = Who
rating-head = Rating
rating-matches-head = Matches
rating-none = Nobody is listed for this game yet.
rating-back = Back to the circle

# A rating
rating-value = { $points } ± { $deviation }
rating-few = { $n ->
    [one] One of { $all } rated matches
   *[other] { $n } of { $all } rated matches
  }
rating-yours = Your rating: { $rating }

# One's own
rating-own = Your ratings
rating-at-open = At open tables
rating-in-circle = In { $name }
rating-resting = not listed until your next rated match
rating-list = The list
rating-circle-list = Ratings in this circle

# At the end of a match
rating-new = New ratings
rating-not-bot_played = This match does not count for the ratings: a bot has played for somebody.
rating-not-player_replaced = This match does not count for the ratings: somebody else has taken over a seat.
