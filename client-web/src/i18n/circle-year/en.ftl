# A year of a circle on one page
circle-year-title = { $name } in { $year }
circle-year-matches = { $n ->
    [one] One match
   *[other] { $n } matches
  }
circle-year-people = { $n ->
    [one] one person
   *[other] { $n } people
  }
circle-year-games = { $n ->
    [one] one game
   *[other] { $n } games
  }
circle-year-most-wins = Most wins
circle-year-won = { $won } of { $matches }
circle-year-streak = Longest run of wins
circle-year-in-a-row = { $n } in a row
circle-year-played = What was played
circle-year-moments = Moments
circle-year-most = Most points
circle-year-clearest = Clearest win
circle-year-closest = Closest match
circle-year-by = { $n ->
    [0] decided by a tie-break, or shared
    [one] by 1 point
   *[other] by { $n } points
  }
circle-year-none = Nothing was played to its end in this year.
circle-year-send = Send it round
circle-year-send-what = Only members see this page. As text you can send the year anywhere.
circle-year-text = The year as text
circle-year-copy = Copy the text
circle-year-share = Share the text
circle-year-copied = The text is copied.
circle-year-back = Back to the circle
