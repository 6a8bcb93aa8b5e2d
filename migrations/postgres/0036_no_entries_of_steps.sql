-- Nobody read what was written of steps and lines of chat. Entries remain of people, of the host and of ends of matches, so in
-- `matches` there are ids of matches alone.
delete from entry where kind in ('steps', 'lines');
