# The shell
skip = Skip to the content
home-link = Rodada, home
close = Close
again = Try again
reload = Reload
copy = Copy
copied = The link is copied.
copy-by-hand = The link is selected: copy it with your keyboard or a long press.
menu = Menu
your-turn = Your turn
history-title = Matches played
page-lost = This part of the page did not load. Perhaps the connection was gone for a moment.
page-broken = Something on this page broke. Your match is safe.
link-away = The connection is lost. It reconnects by itself.
link-silent = No answer for some seconds. The connection is being checked.
link-slow = Your move is on its way, but the server is slow to save it. You need not do anything.
link-restart = The server is restarting. Your match is safe and will be back in a moment.
link-blocked = Something on the way blocks the live connection (WebSocket): a browser extension, a proxy or a firewall. Switch the extension off for this page, or try another network.
link-outdated = There is a newer version of this page.
link-repeats = No answer yet. Trying again.
link-unsure = No answer yet. We do not know whether it was done; trying again.

# Home
home-offline = The server is not answering just now.
play-now = Play now
play-now-game = Play now: { $game }
play-against = Against how many bots?
play-against-bots = { $n ->
    [one] Against { $n } bot
   *[other] Against { $n } bots
  }
learn-by-playing = Learn it by playing
new-table = New table
rules = Rules
seats-range = { $min } to { $max } players
minutes-range = { $min } to { $max } minutes
table = Table
table-free = { $n ->
    [0] Full, about to start
    [one] One seat free
   *[other] { $n } seats free
  }
table-running = Being played
table-join = Join
table-watch = Watch
table-your-move = Play on
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
pace-no_vacation = no vacations
pace-days = { $n ->
    [one] 1 day a move
   *[other] { $n } days a move
  }

# Before the start
seat-number = Seat { $n }
seat-free = Free
somebody = Somebody
seat-you = you
seat-away = away
seat-bot = bot
qr-label = The link as a QR code

# The table
joining = Opening the table …
game-unknown = This game needs a newer version of this page. Please reload it.
others = Other players
look-at = A closer look at { $name }’s side of the table
side = Score, log and chat
score = Score
log = What happened
chat = Chat
watching = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
  }
watch-hand = { $name } holds { $n }
waits-for = Waiting for { $names }
you-watch = You are watching.
time-left = Time left:
legal-actions = { $n ->
    [one] Your only choice, as a list
   *[other] All { $n } choices as a list
  }
confirm-no = Not yet
undo = Take back
not-now = That is not possible right now.
why-not = Not right now.
seat-thinks = is deciding
seat-chosen = has chosen
score-of = Points:
can-be-chosen = can be chosen
score-delta = { $n } here
cancel = Cancel
areas = Parts of the table
result = Result
the-table = The table
side-fold = Hide
side-unfold = Show
news = something new
turn-shape = Turn it
lay-shape = Lay it here
place = { $n }.

# Gone
lost-home = To the home page

# Refusals
banned-until = The host of this server has banned you until { $when }.
code-internal = Something went wrong on the server. Please look whether it was done before you try again.
failure = For whoever runs the server, this failure is number { $id }.
code-offline = The server cannot be reached.
code-unanswered = No answer came, so we do not know whether it was done.
