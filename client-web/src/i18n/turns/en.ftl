# What choices and luck made of a match.
turns-about = From every position the match was played on the way bots play, again and again, with everything drawn anew that was hidden. So choices and luck have a worth, in points ahead of the mean of the others and in places. What cost most is measured against a better choice that was found. Bots are not always right.
turns-ask = Analyse this match
turns-asking = It takes up to two minutes. You may go on looking meanwhile.
turns-waits = { $n ->
    [one] Another match comes first.
   *[other] { $n } other matches come first.
}
turns-runs = The match is being analysed: { $n } %
turns-goes-on = Matches that are played come first, so on a busy server it may take longer. It goes on if you leave this page.
turns-failed = The match could not be analysed.
turns-sums = What the result is made of
turns-points = Points ahead
turns-place = Place: lower is better
turns-percent = { $n } %
turns-chances = Chance to win
turns-favourite = { $name }: favourite with { $chance }
turns-at-first = { $name } at first: { $chance }.
turns-no-favourite = Nobody was clearly the favourite.
turns-start = Expected at first
turns-own = Own choices
turns-others = Others’ choices
turns-luck = Luck
turns-result = At the end
turns-unclear = “± 9”: more or less than 0 by up to so much, it cannot be told more closely.
turns-costly = What cost most
turns-none = Certainly nothing: { $name }
turns-step = To step { $n }
turns-chosen = Chosen: { $what }
turns-better = Better: { $what }
turns-again = Choose again
turns-which = Your turn { $n } of { $of }. What would have been better?
turns-show-better = Show what was better
turns-previous = Previous turn
turns-next = Next turn
