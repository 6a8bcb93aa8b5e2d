-- Finished matches that people look at together: who leads, and the step that everybody is shown.
create table review (
    review_id blob not null primary key,
    match_id blob not null references match (match_id),
    leader_id blob not null references person (user_id),
    step integer not null,
    touched integer not null
) strict, without rowid;
create index review_match on review (match_id);
create index review_leader on review (leader_id, touched);
create index review_touched on review (touched);
