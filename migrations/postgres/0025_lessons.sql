-- A lesson teaches a game to one user. Such matches are in no list.
alter table match add column is_lesson boolean not null default false;

-- The hints of a game that a user has seen, so that each is shown once.
create table seen_hint (
    user_id uuid not null references person (user_id),
    game text not null,
    hint text not null,
    primary key (user_id, game, hint)
);
