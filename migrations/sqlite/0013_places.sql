-- What lists and clocks are found by. In Postgres they may lag behind `touched` and `deadline`, which change with every
-- move; here, where headers follow the moves in bulk, they are the same.
alter table match add column listed integer not null default 0;
alter table match add column wakes integer;
update match set listed = touched, wakes = deadline;
drop index match_open;
drop index match_deadline;
create index match_open on match (status, listed, match_id) where is_open;
create index match_wakes on match (wakes) where status = 'running' and wakes is not null;
