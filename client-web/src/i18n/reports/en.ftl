# Showing a line or a name to the host
report-title = Report to the host
report-what = What do you report?
report-line = The line “{ $text }”
report-name = The name “{ $name }”
report-circle = The name of the circle, “{ $name }”
report-words = A few words about it, if you like
report-shown = The host of this server sees it, who it is from, where it was, your name and your words. All of it is kept for 90 days. Nobody else is told.
report-send = Report
report-sent = Reported. The answer will stand under “You and this device”.

# What the user has reported
reports-title = What you have reported
reports-answered = The host has answered what you reported: see “You and this device”.
reports-yours = You wrote: { $words }
reports-waits = The host has not answered yet.
reports-verdict-dealt_with = The host has dealt with it.
reports-verdict-no_reason = The host sees no reason to act.
