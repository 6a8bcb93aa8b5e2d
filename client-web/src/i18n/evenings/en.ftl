# An evening of several matches
evening-title = Evening
evening-match = Match { $number } of { $all }
evening-by-best_of = Most matches won
evening-by-best_of-hint = Who wins the most matches wins the evening. It ends as soon as nobody can catch up. Whoever shares the first place of a match has won it, too. Points decide a tie.
evening-by-total = Points
evening-by-total-hint = Each match brings two points for every player one finishes before, and one for every player with whom one shares the place. Matches won decide a tie.
evening-counts = An abandoned match counts for nobody, and the evening goes on. Whoever holds a seat at the end of a match gets what it earns.
evening-place = Place
evening-who = Who
evening-won = Won
evening-points = Points
evening-winner-you = You have won the evening.
evening-winner = { $n ->
    [one] { $names } has won the evening.
   *[other] { $names } share the evening.
  }
evening-lead-you = You lead.
evening-lead = { $n ->
    [one] { $names } leads.
   *[other] { $names } lead.
  }
evening-nobody = No match has counted: nobody has won the evening.
evening-ended = The evening was ended before its last match. Nobody has won it.
evening-waits = waits for players
evening-runs = is being played
evening-abandoned = without a result
evening-planned = still to come
evening-next = Next match: { $game }
evening-end = End the evening
evening-end-sure = End this evening? It has no winner then. The present match goes on, but no longer counts.

# In a circle
evenings-title = Evenings
evenings-none = No evening has been set up here yet.
evening-new = Set up an evening
evening-what = Several matches with the same players, one after the other, with one standing. Another seat begins each time.
evening-counting = What decides
evening-matches = Matches
evening-nth = Match { $number }
evening-add = One more match
evening-remove = Remove match { $number }
evening-unfit = { $game } is for { $least } to { $most } players.
evening-make = Set up the evening
