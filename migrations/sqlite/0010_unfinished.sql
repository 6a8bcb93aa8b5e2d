-- Whether the match of a seat is not over yet: what somebody is awaited at is found without looking at every match that
-- they ever played.
alter table seat add column unfinished integer not null default 1 check (unfinished in (0, 1));
update seat set unfinished = 0 where match_id in (select match_id from match where status in ('over', 'abandoned'));
create index seat_unfinished on seat (user_id, match_id) where unfinished and user_id is not null;
