-- How often the host has changed a person's name, and what is kept of a match: names and lines, never its steps. What
-- was asked for under a name of before, or planned on a record of before, is not written.
alter table person add column revision integer not null default 0;
alter table match add column revision integer not null default 0;

-- What the host has changed, in order, so that every server hears of it: whose sockets no longer stand for what they
-- came with, and which matches are to be read anew. It says who and which, and never what stood there before.
create table host_change (
    number integer not null primary key,
    at integer not null,
    user_id blob,
    match_id blob,
    check ((user_id is null) <> (match_id is null))
) strict;
