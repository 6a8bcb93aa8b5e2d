-- Circles: people who play together. Whoever has the link with the key may join. The owner is one of the members.
create table circle (
    circle_id uuid not null primary key,
    name text not null,
    owner_id uuid not null references person (user_id),
    join_key bytea not null unique,
    created bigint not null
);

create table circle_member (
    circle_id uuid not null references circle (circle_id),
    user_id uuid not null references person (user_id),
    joined bigint not null,
    primary key (circle_id, user_id)
);

create index circle_owner on circle (owner_id);
create index circle_member_user on circle_member (user_id);

-- The circle that a table was set up in. When the circle ends, its id stays here and leads nowhere: no other circle gets
-- it, and nothing else of it is left.
alter table match add column circle_id uuid;

create index match_circle on match (circle_id, status, listed, match_id) where circle_id is not null;
