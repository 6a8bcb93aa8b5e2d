home-title = A table for friends who are far apart
home-lead = Board games in the browser: set up a table, send the link, play. No account needed. A match may last an evening or two months: your seat waits for you.
home-sign-in = I was here before
home-mine = Your tables
home-your-turn = It is your turn
home-until = Time runs out { $when }
home-late-you = Your time is up; you can still play
home-late = Time is up
home-stand-in = A bot is playing for you
home-last-move = Last move { $when }
home-set-up = Set up { $when }
home-finished = Ended { $when }
home-see-end = See how it ended
home-abandoned = Ended without a result
home-round = Round { $n }
home-seen-round = When you last looked: round { $n }
home-seen = When you last looked: round { $n }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
home-circles = Circles
home-show-all = Show all { $n }
home-games = On the shelf
home-open = Open tables
home-open-none = Nobody has an open table right now.
home-open-invite = Set one up that anyone can join
home-branch = What if
