-- Until when some other server than the leader has the match open, as far as it said so.
alter table lease add column shared_until bigint;
