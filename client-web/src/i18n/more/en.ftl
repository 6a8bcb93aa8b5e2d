# Gone
lost-title = There is nothing here
lost-text = There may be a typo in the address, or the page is gone. You find all your tables on the home page.

# The shell
save = Save
remove = Remove
share = Share
language = Language
theme = Light or dark
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
sound = Sound
sound-off = Off
sound-quiet = Quiet
sound-on = On
sound-hint = While you look at another page, you only hear that it is your turn.
haptics = Vibration
haptics-switch = Vibrate when it is my turn and when my choice is made

# Names
me-save = Change
me-saved = Your name has been changed.
me-hint = This browser remembers you; there is no password.
name-title = What should we call you?
name-label = Your name
name-hint = The other players see it. You can change it later.
name-go = Continue

# A new table
new-game = Which game?
new-who = Who plays?
new-who-link = Friends, by link
new-who-link-hint = You get a link to send. Nobody else sees the table.
new-who-open = Anyone
new-who-open-hint = The table appears in the list of open tables, and you get a link as well.
new-who-bots = Bots only
new-who-bots-hint = You against bots. It starts right away.
new-seats = Seats
new-seats-bots = { $n ->
    [one] You and one bot.
   *[other] You and { $n } bots.
  }
new-level = How strong are the bots?
new-level-beginner = Beginner
new-level-easy = Easy
new-level-good = Good
new-level-strong = Strong
bot-pace = How fast do bots play?
bot-pace-at_once = At once
bot-pace-usual = Like a person
bot-pace-slow = Slowly
new-create = Set up the table
new-start = Sit down and start
options-more = More options
option-chosen = { $option }: { $value }
options-several = { $n ->
   *[other] Choose { $n }, or none and they are drawn at random. Chosen so far: { $chosen }.
  }
options-unmet = { $n ->
   *[other] { $option }: choose { $n }, or none and they are drawn at random. Chosen so far: { $chosen }.
  }
pace-free-name = No limit
pace-free-hint = Everybody takes the time they need.
pace-live-name = Minutes
pace-live-hint = Everybody is at the table and plays now.
pace-days-name = Days
pace-days-hint = Everybody plays when they can; a match may take weeks.
pace-each = For each move
pace-vacation = Clocks stand still during a player’s vacation

# Before the start
gather-title = The table is set
gather-invited = { $name } invites you. Choose a free seat.
gather-free = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
  }
gather-away = All seats are taken. Away just now: { $names }.
gather-ready = Everybody is here. Waiting for { $name } to start the match.
gather-ready-host = Everybody is here. Shall we begin?
gather-wait = { $name } starts the match when everybody is here. You can close this page and come back later.
gather-start = Start the match
gather-played = What we play
gather-open = Anyone can sit down
gather-link-only = Only with the link
gather-advice = Anyone may ask a bot for advice
gather-bots-at_once = Bots play at once
gather-bots-slow = Bots play slowly
gather-edit = Change
gather-leave = Leave the table
gather-close = Close the table
gather-close-sure = Close this table? It will be gone for everybody.
gather-closed = To sit down here you need the link that the host can send you. You are welcome to watch.
gather-full = All seats are taken. Stay, and you can watch the match as soon as it begins; or set up a table of your own.
gather-sent-away = The host has freed your seat. You are welcome to watch, or to set up a table of your own.
seat-host = host
seat-sit = Sit here
seat-send-away = Free this seat
bot-add = Add a bot
bot-remove = Remove { $name }
level-beginner = a beginner bot
level-easy = an easy bot
level-good = a good bot
level-strong = a strong bot
invite-title = Invite friends
invite-link = Anyone who opens this link can take a free seat.
invite-open = The table is open to everybody. This link leads straight to it.
invite-watch = For those who only want to watch:
invite-label = The link to this table
qr-show = QR code
qr-label = The link as a QR code

# The table
log-undone = { $name } took back a move
log-empty = Nothing has happened yet.
log-earlier = Show earlier moves
log-since = since your last visit
legal-actions-unavailable = Not possible now:
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
corner = { $area }: a small picture that opens it in full

# What the table has to settle
stand-in = A bot is playing for you.
stand-in-pauses = Only bots are left at the table, so the match waits until somebody comes back.
take-back = Take my seat back
hand-over = Let a bot play for me
hand-over-hint = You stay at the table and can take your seat back at any moment.
leave-to-bot = Leave the table
leave-hint = A bot plays on for you, so the others can continue. Your seat stays yours.
copy-watch = Copy the link for watching
hurry = Speed up
abandon = End without a result
abandon-hint = Everybody has to agree.
abandon-sure = Ask the others to end this match without a result?
abandon-sure-alone = End this match without a result? Only bots play with you, so it ends at once.
abandon-do = End it
abandoning = Asking to end the match without a result: { $names }
abandon-yes = I agree
abandon-no = I’d rather play on
late = { $name }’s time is up. What now?
late-you = Your time is up. You can still play.
late-wait = Keep waiting
late-bot = Let a bot play
late-answered = You have answered. The others can still answer.
away-long = { $name } has been away for days, and the match is waiting.
seat-vacation = on vacation
away-until = { $name } (away until { $date })
call-time = Ask everybody what to do
watch-began = The match has begun and all seats are taken, so you are watching. Ask for a seat in the next match, or set up a table of your own.

# The end
end-counting = Counting the points
end-picture = A picture to share
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
rematch = Rematch
rematch-go = To the rematch

# What happened to the table
table-log-sat = { $name } sat down
table-log-stood = { $seat } left the table
table-log-sent_away = The host freed { $seat }’s seat
table-log-bot_sat = { $seat }, a bot, sat down
table-log-bot_changed = { $level_id ->
    [beginner] { $seat } is a beginner bot now
    [easy] { $seat } is an easy bot now
    [strong] { $seat } is a strong bot now
   *[good] { $seat } is a good bot now
  }
table-log-bot_left = A bot left
table-log-changed = The table’s options were changed
table-log-host_changed = { $seat } hosts the table now, because the host stayed away
table-log-started = The match began
table-log-closed = The host closed the table
table-log-late = { $seat_is ->
    [me] Your time ran out
   *[other] { $seat }’s time ran out
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
table-log-vacation = { $seat_is ->
    [me] You are on vacation until { $date }
   *[other] { $seat } is on vacation until { $date }
  }
table-log-vacation_cancelled = { $seat_is ->
    [me] You are not going on vacation after all
   *[other] { $seat } is not going on vacation after all
  }
table-log-abandoning = { $agree ->
    [yes] { $seat } wants to end the match here
   *[no] { $seat } wants to play on
  }
table-log-abandoned = The match ended without a result
table-log-rematched = The rematch is set up

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
history-none-found = No match found. Remove a filter, or write less of the name.
history-none = There is no match to show here yet. Open tables appear once they are over; matches by invitation are listed only for those who played them.
history-no-name = You have not played in this browser yet, so there are no matches of yours.
history-abandoned = Ended without a result

# Stepping through a match
told-since = { $n ->
    [one] Since you were here: one move
   *[other] Since you were here: { $n } moves
}
told-skip = Skip
after-move-next = Next table that waits
replay-match = A match
replay-title = { $game }, step by step
replay-loading = Loading the match …
replay-step-through = Step through the match
replay-steps = Going through the match
replay-step = Step
replay-count = { $step } of { $last }
replay-round = Round { $n }
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the latest step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-as = Seen by
replay-as-watch = Spectators
replay-as-all = Everything revealed
replay-quiet = { $name } has decided.
replay-begins = The match begins.
replay-nothing = There is nothing to see from here.
replay-copy = Link to this step
replay-copied = The link to this step is copied.
replay-export = Save as a file
replay-live = To the table
replay-so-far = See what has happened so far
replay-trouble = The match cannot be shown
replay-not-found-title = There is no such match
replay-not-found-text = The link may be incomplete. Ask whoever sent it for a new one, or look for the match in the list.
replay-not-over-title = This match is still being played
replay-not-over-text = Until it is over, you see it from your own seat or as a spectator. After that, you can see it from every seat.
replay-not-started-title = This match has not begun
replay-not-started-text = There is nothing to step through yet. At the table you can see who is still missing.

# It is your turn
alerts = Notifications
alerts-switch = Tell me when it is my turn
alerts-hint = While you look at another page. The tab’s name and icon show it in any case.
alerts-missing = This browser shows no notifications on this page: most need an https:// address, or the page on the home screen. The tab’s name and icon show that it is your turn.
alerts-phone = On this device, browsers let a page show no notifications of its own. The tab’s name and icon show that it is your turn.
alerts-blocked = Notifications from this page are blocked in this browser. You can change that in its settings.
alerts-turn = Your turn
alerts-at = { $game } is waiting for you.

# A table that cannot be shown
gone-title = This table is gone
gone-text = The link may be incomplete, or the table never began and was deleted because nobody opened it for some time. Ask whoever sent it for a new one, or set up a table yourself.
gone-closed = This table was closed
gone-closed-text = It ended without a result. You can set up another one at any time.

# What is said beside forms and sheets
score-line = Line
score-total = Total
pace = Time

# Refusals that come at tables only
code-muted = The host of this server has muted you for a while: nobody sees what you write.
code-used_up = You have taken back moves or changed the table as often as one match allows. You can still play on.

# The map
map-nearer = Zoom in
map-further = Zoom out
map-whole = Whole map
