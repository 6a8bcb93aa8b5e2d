-- Until when the host lets somebody say nothing.
alter table person add column muted_until integer;
