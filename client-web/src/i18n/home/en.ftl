home-title = A table for friends who are far apart
home-lead = Board games in the browser: set up a table, send the link, play. No account needed. A match may last an evening or two months: your seat waits for you.
home-your-turn = Waiting for you
home-mine = Your tables
home-games = On the shelf
home-open = Open tables
home-open-none = Nobody has an open table right now.
home-open-invite = Set one up that anyone can join
