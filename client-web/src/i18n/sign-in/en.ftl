# Keeping who one is
keep-title = Keep who you are
keep-lead = This browser remembers you. If it forgets you, or you lose it, you can come back with one of these: your name, your seats and your matches are there again, in any browser.
keep-added = Added { $when }
keep-used = Last used { $when }
keep-unused = Not used yet
keep-remove = Remove
keep-remove-it = Remove { $what }
keep-sure = Remove { $what }? You can no longer sign in with it.
keep-sure-last = Remove { $what }? It is the last one. If this browser forgets you, nobody can get back to your seats and matches, not even you.
keep-removed = Removed: { $what }.
keep-mail-add = Add a mail address
keep-mail-done = You can now sign in with { $address }.
keep-passkey = A passkey
keep-passkey-of = A passkey ({ $device })
keep-passkey-add = Add a passkey
keep-passkey-done = You can now sign in with a passkey.
keep-passkey-hint = A passkey is kept by your phone, your computer or your password manager. Nothing to remember.
keep-provider-add = Add { $name }
keep-provider-done = Added. You can now come back this way, too.
keep-confirm = Confirm that it is you
keep-confirm-text = You signed in here some time ago. Before you change how you come back, sign in once more.
keep-confirmed = Confirmed: it is you.
keep-link-only = This server has no way of signing in. A link from a device on which you are signed in makes another browser you.

# Signing in
sign-in-title = Sign in
sign-in-lead = Were you here before, in another browser? Come back to your name, your seats and your matches.
sign-in-here = Right now this browser is { $name }.
sign-in-address = Mail address
sign-in-send = Send a code
sign-in-sent = If somebody here signs in with { $address }, a code is on its way there. It works for ten minutes, and only in this browser.
sign-in-sent-own = A code is on its way to { $address }. It works for ten minutes, and only in this browser.
sign-in-none = No mail? Look into the spam folder, or try another address. An address gets at most ten codes a day.
sign-in-too-many = Too many codes were asked for, for this address or from your network. Ask again { $when }. Until then there are the other ways: a passkey, a provider, or a link from another of your devices. The host of this server can help, too.
sign-in-code = The six digits
sign-in-enter = Continue
sign-in-other = Another address
sign-in-passkey = With a passkey
sign-in-passkey-failed = The request was cancelled, or this browser has no passkey for this page.
sign-in-provider = With { $name }
sign-in-new = Welcome. Choose the name under which others see you.
sign-in-link = Or make a link on a device on which you are signed in, on its page “{ $page }”, and open it here.
sign-in-done = You are { $name } here.

# One mailbox for notices and for signing in
both-offer-sign_in = You are told at { $address }. Use it to sign in, too? If you lose this device, a code that is sent there brings you back.
both-offer-notices = You sign in with { $address }. Shall mails go there, too, when it is your turn and you are not looking?
both-no = No, thank you
both-title-notices = Notices
both-switch-notices = Write to me here
both-title-sign_in = Signing in
both-switch-sign_in = I come back with a code that is sent here
both-told = Mails now go to { $address }.
both-none = No mail? Look into the spam folder.
both-again = Ask for another code

# Invitations of the host
invited-title = You are invited
invited-text = The host of this server lets you in. All you need is a name.
invited-enter = Come in
invited-before = I was here before
invited-ended = This invitation has been used up, has ended or was revoked. Ask the host for another one.
entry-invited-only = Only by invitation

# Refusals
code-not_fresh = Sign in once more before you change this.
code-bad_passkey = This passkey is not known here, or it took too long.
code-bad_provider = That did not sign you in. Try it again from here.
code-provider_unreachable = This provider does not answer. Try again later, or in another way.
code-already_kept = Somebody signs in with this already, perhaps you under another name.
code-invitation_needed = New players come in here only by invitation: open the link that the host has sent you. If you were here before, sign in.
code-provider_needed = Players come in here only by signing in at one of the host’s providers.
code-keep_first = Open tables are for players who can come back: add a way on your page, under “Keep who you are”.
code-no_open_tables = There are no open tables on this server. Invite by link instead.
