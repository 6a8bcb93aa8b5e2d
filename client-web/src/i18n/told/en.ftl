# Put into words by the server, for those who are not on the page: notices on the screen, mails and webhooks.
# They may be read by others, so they say nothing that a spectator may not know.

# Titles
told-your_turn = Your turn: { $game } with { $players }
told-match_begins = It begins: { $game } with { $players }
told-time_runs_out = Your time runs out: { $game } with { $players }
told-bot_plays_for_you = A bot plays for you: { $game } with { $players }
told-match_over = It is over: { $game } with { $players }
told-asked_for_another_match = Another match? { $game } with { $players }
told-somebody_wrote = A message: { $game } with { $players }

# Sentences
told-time-left = You have { $time } left.
told-time-left-until = You have { $time } left, until { $weekday } the { $day ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
   *[other] { $day }th
  } at { $clock }{ $zone ->
    [utc] { " " }UTC
   *[own] { "" }
  }.
told-turn = It is your turn.
told-waits-for = It is { $names }’s turn.
told-bot-since = It has been playing for { $time }. You can take your seat back at any moment.
told-another = Your seat is kept for you.
told-wrote = Somebody wrote at your table.
told-somebody = somebody
told-ended = The match has ended without a result.
told-wins = { $names } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
told-shared = { $names } share the first place with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
told-others = { $name }: { $points }.

# Lists of names
told-and = { $begun } and { $last }
told-comma = { $begun }, { $next }

# Lists of other words
told-list-and = { $begun } and { $last }
told-list-comma = { $begun }, { $next }

# Times
told-weekday-1 = Monday
told-weekday-2 = Tuesday
told-weekday-3 = Wednesday
told-weekday-4 = Thursday
told-weekday-5 = Friday
told-weekday-6 = Saturday
told-weekday-7 = Sunday
told-days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
told-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
  }
told-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }

# A test by the host of the server
told-test = A test
told-test-text = Notices arrive here.

# Mails
told-mail-open = Open the table
told-mail-why = You receive this mail because you asked { $server } to tell you what happens at your tables.
told-mail-stop = No more mails
told-mail-settings = Choose what you are told on your page there.
told-mail-code-title = { $code } is your code
told-mail-code = Enter this code on the page to receive notices at this address: { $code }. It can be used for ten minutes.
told-mail-code-other = If you did not ask for it, you need not do anything.
told-sign-in-code-title = { $code } is your code
told-sign-in-code = Enter this code on the page where you asked for it, to sign in: { $code }. It works for ten minutes, and only in that browser.
told-add-code = Enter this code on the page where you asked for it, to sign in with this address from now on: { $code }. It works for ten minutes, and only in that browser.
told-sign-in-code-other = Tell it to nobody: nobody else needs it. If you did not ask for it, you need not do anything.
told-mail-daily = { $n ->
    [one] One table waits for you
   *[other] { $n } tables wait for you
  }
told-mail-stopped = You receive no more mails from this server.
told-mail-stop-sure = Do you want no more mails from this server?

# Refusals that are pages
told-refused = This page cannot be shown
told-refused-home = To the start page
told-refused-address = This server is at { $url }.
told-refused-named = It was asked for “{ $name }”, and answers at its own address alone.
told-refused-proxy = Is this your server? Then its proxy has to pass on the Host header as the browser sends it, with the port. The command { $command } says more.

# Dates of leagues, in calendars
told-league-round-begins = { $league }: round { $round } of { $rounds } begins
told-league-round-ends = { $league }: round { $round } of { $rounds } ends
told-league-final-begins = { $league }: the final begins
told-league-final-ends = { $league }: the final ends

# The end of a match, as the webhook of its circle is told
told-circle-over = { $circle }: { $game } is over
told-standing-league = { $league }, round { $round } of { $rounds }: { $standing }
told-standing-final = { $league }, the final: { $standing }
told-standing-league-over = { $league } is over: { $standing }
told-standing-evening = This evening so far: { $standing }
told-standing-evening-over = The evening is over: { $standing }
told-standing-won = { $game } in this circle: { $standing }
told-standing-place = { $place }. { $name } ({ $score })
told-standing-matches = { $name } won { $won } of { $matches }
told-standing-more = { $n } more
