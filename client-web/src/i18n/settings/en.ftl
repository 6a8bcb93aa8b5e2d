# The shell
language = Language
theme = Light or dark
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
sound = Sound
sound-off = Off
sound-quiet = Quiet
sound-on = On
sound-hint = While you look at another page, you only hear that it is your turn.
haptics = Vibration
haptics-switch = Vibrate when it is my turn and when my choice is made
end-turns = End of a turn
end-turns-switch = End my turn by itself when nothing else can be done
end-turns-hint = You have four seconds to take something back. Any touch stops it.

# Names
me-save = Change
me-saved = Your name has been changed.
me-hint = This browser remembers you; there is no password.
name-title = What should we call you?
name-label = Your name
name-hint = The other players see it. You can change it later.
name-go = Continue

# Matches that were played
me-circles = Circles
history-yours = The matches you played

# It is your turn
alerts = Notifications
alerts-switch = Tell me when it is my turn
alerts-hint = While you look at another page. The tab’s name and icon show it in any case.
alerts-missing = This browser shows no notifications on this page: most need an https:// address, or the page on the home screen. The tab’s name and icon show that it is your turn.
alerts-phone = On this device, browsers let a page show no notifications of its own. The tab’s name and icon show that it is your turn.
alerts-blocked = Notifications from this page are blocked in this browser. You can change that in its settings.
alerts-turn = Your turn
alerts-at = { $game } is waiting for you.
