learn-title = Lesson
learn-next = Go on
learn-again = Once more
learn-watch = Watch what the others do.
learn-follow = Follow the hand, or do what you like.
learn-free = Your choice: try something.
learn-ask = What would you do?
learn-would = I would: { $what }
