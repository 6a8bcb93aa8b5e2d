-- The running number of each match that has ended. Numbers grow in the order of the entries of the ends, and none is given
-- again, even if its match is deleted.
create table ended_match (
    number bigint not null generated always as identity primary key,
    match_id uuid not null unique references match (match_id)
);
