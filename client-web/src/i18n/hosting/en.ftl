# The host's page
hosting-title = The host's page
hosting-by-link = A link opened this page for an hour. Whoever is added with “rodada host add” opens it by signing in.
hosting-open-failed = This link does not open the host's page: it was used, is older than ten minutes, or somebody was added since.
hosting-confirm = What cannot be undone needs a sign-in of the last quarter of an hour. Sign in once more.
hosting-done = Done.

# How the server is
hosting-state = How the server is
hosting-version = Version
hosting-started = Started
hosting-sockets = Connections
hosting-tables-here = Tables in use
hosting-moves = Moves since the start
hosting-database = Database
hosting-of = { $held } of { $allowed }
hosting-free = Free on the disk
hosting-findings = What the checks say
hosting-findings-what = The same as “rodada doctor” on the server, in English.
hosting-checking = Checking…
hosting-verdict-good = Good
hosting-verdict-advice = Advice
hosting-verdict-fault = Fault

# Users
hosting-people = People
hosting-search = A part of a name, or an id
hosting-find = Find
hosting-none = Nobody is called that.
hosting-unnamed = no name
hosting-guest = guest
hosting-signs-in = signs in
hosting-host = opens this page
hosting-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
hosting-seen = here { $when }
hosting-banned = banned until { $when }
hosting-muted = cannot chat until { $when }
hosting-going = is deleted on { $when }
hosting-became = became another user
hosting-manage = Manage
hosting-manage-spoken = Manage { $name }
hosting-new-name = Another name
hosting-rename = Rename
hosting-rename-sure = Rename { $name } to { $other }? The old name is gone everywhere, also in finished matches.
hosting-mute = Keep from chatting
hosting-unmute = Let chat again
hosting-ban = Ban
hosting-unban = Lift the ban
hosting-for = For how long
hosting-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
hosting-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
hosting-ban-sure = Ban { $name }? They are signed out, and others may take their seats over.
hosting-sign-out = Sign out everywhere
hosting-sign-out-sure = Sign { $name } out on all devices? A guest does not come back.
hosting-messages = Delete all messages
hosting-messages-sure = Delete everything that { $name } wrote, and the notes that they share?
hosting-messages-gone = { $n ->
    [0] There was nothing to delete.
    [one] { $n } message is deleted.
   *[other] { $n } messages are deleted.
}
hosting-delete = Delete this user
hosting-delete-sure = { $n ->
    [one] Delete { $name }? The name goes from everywhere, also from { $n } seat, their messages are deleted, and nobody signs in as them. It cannot be undone.
   *[other] Delete { $name }? The name goes from everywhere, also from { $n } seats, their messages are deleted, and nobody signs in as them. It cannot be undone.
}

# Reports
hosting-reports = Reports
hosting-reports-open = { $n ->
    [0] None waits for an answer.
    [one] { $n } report waits for an answer.
   *[other] { $n } reports wait for an answer.
}
hosting-report-line = A line of chat
hosting-report-name = A name
hosting-report-circle = The name of a circle
hosting-report-of = From { $name }
hosting-reported-by = Reported by { $names }
hosting-answer-words = A few words to who reported it
hosting-answer-dealt_with = Dealt with
hosting-answer-no_reason = No reason to act
hosting-circle-name = Another name for the circle
hosting-circle-rename-sure = Rename the circle to { $name }? The old name is gone everywhere.

# Tables
hosting-tables = Open tables
hosting-tables-search = A part of a player's name
hosting-tables-none = No open table has such a player.
hosting-look = Look
hosting-close = End the match
hosting-close-sure = End this match as it is, without a winner?
hosting-table-messages = Delete its messages
hosting-table-messages-sure = Delete everything that was written at this table, and the notes that are shared there?

# Announcements
hosting-announce = Announcements
hosting-announce-what = A line above every page, with times in the zone of whoever reads it. What is not in your words is in the language of the reader.
hosting-announce-kind = What
hosting-announce-restart = A restart
hosting-announce-closed = Closed for a while
hosting-announce-text = In my words
hosting-announce-words = Text, as everybody sees it
hosting-announce-at = When
hosting-announce-from = Closed from
hosting-announce-until = Closed until
hosting-announce-shown-from = Shown from (if not now)
hosting-announce-shown-until = Shown until (if not for a day)
hosting-announce-go = Announce
hosting-announce-now = shown until { $until }
hosting-announce-later = shown from { $begin } to { $until }
hosting-announce-withdraw = Withdraw
hosting-announce-withdraw-sure = Show this no longer?

# Invitations
hosting-invitations = Invitations
hosting-invitations-what = Links with which new users come in, where the host lets only those in who were invited.
hosting-uses = How many may use it
hosting-invite = Make a link
hosting-invited = Send this link. It is shown only now.
hosting-used = { $used } of { $uses } used, until { $when }
hosting-revoke = End it
hosting-revoke-sure = End this link? Who came in with it stays in.

# What was done
hosting-acts = What was done
hosting-acts-none = Nothing yet.
hosting-act-renamed = renamed
hosting-act-banned = banned
hosting-act-muted = kept from chatting
hosting-act-signed_out = signed out
hosting-act-messages_deleted = deleted messages
hosting-act-user_erased = deleted
hosting-act-match_ended = ended a match
hosting-act-invited = made an invitation
hosting-act-invitation_revoked = ended an invitation
hosting-act-host_named = opened this page to
hosting-act-host_unnamed = closed this page to
hosting-act-host_link_made = made a link to this page
hosting-act-announced = announced something
hosting-act-announcement_withdrawn = withdrew an announcement
hosting-act-report_answered = answered a report about
hosting-act-circle_renamed = renamed a circle of
hosting-act-changed = changed something

# Settings
hosting-settings = Settings
hosting-settings-what = They are changed on the server, in its configuration file or its environment, and apply after a restart.
hosting-defaults = Those that are as they come
hosting-setting = Setting
hosting-value = Value
hosting-origin = From
hosting-not-set = not set
hosting-secret = set, not shown
hosting-from-default = default
hosting-from-file = file
hosting-from-environment = environment
hosting-from-flag = command line
