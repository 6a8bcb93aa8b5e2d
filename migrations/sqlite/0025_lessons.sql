-- A lesson teaches a game to one user. Such matches are in no list.
alter table match add column is_lesson integer not null default 0 check (is_lesson in (0, 1));

-- The hints of a game that a user has seen, so that each is shown once.
create table seen_hint (
    user_id blob not null references person (user_id),
    game text not null,
    hint text not null,
    primary key (user_id, game, hint)
) strict, without rowid;
