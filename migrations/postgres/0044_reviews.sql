-- Finished matches that people look at together: who leads, and the step that everybody is shown.
create table review (
    review_id uuid not null primary key,
    match_id uuid not null references match (match_id),
    leader_id uuid not null references person (user_id),
    step bigint not null,
    touched bigint not null
);
create index review_match on review (match_id);
create index review_leader on review (leader_id, touched);
create index review_touched on review (touched);
