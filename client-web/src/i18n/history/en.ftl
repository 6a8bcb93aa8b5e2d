# Matches that were played
history-filters = Find a match
history-game = Game
history-any = Any game
history-player = Player
history-from = From
history-to = Until
history-mine = Only mine
history-more = Show more
history-all = Show all matches
history-none-found = No match found. Remove a filter, or write less of the name.
history-none = There is no match to show here yet. Open tables appear once they are over; matches by invitation are listed only for those who played them.
history-no-name = You have not played in this browser yet, so there are no matches of yours.
history-abandoned = Ended without a result
history-branch = What if
history-statistics = Your statistics
history-ratings = Ratings
history-look = Look at a file
