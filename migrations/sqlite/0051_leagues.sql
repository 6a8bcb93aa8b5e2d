-- Leagues: people of a circle play one game, round after round. When the circle ends, its id stays here and leads nowhere.
-- Without a maker, that user is no more. `due`: when the latest round ends at the latest while it is played (`is_played`), or
-- else when the next one begins. `version` rises with each change, so that of two servers one carries out what comes next.
create table league (
    league_id blob not null primary key,
    circle_id blob not null,
    maker_id blob references person (user_id),
    plan text not null,
    created integer not null,
    state text not null,
    is_played integer not null,
    due integer,
    version integer not null
) strict, without rowid;

create index league_circle on league (circle_id, created);
create index league_maker on league (maker_id) where maker_id is not null;
create index league_running on league (due) where state = 'running';

-- Who plays, in the order in which they joined, and since when they are what they are. Without a user, that user is no more.
create table league_player (
    league_id blob not null references league (league_id),
    number integer not null,
    user_id blob references person (user_id),
    state text not null,
    since integer not null,
    primary key (league_id, number),
    unique (league_id, user_id)
) strict, without rowid;

create index league_player_user on league_player (user_id) where user_id is not null;

create table league_round (
    league_id blob not null references league (league_id),
    round integer not null,
    began integer not null,
    ends integer not null,
    primary key (league_id, round)
) strict, without rowid;

-- Without a match, it is no longer kept.
create table league_table (
    league_id blob not null,
    round integer not null,
    number integer not null,
    match_id blob unique references match (match_id),
    primary key (league_id, round, number),
    foreign key (league_id, round) references league_round (league_id, round)
) strict, without rowid;

-- Where a player sits in a round; without a table, they sit out. The result stands here when the round is over.
create table league_seat (
    league_id blob not null,
    round integer not null,
    player integer not null,
    number integer,
    seat integer,
    kind text,
    points integer,
    place integer,
    primary key (league_id, round, player),
    foreign key (league_id, round) references league_round (league_id, round),
    foreign key (league_id, player) references league_player (league_id, number),
    check ((number is null) = (seat is null) and (kind is null) = (points is null))
) strict, without rowid;
