-- Evenings: several matches of the same people in a circle. Only the plan is kept; the standing follows from the results of
-- the matches. When the circle ends, its id stays here and leads nowhere. `ended`: when somebody ended the evening before
-- its last match, or the table that nobody came to was deleted. Without a maker, that user is no more.
create table evening (
    evening_id uuid not null primary key,
    circle_id uuid not null,
    maker_id uuid references person (user_id),
    plan jsonb not null,
    created bigint not null,
    ended bigint
);

create index evening_circle on evening (circle_id, created);
create index evening_maker on evening (maker_id) where maker_id is not null;

-- Which match of the plan a match is, from 1.
create table evening_match (
    evening_id uuid not null references evening (evening_id),
    number bigint not null,
    match_id uuid not null unique references match (match_id),
    primary key (evening_id, number)
);
