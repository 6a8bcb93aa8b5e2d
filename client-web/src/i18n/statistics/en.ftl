# What the matches of a user add up to
statistics-title = Your statistics
statistics-of-person = In numbers
statistics-what-counts = Matches that were played to their end: yours at open and private tables. Only you see this page.
statistics-what-counts-open = Matches at open tables that were played to their end.
statistics-against = Matches
statistics-with-people = With people ({ $n })
statistics-with-bots = Against bots ({ $n })
statistics-none = No match of yours has come to its end yet.
statistics-none-here = There are no such matches yet.
statistics-save = Save all matches as a table (CSV)

# A game
statistics-matches = { $n ->
    [one] one match
   *[other] { $n } matches
  }
statistics-wins = Wins
statistics-wins-of = { $wins } of { $n }
statistics-by-chance = by chance { $n }
statistics-streak = In a row
statistics-streak-now = now { $n }
statistics-most = Most points
statistics-clearest = Clearest win
statistics-by-points = by { $n }
statistics-closest = Closest match
statistics-closest-even = a tie
statistics-thinking = Thinking time
statistics-a-match = a match
statistics-minutes = { $n } min
statistics-seats = { $n ->
    [one] one seat
   *[other] { $n } seats
  }
statistics-seats-head = Players
statistics-matches-head = Matches
statistics-wins-head = Wins (by chance)
statistics-place-head = Average place
statistics-points-head = Average points

# Pictures
statistics-course = Points ahead of the others
statistics-course-what = { $n ->
    [one] The latest match.
   *[other] The latest { $n } matches, the oldest first. Up: ahead of the average of the others. A dot: won.
  }
statistics-as-table = As a table
statistics-ended = Ended
statistics-place = Place
statistics-points = Points
statistics-ahead = Ahead
statistics-lines = Where the points come from
statistics-lines-what = The average of a match, and how much more or less than the whole table.
statistics-line-none = The score sheets are still being read.

# Others
statistics-opponents = With whom
statistics-opponents-what = Whose place was better, match by match.
statistics-before-behind = { $before } – { $behind }
statistics-better = better { $before } times, worse { $behind } times, even { $even } times
statistics-even = even { $n }
statistics-ahead-now = { $n ->
    [one] better last time
   *[other] better { $n } times in a row
  }
statistics-behind-now = { $n ->
    [one] worse last time
   *[other] worse { $n } times in a row
  }
statistics-bots = { $level ->
    [beginner] Beginner bots
    [easy] Easy bots
    [good] Good bots
   *[strong] Strong bots
  }
statistics-all = Show all { $n }

# In a circle
statistics-what-counts-circle = Your matches in this circle that were played to their end. Only you see this page.
statistics-back = Back to the circle
