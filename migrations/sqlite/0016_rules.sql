-- The number of the rules that a match is played under; 0 when it was played under several. Nothing in matches from
-- before it was kept.
alter table match add column rules integer;
