-- The running number of each match that has ended. Numbers grow in the order of the entries of the ends, and none is given
-- again, even if its match is deleted.
create table ended_match (
    number integer not null primary key autoincrement,
    match_id blob not null unique references match (match_id)
) strict;
