# What the host announces to everybody
announced-restart = The server restarts soon: { $at }. What was played is kept.
announced-closed = Closed for a while: { $begin } to { $until }. What was played is kept.
