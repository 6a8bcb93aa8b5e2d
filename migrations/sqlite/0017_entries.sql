-- What was committed, in one order, for readers that each keep a cursor (ARCHITECTURE.md, "One order of entries"). A row
-- says what one transaction did of one kind. It holds ids and numbers, never a name or a text of chat.
-- `transaction_id` matters in Postgres only: here numbers are given in the order of the commits.
-- `matches` is JSON: of steps and lines of chat a match and a number each, of changes by the host the matches changed.
-- `value` is until when somebody is banned or muted, or how many lines were deleted.
create table entry (
    number integer not null primary key autoincrement,
    transaction_id integer not null default 0 check (transaction_id = 0),
    at integer not null,
    kind text not null,
    user_id blob,
    matches text,
    by_host text,
    value integer,
    check ((by_host is null) = (kind not like 'host\_%' escape '\'))
) strict;

-- How far each reader has got: everything up to this place is applied. `rebuilt` matters in Postgres only.
create table reader (
    name text not null primary key,
    transaction_id integer not null,
    number integer not null,
    rebuilt text
) strict, without rowid;

-- What the host did, under the number of its entry.
create table audit (
    number integer not null primary key,
    at integer not null,
    kind text not null,
    user_id blob,
    match_id blob,
    by_host text not null,
    value integer
) strict;

-- Until now only the subject of a change by the host was recorded.
insert into entry (at, kind, user_id, matches, by_host)
select at, 'host_changed', user_id,
    case when match_id is not null then json_array(lower(
        substr(hex(match_id), 1, 8) || '-' || substr(hex(match_id), 9, 4) || '-' || substr(hex(match_id), 13, 4) || '-'
        || substr(hex(match_id), 17, 4) || '-' || substr(hex(match_id), 21))) end,
    'not recorded'
from host_change order by number;
drop table host_change;
