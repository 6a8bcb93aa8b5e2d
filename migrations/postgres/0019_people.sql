-- People by reference: seats, steps and lines of chat hold ids, and the name of a user is in one place, where it is looked
-- up when it is shown. So nothing has a revision any more.
--
-- `name_folded` is the name in small letters, made by the program, because lower() depends on the locale here. Names of
-- before are folded when the database is opened.
alter table person drop column revision;
alter table person add column name_folded text;
alter table person add column erased boolean not null default false;
update person set erased = true, name = '', name_folded = '' where user_id in (
    select user_id from audit where kind = 'host_erased'
    union select user_id from entry where kind = 'host_erased');
create index person_name on person (name_folded, user_id);
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
    match_id uuid not null,
    name text not null,
    user_id uuid not null,
    created bigint not null
);
insert into unknown_author (match_id, name, user_id, created)
select match_id, name, gen_random_uuid(), min(at) from chat where user_id is null and text <> '' group by match_id, name;
insert into person (user_id, name, created) select user_id, name, created from unknown_author;
update chat set user_id = (
    select a.user_id from unknown_author a where a.match_id = chat.match_id and a.name = chat.name)
where user_id is null and text <> '';
drop table unknown_author;
alter table chat drop column name;

-- With the columns go the index and the check of names.
alter table seat drop column name, drop column name_folded;

-- Events that a user sat down or changed their name had the name. The ids are beside it already.
update step set table_events = (
    select '[' || string_agg(
        case when event ->> 'what' in ('sat', 'renamed') then (event::jsonb - 'name')::text else event::text end,
        ',' order by place) || ']'
    from json_array_elements(step.table_events::json) with ordinality as events (event, place))
where kind = 'table' and (table_events like '%"sat"%' or table_events like '%"renamed"%');

-- Snapshots have names, too. They are only a cache.
delete from snapshot;
