# The circles of a user
circles-title = Circles
circles-what = A circle is a group that plays together: its members see each other’s tables in it, sit down there, and find the matches afterwards.
circles-yours = Your circles
circles-none = You are in no circle yet. Make one here and send its link to your friends, or open the link of a circle that somebody sends you.
circles-members = { $n ->
    [one] one member
   *[other] { $n } members
  }
circles-owned = yours
circles-new = A new circle
circles-name = Name of the circle
circles-make = Make the circle
circles-many = You are in as many circles as one can be. Leave one first.

# A circle
circle-gone-title = There is no circle here
circle-gone-text = It has ended, or you are not a member. Members can send you a link to join.
circle-tables = Tables
circle-tables-none = No table is being played at the moment.
circle-new-table = New table in this circle
circle-open-table = Open
circle-matches = Finished matches
circle-matches-none = No match has come to its end here yet.
circle-people = Members
circle-owner = owner
circle-hand-over = Make owner
circle-hand-over-spoken = Make owner: { $name }
circle-hand-over-sure = Make { $name } the owner of this circle? You stay a member.
circle-remove = Remove
circle-remove-spoken = Remove { $name }
circle-remove-sure = Remove { $name } from this circle? With the link they could come back: you can make another one.
circle-invite = Invite
circle-invite-text = Whoever opens this link and presses “Join” becomes a member.
circle-link = The link to join
circle-renew = Make another link
circle-renew-sure = Make another link? The present one then leads nowhere.
circle-renewed = There is another link now.
circle-settings = This circle
circle-report = Report the name…
circle-rename = Change the name
circle-leave = Leave the circle
circle-leave-sure = Leave this circle? You no longer see its tables and matches.
circle-leave-owner = Leave this circle? You no longer see its tables and matches. Whoever has been a member the longest becomes the owner.
circle-left = You have left { $name }.
circle-end = End the circle
circle-end-sure = End this circle for everybody? The matches stay, but nobody sees any more that they belong together.
circle-ended = The circle { $name } has ended.

# Who plays how in it
circle-standing-what = Matches between people that were played to their end. In brackets: how many wins chance alone would bring.
circle-standing-bar = A bar: wins. The mark: where chance would end.
circle-standing-own = Your matches here
circle-standing = Who plays how
circle-year-all = Ever
circle-year = When
circle-year-page = The year { $year } on one page
circle-who = Who
circle-streak = { $n ->
    [one] one win
   *[other] { $n } wins in a row
  }
circle-points = { $n ->
    [one] one point
   *[other] { $n } points
  }

# A link to join
join-title = Joining a circle
join-owner = { $owner } owns this circle.
join-means = Members see each other’s names, the tables in the circle and its finished matches with who won how often, also those that are private. Others see nothing of it, unless the owner has the results told elsewhere. You can leave at any time.
join-go = Join the circle
join-not = Not now
join-open = Go to the circle
join-already = You are a member already.
join-done = You are a member of { $name } now.
join-bad-title = This link leads nowhere
join-bad-text = There is another link now, or the circle has ended. Ask whoever sent it to you.
join-full = The circle is full, or you are in as many circles as one can be.
