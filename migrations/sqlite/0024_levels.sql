-- Bots of more levels. SQLite cannot change a check, so the table is made anew. No bot is strong yet: the check knows the
-- level already, because making the table anew takes long where there are many seats.
create table seat_by_level (
    match_id blob not null references match (match_id),
    seat integer not null,
    user_id blob references person (user_id),
    stand_in integer not null check (stand_in in (0, 1)),
    level text check (level in ('beginner', 'easy', 'good', 'strong')),
    awaited_since integer,
    stand_in_since integer,
    unfinished integer not null default 1 check (unfinished in (0, 1)),
    primary key (match_id, seat),
    check (user_id is null or level is null)
) strict, without rowid;
insert into seat_by_level (match_id, seat, user_id, stand_in, level, awaited_since, stand_in_since, unfinished)
select match_id, seat, user_id, stand_in, level, awaited_since, stand_in_since, unfinished from seat order by match_id, seat;
drop table seat;
alter table seat_by_level rename to seat;
create index seat_person on seat (user_id, match_id) where user_id is not null;
create index seat_unfinished on seat (user_id, match_id) where unfinished and user_id is not null;
