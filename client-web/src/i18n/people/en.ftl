# Guests
guest-mark = guest
guest-mark-means = Nobody keeps this name. Another guest may have it next time.

# A public page
person-title = { $name }
person-since = Here since { $month }
person-matches = Matches that you may see
person-none = There is no match here that you may see.
person-players = Players
person-gone-title = Nobody is here
person-gone-text = This page does not exist, or is private.

# The page of the user
page-title = Your page
page-switch = Others may see my page
page-hint = It has your name, the month since when you are here, and the matches with you that whoever looks may see anyway. If you switch it off, links to it lead nowhere, also later.
page-open = Look at your page

# All data
data-title = Your data
data-text = A file with everything that this server knows of you: how you sign in, where, your matches as your seats saw them, and what you wrote.
data-save = Save as a file

# Erasing oneself
erase-title = Delete my data
erase-text = You are signed out everywhere, and nobody sees your name any more. After a week your data is deleted for good. Until then you can sign in and come back.
erase-text-guest = You are signed out, and nobody sees your name any more. After a week your data is deleted for good. You have no way of signing in, so you cannot come back.
erase-do = Delete my data
erase-sure = Delete the data of { $name }? Your seats stay with “somebody”, and the others decide how the match goes on.
erase-done = You are signed out. Your data will be deleted on { $day }.
erase-confirm = You signed in here some time ago. Before your data is deleted, sign in once more.
back-title = Do you want to come back?
back-text = The data of { $name } will be deleted on { $day }, as you asked. Everything is still there.
back-do = Stay { $name }
back-not = Not now

# Names that are kept
name-other-title = Somebody keeps this name
name-other-text = { $name } is kept by somebody else here, or looks like a name that is. Choose another one, and it is kept for you.

# The guest that this browser was
guest-was = { $tables ->
    [one] You are { $name } here. Until now this browser was { $other }, who sits at one table. What becomes of this seat?
   *[other] You are { $name } here. Until now this browser was { $other }, who sits at { $tables } tables. What becomes of these seats?
  }
guest-still = This browser was { $other } before you signed in.
guest-still-answer = What becomes of the seats?

# Refusals
code-name_taken = Somebody keeps this name, or one that looks like it. Please choose another one.
