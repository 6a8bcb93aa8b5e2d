# Filled in by the server, for links in chats and before the page is there
page-about = Board games in the browser: set up a table, send the link, play. No account needed.
page-table = { $game }: a table with { $host }
page-gathering = Free seats: { $free }. Open the link to sit down, in the browser and without an account.
page-full = Every seat is taken, and the match is about to start. Open the link to watch.
page-running = The match is being played. Open the link to watch.
page-over = The match is over. Open the link to see how it went.
page-step = Step { $step } of { $last }: { $words }
page-quiet-step = Step { $step } of { $last }. Open the link to look on from there.
page-private = A private table
page-private-about = You are invited to a private table. Open the link to join, in the browser and without an account.
page-noscript = Rodada is played in the browser and needs JavaScript. Please switch it on for this page.
offline-title = Rodada cannot be reached
offline-text = There is no network, or the server is not answering. Nothing is lost: your tables are kept there.
offline-again = Try again
