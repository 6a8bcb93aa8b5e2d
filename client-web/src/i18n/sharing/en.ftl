# A picture and a film of a match
sharing-title = Share or save
sharing-drawing = Drawing the picture …
sharing-drawn = The picture is ready.
sharing-no-picture = This browser cannot draw the table. The link to this step shows it.
sharing-picture-share = Share the picture
sharing-picture-save = Save the picture
sharing-film = A film of several steps
sharing-from = From step
sharing-to = To step
sharing-length = { $n ->
    [one] One step, { $time }
   *[other] { $n } steps, { $time }
}
sharing-too-long = A film has at most { $most } steps.
sharing-backwards = The last step comes before the first.
sharing-not-there = Steps go from { $begin } to { $end }.
sharing-make = Make the film
sharing-making = Making the film: { $n } of { $last }
sharing-film-ready = The film is ready: { $time }.
sharing-film-share = Share the film
sharing-film-save = Save the film
sharing-no-film = The film could not be made.
sharing-export = Save as a file
sharing-whole = The whole match
sharing-step = Step { $step } of { $last }
sharing-look = Look at such a file
