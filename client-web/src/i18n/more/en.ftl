# Gone
lost-title = There is nothing here
lost-text = The address may have a slip in it, or the page is gone. From the start page you find every table you sit at.

# The shell
save = Save
remove = Remove
share = Share
language = Language
theme = Light or dark
theme-auto = As the device
theme-light = Light
theme-dark = Dark

# Names
me-save = Change
me-saved = Your name is changed.
me-hint = This browser remembers you; there is no password.
name-title = What shall we call you?
name-label = Your name
name-hint = The others at the table see it. You can change it later.
name-go = That is me

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
new-level = How good are the bots?
new-level-easy = Easy
new-level-good = Good
new-create = Set up the table
new-start = Sit down and start
options-more = More to choose
option-chosen = { $option }: { $value }
options-several = { $n ->
   *[other] Choose { $n }, or none to draw them at random. Chosen: { $chosen }.
  }
options-unmet = { $n ->
   *[other] { $option }: choose { $n }, or none to draw them at random. Chosen: { $chosen }.
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
gather-invited = { $name } invites you. Take a free seat.
gather-free = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
  }
gather-away = Every seat is taken. Away just now: { $names }.
gather-ready = Everybody is here. { $name } starts the match.
gather-ready-host = Everybody is here. Shall we?
gather-wait = { $name } starts the match when everybody is here. You may close this page and come back to it.
gather-start = Start the match
gather-played = What we play
gather-open = Anybody may sit down
gather-link-only = Only with the link
gather-edit = Change
gather-leave = Leave the table
gather-close = Close the table
gather-close-sure = Close this table? It is gone for everybody then.
gather-closed = To sit down here you need the link that the host can send you. You are welcome to watch.
gather-full = Every seat is taken. Stay and watch, the match appears here when it begins; or set up a table of your own.
gather-sent-away = The host gave your seat free. You are welcome to watch, or to set up a table of your own.
seat-host = hosts
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
invite-watch = Who only wants to watch:
invite-label = The link to this table
qr-show = QR code
qr-label = The link as a QR code

# The table
log-undone = { $name } took a step back
log-empty = Nothing has happened yet.
log-since = since you were here last
choices-barred = Not possible now:
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
corner = { $area }: small picture, opens the page

# What the table has to settle
stand-in = A bot is playing for you.
stand-in-pauses = Only bots are left at the table, so the match waits until somebody plays again.
take-back = Play myself again
hand-over = Let a bot play for me
hand-over-hint = You can take your seat back at any moment.
leave-to-bot = Leave, a bot takes over
leave-hint = The others can go on. Your seat stays yours.
copy-watch = Copy the link for watching
hurry = Hurry
abandon = End without a result
abandon-hint = Everybody has to agree.
abandon-sure = Ask the others to end this match without a result?
abandon-sure-alone = End this match without a result? Only bots are left beside you, so it ends at once.
abandon-do = End it
abandoning = Ending the match without a result was asked for by: { $names }
abandon-yes = I agree
abandon-no = I would rather play on
late = The time of { $name } is up. What shall happen?
late-you = Your time is up. You can still play.
late-wait = Wait on
late-bot = Let a bot play
late-answered = You have answered. The others still may.
away-long = { $name } has been away for days, and the table waits.
call-time = Ask what shall happen
watch-began = The match has begun and every seat is taken, so you are watching. Ask for a seat in the next match, or set up a table of your own.

# The end
end-counting = The points are being counted
end-picture = A picture to send
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

# What happened to the table
table-log-sat = { $name } sat down
table-log-renamed = { $seat_is ->
    [me] You are { $name } now
   *[other] Somebody at the table is { $name } now
  }
table-log-stood = { $seat } stood up
table-log-sent_away = The host sent { $seat } away
table-log-bot_sat = { $seat }, a bot, sat down
table-log-bot_changed = { $level_id ->
    [easy] { $seat } is an easy bot now
   *[good] { $seat } is a good bot now
  }
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

# Matches that were played
history-filters = Find a match
history-game = Game
history-any = Any game
history-player = Player
history-from = From
history-to = Until
history-mine = Only mine
history-yours = The matches you played
history-more = Show more
history-all = Show all matches
history-none-found = No match is like that. Take away a filter, or write less of the name.
history-none = No match has been finished here yet. When one is, it can be gone through again from here, move by move.
history-no-name = This browser has not played yet, so no match is yours.
history-abandoned = Ended without a result

# Stepping through a match
replay-match = A match
replay-title = { $game }, step by step
replay-loading = Fetching the match …
replay-step-through = Step through the match
replay-steps = Going through the match
replay-step = Step
replay-count = { $step } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-last = To the latest step
replay-play = Play by itself
replay-pause = Stop
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-as = Seen by
replay-as-watch = Those who watch
replay-as-all = Everything revealed
replay-quiet = { $name } has decided.
replay-nothing = Nothing to be seen from here.
replay-copy = Link to this step
replay-copied = The link to this step is copied.
replay-export = Save as a file
replay-live = To the table
replay-so-far = See what has been so far
replay-trouble = The match cannot be shown
replay-not-found-title = There is no such match
replay-not-found-text = The link may be incomplete. Ask whoever sent it for a new one, or look for the match in the list.
replay-not-over-title = This match is still being played
replay-not-over-text = Until it is over, you see it from your own seat or as somebody who watches. Afterwards every seat can be looked through.
replay-not-started-title = This match has not begun
replay-not-started-text = There is nothing to step through yet. At the table you see who is still missing.

# It is your turn
alerts = Notifications
alerts-switch = Tell me when it is my turn
alerts-hint = While you look at another page. The tab's name and picture tell it in any case.
alerts-missing = This browser shows no notifications on this page: most want an address with https:// or the page on the home screen. The tab's name and picture tell that it is your turn.
alerts-blocked = This browser was told not to show notifications of this page. Its settings can change that.
alerts-turn = Your turn
alerts-at = { $game } waits for you.

# A table that cannot be shown
gone-title = This table is gone
gone-text = The link may be incomplete, or the table was closed. Ask whoever sent it for a new one, or set up a table yourself.
gone-closed = This table was closed
gone-closed-text = It ended without a result. You can set up another one at any time.

# What is said beside forms and sheets
score-line = Line
score-total = Total
pace = Time

# Refusals that come at tables only
code-muted = The host of this server has muted you for a while: nobody reads what you write.
code-used_up = You have taken back, or changed the table, as often as one match allows. You can still play on.

# The map
map-nearer = Nearer
map-further = Further away
map-whole = All of it
