-- Which channels there are is known to the program alone.
create table notice_target_of_any_channel (
    target_id blob not null primary key,
    user_id blob not null references person (user_id),
    channel text not null,
    address text not null,
    detail text not null,
    since integer not null,
    failures integer not null default 0,
    retry_at integer,
    is_refused integer not null default 0 check (is_refused in (0, 1)),
    session_hash blob
) strict, without rowid;
insert into notice_target_of_any_channel (target_id, user_id, channel, address, detail, since, failures, retry_at,
    is_refused, session_hash)
select target_id, user_id, channel, address, detail, since, failures, retry_at, is_refused, session_hash
from notice_target;
drop table notice_target;
alter table notice_target_of_any_channel rename to notice_target;
create index notice_target_user on notice_target (user_id, channel);
create unique index notice_target_browser on notice_target (address) where channel = 'push';
create index notice_target_session on notice_target (session_hash) where session_hash is not null;
