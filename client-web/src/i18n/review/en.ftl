# Looking at a finished match together.
review-connecting = Connecting …
review-gone = This shared look at the match has ended.
review-full = As many people as there is room for are looking already. Try again later.
review-link = Copy the link for others
review-copied = The link is copied. Whoever opens it looks with you, without an account.
review-you-lead = You lead. Everybody sees the step that you look at.
review-follow = You see what { $name } shows.
review-elsewhere = You look on your own. { $name } shows step { $n }.
review-back = Come back
review-away = { $name } leads, and is not here now.
review-take = Take the lead
review-here = Who is here
review-leads = { $name } (leads)
review-you = { $name } (you)
review-you-leading = { $name } (you, leading)
review-watching = { $n ->
    [one] and one more without a name
   *[other] and { $n } more without a name
}
review-hand = Hand the lead to { $name }
review-hide = Hide what { $name } writes
review-show = Show again what { $name } writes
review-point = Point at something
review-pointing = Tap what you mean on the table.
review-area = An area of the table
review-point-area = Point at it
review-points = { $name } points at: { $what }
review-points-somewhere = { $name } points at something.
review-said = { $name }: { $text }
review-not-kept = What is said here is not kept.
review-leave = Leave
