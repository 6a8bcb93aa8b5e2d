-- What users have noted for themselves at steps of a match. Others see a shared note after the end of the match, and
-- nothing before.
create table note (
    match_id uuid not null references match (match_id),
    user_id uuid not null references person (user_id),
    version bigint not null,
    changed bigint not null,
    text text not null,
    is_shared boolean not null,
    primary key (match_id, user_id, version)
);
create index note_user on note (user_id);
