-- People by reference: seats, steps and lines of chat hold ids, and the name of a user is in one place, where it is looked
-- up when it is shown. So nothing has a revision any more.
--
-- `name_folded` is the name in small letters, made by the program, because lower() knows only ASCII here. Names of before
-- are folded when the database is opened.
alter table person drop column revision;
alter table person add column name_folded text;
alter table person add column erased integer not null default 0 check (erased in (0, 1));
update person set erased = 1, name = '', name_folded = '' where user_id in (
    select user_id from audit where kind = 'host_erased'
    union select user_id from entry where kind = 'host_erased');
create index person_name on person (name_folded);
create index person_unfolded on person (user_id) where name_folded is null;

alter table match drop column revision;

-- The author of a line from before ids were kept is the user of that name who sat at the table or watched it.
update chat set user_id = coalesce(
    (select s.user_id from seat s where s.match_id = chat.match_id and s.name = chat.name and s.seat = chat.seat),
    (select s.user_id from seat s where s.match_id = chat.match_id and s.name = chat.name limit 1))
where user_id is null and text <> '';
update chat set user_id = (
    select p.user_id from watched w join person p on p.user_id = w.user_id
    where w.match_id = chat.match_id and p.name = chat.name limit 1)
where user_id is null and text <> '';
-- Where nobody is found, the author becomes a user of their own, as whom nobody can sign in.
create table unknown_author (
    match_id blob not null,
    name text not null,
    user_id blob not null,
    created integer not null
) strict;
insert into unknown_author (match_id, name, user_id, created)
select match_id, name, randomblob(16), min(at) from chat where user_id is null and text <> '' group by match_id, name;
insert into person (user_id, name, created) select user_id, name, created from unknown_author;
update chat set user_id = (
    select a.user_id from unknown_author a where a.match_id = chat.match_id and a.name = chat.name)
where user_id is null and text <> '';
drop table unknown_author;
alter table chat drop column name;

create table seat_by_reference (
    match_id blob not null references match (match_id),
    seat integer not null,
    user_id blob references person (user_id),
    stand_in integer not null check (stand_in in (0, 1)),
    level text check (level in ('easy', 'good')),
    awaited_since integer,
    stand_in_since integer,
    unfinished integer not null default 1 check (unfinished in (0, 1)),
    primary key (match_id, seat),
    check (user_id is null or level is null)
) strict, without rowid;
insert into seat_by_reference (match_id, seat, user_id, stand_in, level, awaited_since, stand_in_since, unfinished)
select match_id, seat, user_id, stand_in, level, awaited_since, stand_in_since, unfinished from seat order by match_id, seat;
drop table seat;
alter table seat_by_reference rename to seat;
create index seat_person on seat (user_id, match_id) where user_id is not null;
create index seat_unfinished on seat (user_id, match_id) where unfinished and user_id is not null;

-- Events that a user sat down or changed their name had the name. The ids are beside it already.
update step set table_events = (
    select json_group_array(json_remove(value, case when value ->> 'what' in ('sat', 'renamed') then '$.name' else '$.-' end))
    from json_each(step.table_events))
where kind = 'table' and (table_events like '%"sat"%' or table_events like '%"renamed"%');
update journal set table_events = (
    select json_group_array(json_remove(value, case when value ->> 'what' in ('sat', 'renamed') then '$.name' else '$.-' end))
    from json_each(journal.table_events))
where kind = 'table' and (table_events like '%"sat"%' or table_events like '%"renamed"%');

-- Snapshots have names, too. They are only a cache.
delete from snapshot;
