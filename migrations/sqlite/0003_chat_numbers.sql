-- Lines are numbered within their match, so that somebody who comes back is told just what they missed, and a line is
-- kept once, however often it is sent.
create table numbered_chat (
    match_id blob not null references match (match_id),
    number integer not null,
    at integer not null,
    user_id blob,
    request text,
    name text not null,
    seat integer,
    text text not null,
    primary key (match_id, number)
) strict, without rowid;

insert into numbered_chat (match_id, number, at, name, seat, text)
select match_id, row_number() over (partition by match_id order by line), at, name, seat, text from chat;

drop table chat;
alter table numbered_chat rename to chat;

create unique index chat_request on chat (match_id, user_id, request) where request is not null;
