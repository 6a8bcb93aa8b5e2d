# The shell
skip = Skip to the content
home-link = Rodada, home
close = Close
again = Try again
reload = Load again
save = Save
remove = Remove
copy = Copy
copied = The link is copied.
copy-by-hand = The link is selected: copy it with your keyboard or a long press.
share = Share
menu = Menu
your-turn = Your turn
page-lost = This part of the page did not arrive. The connection may be gone for a moment.
page-broken = Something on this page broke. The match itself is safe.
link-away = The connection is gone. It will be picked up again by itself.
link-restart = The server is starting anew. Your match is safe and comes back in a moment.
link-outdated = There is a newer version of this page.
language = Language
theme = Light or dark
theme-auto = As the device
theme-light = Light
theme-dark = Dark

# Home
home-title = A table for friends who are far apart
home-lead = Set up a table, send the link, play. No account needed. A match may last an evening or two months: your seat waits for you.
home-your-turn = Somebody waits for you
home-mine = Your tables
home-games = On the shelf
home-open = Open tables
home-open-none = Nobody has an open table right now.
home-open-invite = Set one up for everybody
home-offline = The server does not answer just now.
play-now = Play now
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
name-title = What shall we call you?
name-label = Your name
name-hint = The others at the table see it. You can change it later.
name-go = That is me
me-title = You and this device
me-save = Change
me-saved = Your name is changed.
me-hint = This browser remembers you; there is no password.

# A new table
new-game = Which game?
new-who = Who plays?
new-who-link = Friends, by link
new-who-link-hint = You get a link to send. Nobody else sees the table.
new-who-open = Anybody
new-who-open-hint = The table stands in the list of open tables, and you get a link, too.
new-who-bots = Bots only
new-who-bots-hint = You against the machine. It starts at once.
new-seats = Seats
new-seats-bots = { $n ->
    [one] You and one bot.
   *[other] You and { $n } bots.
  }
new-create = Set up the table
new-start = Sit down and start
options-several = { $n ->
   *[other] Choose { $n }, or none to draw them at random. Chosen: { $chosen }.
  }
pace = Time
pace-free = No time limit
pace-minutes = { $n ->
    [one] 1 minute a move
   *[other] { $n } minutes a move
  }
pace-days = { $n ->
    [one] 1 day a move
   *[other] { $n } days a move
  }
pace-free-name = No limit
pace-free-hint = Nobody is hurried.
pace-live-name = Minutes
pace-live-hint = Everybody is at the table now.
pace-days-name = Days
pace-days-hint = People come and go; a match may last for weeks.
pace-each = For each move

# Before the start
gather-title = The table is set
gather-free = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
  }
gather-ready = Everybody is here. { $name } starts the match.
gather-ready-host = Everybody is here. Shall we?
gather-start = Start the match
gather-played = What we play
gather-open = Anybody may sit down
gather-link-only = Only with the link
gather-edit = Change
gather-leave = Leave the table
gather-close = Close the table
gather-closed = To sit down here you need the link that the host can send you. You are welcome to watch.
seat-number = Seat { $n }
seat-free = Free
seat-you = you
seat-host = hosts
seat-away = away
seat-bot = bot
seat-sit = Sit here
seat-send-away = Send away
bot-add = Add a bot
bot-easier = Make it easier
bot-better = Make it better
bot-remove = Remove { $name }
level-easy = an easy bot
level-good = a good bot
invite-title = Ask friends to come
invite-link = Whoever opens this link may take a free seat.
invite-open = The table is open to everybody. This link leads straight to it.
invite-label = The link to this table
qr-show = QR code
qr-label = The link as a QR code

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
choices-barred = Not possible now:
confirm-no = Not yet
undo = Take back
not-now = That is not possible now.
why-not = Not now.
seat-thinks = is to decide
seat-chosen = has chosen
score-of = Points:
score-line = Line
score-total = Total
log-undone = { $name } took a step back
log-empty = Nothing has happened yet.
log-since = since you were here last
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send

# What the table has to settle
stand-in = A bot is playing for you.
take-back = Play myself again
hand-over = Let a bot play for me
hand-over-hint = You can take your seat back at any moment.
leave-to-bot = Leave, a bot takes over
leave-hint = The others can go on. Your seat stays yours.
copy-watch = Copy the link for watching
abandon = End without a result
abandon-hint = Everybody has to agree.
abandoning = Ending the match without a result was asked for by: { $names }
abandon-yes = I agree
abandon-no = I would rather play on
late = The time of { $name } is up. What shall happen?
late-you = Your time is up. You can still play.
late-wait = Wait on
late-bot = Let a bot play
late-answered = You have answered. The others still may.

# The end
end-counting = The points are being counted
end-wins = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
  }
end-you = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
  }
end-shared = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
  }
skip-ahead = Show the result
place = { $n }.
rematch = Once more, the same people
rematch-go = To the next match

# Gone
lost-title = There is nothing here
lost-text = The address may have a slip in it, or the page is gone. From the start page you find every table you sit at.
lost-home = To the start page
gone-title = This table is gone
gone-text = The link may be incomplete, or the table was closed. Ask whoever sent it for a new one, or set up a table yourself.
gone-closed = This table was closed
gone-closed-text = It ended without a result. You can set up another one at any time.

# What happened to the table
table-log-sat = { $name } sat down
table-log-stood = { $seat } stood up
table-log-sent_away = The host sent { $seat } away
table-log-bot_sat = { $seat }, a bot, sat down
table-log-bot_left = A bot left
table-log-changed = The table was arranged
table-log-started = The match began
table-log-closed = The host closed the table
table-log-late = { $seat_is ->
    [me] Your time was up
   *[other] The time of { $seat } was up
  }
table-log-answered = { $answer_id ->
    [bot] { $by } wants a bot to play for { $seat }
   *[other] { $by } wants to wait for { $seat }
  }
table-log-waited = The table waits for { $seat }
table-log-handed_over = { $seat_is ->
    [me] A bot plays for you
   *[other] A bot plays for { $seat }
  }
table-log-taken_back = { $seat_is ->
    [me] You are back
   *[other] { $seat } is back
  }
table-log-abandoning = { $agree ->
    [yes] { $seat } would end the match here
   *[no] { $seat } would play on
  }
table-log-abandoned = The match ended without a result
table-log-rematched = The next match is set up

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
code-stale = The table has moved on. Have another look and choose again.
code-not_listed = That is not possible now.
code-nothing_to_undo = There is nothing left to take back.
code-no_vote = That has been settled already.
code-busy = The table is busy. Try again in a moment.
code-elsewhere = The table is moving to another server. Try again in a moment.
code-unavailable = The server cannot save anything just now, so nothing was done. Try again in a moment.
code-internal = Something went wrong on the server. Nothing was done; please try again.
code-offline = The server cannot be reached. Nothing was done.
