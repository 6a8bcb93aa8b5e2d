# The shell
save = Save
remove = Remove
share = Share

# A new table
new-game = Which game?
new-who = Who plays?
new-who-link = Friends, by link
new-who-link-hint = You get a link to send. Nobody else sees the table.
new-who-open = Anyone
new-who-open-hint = The table appears in the list of open tables, and you get a link as well.
new-who-bots = Bots only
new-who-bots-hint = You against bots. It starts right away.
new-circle = In a circle?
new-circle-none = In none
new-circle-hint = The members of the circle see this table, can sit down, and find the match in its history, also if nobody else sees it. Others are only told that it is played in a circle.
new-circle-link-hint = You get a link to send. Only who has it and the members of the circle see the table.
new-seats = Seats
new-seats-bots = { $n ->
    [one] You and one bot.
   *[other] You and { $n } bots.
  }
new-level = How strong are the bots?
new-level-fitting = Choose for me
new-level-beginner = Beginner
new-level-easy = Easy
new-level-good = Good
new-level-strong = Strong
rated = Is the match rated?
rated-no = No
rated-yes = Rated
rated-yes-hint = The result changes the players’ ratings. Only people sit down, and only those who can sign in again; nobody can ask for advice. If a bot plays for somebody or a seat changes hands, the match does not count.
suggestions = May players ask a bot “What would you do?”
suggestions-no = No
suggestions-yes = Yes
bot-pace = How fast do bots play?
bot-pace-at_once = At once
bot-pace-usual = Like a person
bot-pace-slow = Slowly
first-seat = First player
first-seat-drawn = Drawn
first-seat-free = Seat { $n }
writers = Who may write in the chat?
writers-everybody = Everybody
writers-players = Players only
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
gather-reports = Whoever reports a line shows it to the host of this server, with its author and this table.
gather-open = Anyone can sit down
gather-first = { $name } begins
gather-link-only = Only with the link
gather-link-or-circle = Only with the link or in the circle
gather-rated = Rated: the result changes the players’ ratings, unless a bot plays for somebody or a seat changes hands. Whoever sits down needs a way to sign in again
gather-advice = Anyone may ask a bot for advice
gather-bots-at_once = Bots play at once
gather-bots-slow = Bots play slowly
gather-writers-players = Only players write in the chat
gather-circle = Played in the circle { $name }: its members see the table and can sit down, and the match counts in its history and its statistics.
gather-circle-open = Look at the circle
gather-circle-hidden = Played in a circle: its members see the table and can sit down, and find the match in its history and its statistics.
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

# What is said beside forms and sheets
pace = Time
