-- What users have noted for themselves at steps of a match. Others see a shared note after the end of the match, and
-- nothing before.
create table note (
    match_id blob not null references match (match_id),
    user_id blob not null references person (user_id),
    version integer not null,
    changed integer not null,
    text text not null,
    is_shared integer not null check (is_shared in (0, 1)),
    primary key (match_id, user_id, version)
) strict, without rowid;
create index note_user on note (user_id);
