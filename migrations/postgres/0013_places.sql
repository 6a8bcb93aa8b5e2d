-- What every move changes is in no index, so that a move writes its row anew within its page and touches no index at
-- all ("heap-only tuple"). Indexes hold what may lag behind instead: `listed`, when a match last got its place in the
-- lists, is up to a minute before `touched` while the match is played; `wakes`, when its clock is next looked at, is
-- never after `deadline`.
alter table match add column listed bigint not null default 0;
alter table match add column wakes bigint;
update match set listed = touched, wakes = deadline;
drop index match_open;
drop index match_deadline;
create index match_open on match (status, listed, match_id) where is_open;
create index match_wakes on match (wakes) where status = 'running' and wakes is not null;
-- Room to write every row of a page anew: matches of the same hour lie together, and are played together.
alter table match set (fillfactor = 50);
alter table seat set (fillfactor = 50);
