# The shell
skip = Skip to the content
home-link = Rodada, home
close = Close
again = Try again
reload = Load again
copy = Copy
copied = The link is copied.
copy-by-hand = The link is selected: copy it with your keyboard or a long press.
menu = Menu
your-turn = Your turn
history-title = Matches played
page-lost = This part of the page did not arrive. The connection may be gone for a moment.
page-broken = Something on this page broke. The match itself is safe.
link-away = The connection is gone. It will be picked up again by itself.
link-silent = No answer for some seconds. The connection is being looked at.
link-slow = Your move is on its way, but the server takes long to save it. It goes on by itself.
link-restart = The server is starting anew. Your match is safe and comes back in a moment.
link-outdated = There is a newer version of this page.

# Home
home-offline = The server does not answer just now.
play-now = Play now
play-now-game = Play now: { $game }
play-against = Against how many bots?
play-against-bots = { $n ->
    [one] Against { $n } bot
   *[other] Against { $n } bots
  }
new-table = New table
rules = Rules
seats-range = { $fewest } to { $most } players
table = Table
table-free = { $n ->
    [0] Full, about to start
    [one] One seat free
   *[other] { $n } seats free
  }
table-running = Being played
table-join = Join
table-watch = Watch
table-return = Go back
table-your-move = Play on
waits-since = your turn came { $when }
waits-until = time is up { $when }
next-table = { $n ->
    [one] Your turn elsewhere
   *[other] Your turn elsewhere ({ $n })
  }

# Names
me-title = You and this device

# A new table
pace-free = No time limit
pace-minutes = { $n ->
    [one] 1 minute a move
   *[other] { $n } minutes a move
  }
pace-days = { $n ->
    [one] 1 day a move
   *[other] { $n } days a move
  }

# Before the start
seat-number = Seat { $n }
seat-free = Free
seat-you = you
seat-away = away
seat-bot = bot

# The table
joining = Coming to the table …
game-unknown = This game needs a newer version of the page. Load the page again.
others = The others
look-at = Look closely at the place of { $name }
side = Score, log and chat
score = Score
log = What happened
chat = Chat
watching = { $n ->
    [one] One person watches
   *[other] { $n } people watch
  }
watch-hand = { $name } holds { $n }
waits-for = Waiting for { $names }
time-left = Time left:
choices = { $n ->
    [one] The one choice as a list
   *[other] All { $n } choices as a list
  }
confirm-no = Not yet
undo = Take back
not-now = That is not possible now.
why-not = Not now.
seat-thinks = is to decide
seat-chosen = has chosen
score-of = Points:
can-be-chosen = can be chosen
worth = { $n } here
cancel = Cancel
areas = Parts of the table
result = Result
the-table = The table
side-fold = Fold away
side-unfold = Unfold
news = something new
turn-shape = Turn it
lay-shape = Lay it here

# Gone
lost-home = To the start page

# Refusals
code-malformed = The server did not understand that. Loading the page again may help.
code-too_large = That is too long.
code-too_many = That was a lot at once. Try again in a moment.
code-too_many_rooms = Too many tables are open in this window. Close one first.
code-not_found = That is not there any more.
code-not_joined = The table has to be opened first. Load the page again.
code-no_session = This browser has no name at the tables yet. Choose one and try again.
code-foreign_origin = This page is not at the address the server expects. Open it at its own address.
code-bad_text = Please use 1 to 24 plain characters for a name, and keep messages short.
code-bad_options = These options do not fit together or not with so many seats.
code-not_host = Only the host can do that.
code-not_seated = Only somebody who sits at the table can do that.
code-not_invited = To sit down here you need the link from the host.
code-seat_taken = Somebody was quicker: this seat is taken.
code-already_seated = You already sit at this table.
code-sent_away = The host does not want you at this table.
code-not_ready = Not everybody is here yet.
code-started = The match has already begun.
code-not_running = The match is not being played now.
code-not_started = The match has not begun yet.
code-not_over = Not before the match is over.
code-stale = The table has moved on. Have another look and choose again.
code-not_listed = That is not possible now.
code-nothing_to_undo = There is nothing left to take back.
code-no_vote = That has been settled already.
code-bad_link = This link was used already or is too old.
code-has_seats = This browser has seats under another name.
code-busy = The table is busy. Try again in a moment.
code-unavailable = The server cannot save anything just now, so nothing was done. Try again in a moment.
code-internal = Something went wrong on the server. Nothing was done; please try again.
code-offline = The server cannot be reached. Nothing was done.
