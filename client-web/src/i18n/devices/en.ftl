# The same person on another device
device-title = Continue on another device
device-text = With this link another browser becomes you, too: your name, your seats, your matches. It works once.
device-make = Make a link
device-again = Make a new link
device-label = The link for your other device
device-left = It works for another { $time }.
device-expired = The link has expired.
device-secret = Anyone who opens it plays as you. Send it to nobody but yourself.
device-hands-over = You have no way to sign in, so this link hands { $name } over: whoever opens it is { $name } as much as you are. Open it only on a device of your own. With a way to sign in, on this page, it is always you who decides.
device-lent = This device became { $name } by a link, and { $name } goes on elsewhere, too. Do this where { $name } was before. If that device is lost, you can sign it out here once it has not been used for a week.
device-whose = Continue here as { $name }?
device-owner = { $tables ->
    [0] { $name } has no seat at any table yet.
    [one] { $name } sits at one table.
   *[other] { $name } sits at { $tables } tables.
  }
device-owner-with = There with { $name }: { $others }.
device-owner-guest = Anybody may be called { $name }, as this name is kept for nobody. Go on only if you have made this link yourself.
device-here = This browser then has the same name, the same seats and the same matches. The other device keeps them, too.
device-until-now = Right now this browser is { $other }.
device-go = Continue here as { $name }
device-not = Not now
device-done = On this device you are now { $name }.
device-bad-title = This link no longer works
device-bad-text = It has been used already, or is older than a few minutes. Make a new one on the other device, under your name.
device-other-title = This browser has seats of its own
device-somebody = the other one
device-keep = Stay { $other }
me-before = Were you here before, in another browser?
me-sign-in = Sign in

# What becomes of the seats of the guest that a browser was
guest-text = { $tables ->
    [one] It is { $other } and sits at one table. What becomes of this seat when the browser becomes { $name }?
   *[other] It is { $other } and sits at { $tables } tables. What becomes of these seats when the browser becomes { $name }?
  }
guest-nameless = a guest
guest-bring = { $tables ->
    [one] Bring the seat along
   *[other] Bring the { $tables } seats along
  }
guest-bring-means = { $name } plays on there, and all that { $other } has played, written and watched is { $name }’s. Where both have sat at one table, { $other } stays. Other devices that are { $other } are signed out, and mails and the webhook of { $other } end. This cannot be undone.
guest-bring-sure = { $tables ->
    [one] Give the seat of { $other } to { $name } for good? This cannot be undone.
   *[other] Give the { $tables } seats of { $other } to { $name } for good? This cannot be undone.
  }
guest-bring-yes = Give to { $name }
guest-leave = Leave { $other } behind
guest-leave-means = { $other } keeps everything. This browser can no longer get back to it, unless another device is { $other }, too.
guest-leave-sure = Leave { $other } behind? This browser cannot get back to { $other }. This cannot be undone.
guest-leave-yes = Leave behind
guest-back = Be { $other } again
guest-back-means = Nothing has moved yet. This browser goes on as { $other }, as if it had never been { $name }.
guest-brought = { $tables ->
    [0] You are { $name } now. No seat could come along.
    [one] You are { $name } now, and one table came along.
   *[other] You are { $name } now, and { $tables } tables came along.
  }
guest-stays = { $tables ->
    [one] At one table { $other } stays, because you have sat there, too.
   *[other] At { $tables } tables { $other } stays, because you have sat there, too.
  }

# Where one is signed in
devices-title = Your devices
devices-text = You are signed in on these. Signing out on one loses nothing: your seats and matches stay yours on the others.
devices-unknown = An unknown browser
devices-here = This device
devices-seen = Last opened { $when }
devices-since = Signed in since { $when }
devices-out = Sign out
devices-out-there = Sign out: { $device }
devices-out-all = Sign out everywhere
devices-sure-there = Sign out on “{ $device }”? Anyone who has the page open there is told, and can only watch from then on.
devices-sure-here = Sign out on this device? You can come back with a link from one of your other devices.
devices-sure-last = Sign out on this device? You are signed in nowhere else, so nobody can get back to your seats and matches, not even you.
devices-sure-all = Sign out on all devices, this one too? After that nobody can get back to your seats and matches, not even you.
devices-sure-kept = Sign out on this device? You can sign in again at any time.
devices-sure-all-kept = Sign out on all devices, this one too? You can sign in again at any time.
devices-done = Signed out: { $device }.
devices-nobody = You are not signed in on this device.
devices-news = You have signed in on another device: { $device }. Was it not you? Sign it out on the page of your devices.
signed-out-title = You are signed out here
signed-out-text = This device was signed out, perhaps by you on another one. You can still watch every table that you have a link to, or sit down under a new name.
signed-out-back = If you are still signed in on another device, make a link there to continue here.
