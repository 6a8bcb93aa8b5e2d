-- Whether the ratings still have to follow a match that counts for them; null: it does not count. Known once the summary
-- is made.
alter table match_summary add column rating_due boolean;

create index match_summary_rating_due on match_summary (number) where rating_due;

-- How well users play a game, on a scale: the id of the circle, or for that of the server the id without bits. In billionths
-- of a point.
create table rating (
    scale uuid not null,
    game text not null,
    user_id uuid not null references person (user_id),
    points bigint not null,
    deviation bigint not null,
    matches bigint not null,
    latest bigint not null,
    primary key (scale, game, user_id)
);

create index rating_ladder on rating (scale, game, points);
create index rating_user on rating (user_id);

-- What a match has changed for who held a seat at its end, and the number of their rated matches then.
create table rating_change (
    match_id uuid not null references match (match_id),
    scale uuid not null,
    seat bigint not null,
    points_before bigint not null,
    points bigint not null,
    deviation bigint not null,
    matches bigint not null,
    primary key (match_id, scale, seat)
);

-- The games whose ratings are to be made anew, because a user was erased or has become another one.
create table rating_stale (
    game text not null primary key
);
