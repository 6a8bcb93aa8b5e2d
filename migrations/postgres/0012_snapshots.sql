-- A running match as it was after one of its steps, so that a long one is opened without folding all of it. A cache: what
-- is missing, or was made by another build, is folded instead.
create table snapshot (
    match_id uuid not null primary key references match (match_id),
    version bigint not null,
    build text not null,
    content text not null
);
