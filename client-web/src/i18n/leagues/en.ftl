# In a circle
leagues-title = Leagues
leagues-none = No league has been set up here yet.
league-new = Set up a league
league-what = One game, several rounds, for three players or more. In each round the server makes tables and seats everybody anew, and one standing counts all rounds. Members of the circle join by themselves; you are the first player.
league-name = Name of the league
league-seats = Seats at a table
league-seats-hint = Where the players do not fill all tables, some tables have fewer seats.
league-seats-two-hint = If the number of players is odd, one of them sits out, another one each round.
league-rounds = Rounds
league-rounds-choice = { $n ->
    [one] 1 round
   *[other] { $n } rounds
  }
league-final = After them, a final
league-final-hint = The first of the standing play one more match, which decides about the first places.
league-longest = How long a round lasts at most
league-longest-hint = It ends as soon as all its matches are over.
league-make = Set up the league
league-rules-before = The rules of this league

# What has become of it
league-gathering = Players are joining
league-starting = Starting
league-round = Round { $n } of { $all }
league-final-round = Final
league-over = Over
league-ended = Ended early
league-players = { $n ->
    [one] one player
   *[other] { $n } players
  }
league-you-playing = you play
league-you-waiting = you are on the waiting list
league-you-left = you have left

# The page of a league
league-title = League
league-gone-title = There is no league here
league-gone-text = A league is seen by those who play in it and by the members of its circle.
league-circle = To the circle
league-join = Join the league
league-wait = Join the waiting list
league-leave = Leave the league
league-leave-gathering = Leave this league? Until it starts you can join again.
league-leave-playing = Leave this league? You keep your points. Whoever has waited longest takes your place from the next round on.
league-unwait = Leave the waiting list
league-leave-waiting = Leave the waiting list? You can join it again.
league-start = Start the league
league-few = { $n ->
    [one] It can start when one more player has joined.
   *[other] It can start when { $n } more players have joined.
  }
league-end = End the league
league-end-sure = End this league for everybody? It has no winner then. Matches that are being played go on, but no longer count.
league-your-table = To your table
league-back = Back to the league

# What happens next
league-now-gathering = Whoever set it up starts it when everybody who wants to play has joined.
league-now-starting = The first round is about to begin.
league-now-ends = It ends as soon as all its matches are over, { $when } at the latest ({ $time }).
league-now-late = Its time is up: it is about to end.
league-now-next = The next round begins { $when }.
league-now-final = The final begins { $when }.
league-now-soon = It is about to begin.
league-now-won = { $n ->
    [one] { $names } has won the league.
   *[other] { $names } share the first place.
  }
league-now-won-you = You have won the league.
league-now-nobody = No match has counted: nobody has won the league.
league-now-ended = Somebody ended it early. Nobody has won it.

# The standing
league-standing = Standing
league-joined = Players
league-place = Place
league-who = Who
league-points = Points
league-won = Wins
league-met = Opponents
league-met-why = Opponents: the points of everybody one has met, added up. They decide between players with the same points and as many wins.
league-left = has left
league-show-all = { $n ->
   *[other] Show all { $n }
  }
league-waiting = Waiting list

# The rounds
league-rounds-played = Rounds
league-nth = Round { $n }
league-matches-over = { $n ->
    [one] { $over } of { $n } match over
   *[other] { $over } of { $n } matches over
  }
league-table = Table { $n }
league-way = Table { $n }: { $way }
league-replay = Replay
league-unkept = no longer kept
league-result-unfinished = not finished
league-result-absent = absent
league-out = Sits out: { $names }

# What is played
league-plan = What we play
league-plan-seats = { $n ->
   *[other] Tables for { $n }
  }
league-plan-final = { $n ->
    [one] 1 round, then a final
   *[other] { $n } rounds, then a final
  }
league-plan-longest = At most { $time } a round

# The rules
league-rules = The rules
league-rule-seating = Each round has new tables. As few people as possible meet twice, everybody begins about equally often, and from the second round on players meet who are close to each other in the standing.
league-rule-points = The first at a table gets { $most } points, the last none, the others lie evenly between. A shared place shares its points.
league-rule-table = Place at the table
league-rule-half = Half of the points for a match that others kept from ending.
league-rule-half-out = Half of the points for a match that others kept from ending, and for sitting out.
league-rule-none = No points for a match that a bot or somebody else played to its end in your place, or that had been waiting for you for { $time } or longer when the round ended.
league-rule-none-vacation = No points for a match that a bot or somebody else played to its end in your place, or that had been waiting for you for { $time } or longer when the round ended, unless you were on vacation.
league-rule-equal = With equal points, the number of wins decides, then who met the stronger opponents.
league-rule-leave = Whoever leaves keeps their points and is replaced from the waiting list. If nobody waits, tables get smaller.
league-rule-next = A round lasts { $time } at most. When all its matches are over, the next one follows.
league-rule-final = { $n ->
   *[other] In the end the first { $n } of the standing play a final. Its places are the first places of the league.
  }

# The calendar
league-calendar = In your calendar
league-calendar-what = A calendar program can read when the rounds of your leagues begin and end.
league-calendar-make = Make an address
league-calendar-once = Paste it where your calendar subscribes to an address. It is shown only now; whoever has it can read these dates.
league-calendar-since = You made an address { $when }.
league-calendar-another = Replace the address: the one you have stops working
league-calendar-remove = Remove the address

# Removing somebody
league-remove-title = Remove players
league-remove-gathering = Whoever is removed can join again until the league starts, as long as they are in the circle.
league-remove-started = Whoever is removed keeps their points, and their match goes on. Whoever has waited longest takes their place from the next round on.
league-remove = Remove
league-remove-spoken = Remove { $name }
league-remove-sure = Remove { $name } from this league?
