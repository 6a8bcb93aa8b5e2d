# Before the start
table-advice = Anyone may ask a bot for advice

# The table
log-undone = { $name } took back a move
log-empty = Nothing has happened yet.
log-earlier = Show earlier moves
log-since = since your last visit
legal-actions-unavailable = Not possible now:
chat-empty = Nobody has said anything yet.
chat-players-only = Here only players write.
chat-label = Say something
chat-send = Send
chat-about = About { $name }
chat-hide = Hide what { $name } writes
chat-report = Report…
report-somebody = Report a name…
chat-hidden = { $n ->
    [one] A line by { $name } is hidden.
   *[other] { $n } lines by { $name } are hidden.
  }
chat-show = Show again
corner = { $area }: a small picture that opens it in full

# What the table has to settle
copy-watch = Copy the link for watching
hurry = Speed up
late = { $name }’s time is up. What now?
seat-vacation = on vacation
away-until = { $name } (away until { $date })

# The end
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
table-log-branched = The match plays on from another one from here
table-log-closed = The host closed the table
table-log-late = { $seat_is ->
    [me] Your time ran out
   *[other] { $seat }’s time ran out
  }
table-log-answered = { $answer_id ->
    [bot] { $by } wants a bot to play for { $seat }
    [invite] { $by } wants to invite somebody for { $seat }
   *[other] { $by } wants to wait for { $seat }
  }
table-log-waited = The table waits for { $seat }
table-log-removed = { $why_id ->
    [leaving] { $seat } is leaving this server
    [banned_for_long] The host of this server has shut { $seat } out for more than a week
    [banned] The host of this server has shut { $seat } out for some days
   *[other] { $seat } has left this server for good
  }
table-log-returned = { $seat } may play again
table-log-offered = The table invites somebody to play on for { $seat }
table-log-taken_over = { $name } sits down in the seat of { $before }, and sees everything that it knows
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

# Stepping through a match
told-since = { $n ->
    [one] Meanwhile: one move
   *[other] Meanwhile: { $at } of { $n } moves
}
told-skip = Skip
after-move-next = Next table that waits

# What is said beside forms and sheets
score-line = Line
score-total = Total

# Refusals that come at tables only
code-muted = The host of this server has muted you for a while: nobody sees what you write.
code-used_up = You have taken back moves or changed the table as often as one match allows. You can still play on.

# The map
map-nearer = Zoom in
map-further = Zoom out
map-whole = Whole map
