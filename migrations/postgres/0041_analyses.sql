-- What a server has computed of a finished match. It can be computed again: an analysis by another build is dropped.
create table analysis (
    match_id uuid not null primary key references match (match_id),
    build text not null,
    body text not null
);
