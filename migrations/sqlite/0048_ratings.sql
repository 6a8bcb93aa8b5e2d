-- Whether the ratings still have to follow a match that counts for them; null: it does not count. Known once the summary
-- is made.
alter table match_summary add column rating_due integer check (rating_due in (0, 1));

create index match_summary_rating_due on match_summary (number) where rating_due;

-- How well users play a game, on a scale: the id of the circle, or for that of the server the id without bits. In billionths
-- of a point.
create table rating (
    scale blob not null,
    game text not null,
    user_id blob not null references person (user_id),
    points integer not null,
    deviation integer not null,
    matches integer not null,
    latest integer not null,
    primary key (scale, game, user_id)
) strict, without rowid;

create index rating_ladder on rating (scale, game, points);
create index rating_user on rating (user_id);

-- What a match has changed for who held a seat at its end, and the number of their rated matches then.
create table rating_change (
    match_id blob not null references match (match_id),
    scale blob not null,
    seat integer not null,
    points_before integer not null,
    points integer not null,
    deviation integer not null,
    matches integer not null,
    primary key (match_id, scale, seat)
) strict, without rowid;

-- The games whose ratings are to be made anew, because a user was erased or has become another one.
create table rating_stale (
    game text not null primary key
) strict, without rowid;
