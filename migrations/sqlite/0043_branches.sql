-- A match that branches off another one: which, unless that was deleted, and the version of the step with which it does.
-- What was played before belongs to the other match.
alter table match add column branch_of blob references match (match_id);
alter table match add column branched_at integer;
-- A match is deleted only after its branches forget it.
create index match_branch on match (branch_of) where branch_of is not null;
