-- Public pages of users. A page is found by a random id of its own and not by the id of the user, from which one could find
-- out who a user is in every match. A user without one has no public page: it is private, or the user was erased, or is
-- somebody else now.
alter table person add column page_id uuid;
update person set page_id = gen_random_uuid()
where not erased and user_id not in (select from_user from user_merge);
create unique index person_page on person (page_id) where page_id is not null;

-- Users who have asked to be erased, and when they are. Until then their name is here and not with the user, so that nothing
-- shows it, and they may come back.
create table erasure (
    user_id uuid not null primary key references person (user_id),
    name text not null,
    due bigint not null
);

create index erasure_due on erasure (due);
