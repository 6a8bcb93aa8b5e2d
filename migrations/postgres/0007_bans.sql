-- Until when the host keeps somebody away.
alter table person add column banned_until bigint;
