# The end
end-counting = Counting the points
end-picture = A picture to share
skip-ahead = Show the result
rematch-real = Play a real match
rematch = Rematch
rematch-go = To the rematch

# Stepping through a match
replay-step-through = Step through the match
end-turned = Where it turned
