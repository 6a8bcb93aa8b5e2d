-- What statistics need of each match that was played to its end, made from its steps. `due`: it is still to be made. A
-- match whose steps cannot be read keeps an empty one. The rows follow the running numbers of ended matches, so that
-- everything is made anew when these are read anew.
create table match_summary (
    match_id blob not null primary key references match (match_id),
    number integer not null,
    due integer not null check (due in (0, 1)),
    body text
) strict, without rowid;

create index match_summary_due on match_summary (number) where due;

-- The matches that ended before this are read, too.
delete from reader where name = 'ended';
