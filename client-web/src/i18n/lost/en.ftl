# Gone
lost-title = There is nothing here
lost-text = There may be a typo in the address, or the page is gone. You find all your tables on the home page.

# A table that cannot be shown
gone-title = This table is gone
gone-text = The link may be incomplete, or the table never began and was deleted because nobody opened it for some time. Ask whoever sent it for a new one, or set up a table yourself.
gone-closed = This table was closed
gone-closed-text = It ended without a result. You can set up another one at any time.
