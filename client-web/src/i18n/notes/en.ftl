# Notes at steps of a match.
note-mine = My note: { $text }
note-of = { $name } notes: { $text }
note-here = Step { $n }
note-label = My note on this step
note-share = Others may read it
note-share-later = Others may read it once the match is over
note-private = Only you can read it.
note-save = Save the note
note-saved = The note is saved.
note-delete = Delete
note-delete-this = Delete the note on step { $n }
note-delete-ask = Delete this note for good?
note-delete-yes = Delete it
note-deleted = The note is deleted.
note-all = All notes
note-none = No notes yet.
note-own = You
note-shared = You, for everybody
note-shared-later = You, for everybody once the match is over
note-go = Go to step { $n }
note-change = Change the note on step { $n }
note-hide = Hide what { $name } writes
note-hidden = { $n ->
    [one] { $name }: one note, hidden.
   *[other] { $name }: { $n } notes, hidden.
}
note-show = Show again
note-used-up = You have 200 notes in this match, which is as many as there may be. Delete one first.
note-muted = The host of the server does not let you write to others for now. You can keep the note to yourself.
