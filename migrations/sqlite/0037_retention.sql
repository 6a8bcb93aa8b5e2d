-- When the user of a seat last opened the table, as far as it matters: it is written at most once an hour. What nobody
-- opens any more is deleted, or leaves the lists. It is not known of seats of before; tables that have not begun count as
-- opened when this is added, so that nobody loses one to it.
alter table seat add column seen integer;
update seat set seen = unixepoch() * 1000
where user_id is not null and match_id in (select match_id from match where status = 'gathering');

-- What is looked for, and what refers to a match that is deleted.
create index match_unstarted on match (listed, match_id) where status in ('gathering', 'abandoned');
create index match_lesson on match (listed, match_id) where is_lesson;
create index match_rematch on match (rematch_of) where rematch_of is not null;
create index watched_match on watched (match_id);
create index notice_silent_match on notice_silent (match_id);
create index notice_told_match on notice_told (match_id);
create index notice_claim_match on notice_claim (match_id);
