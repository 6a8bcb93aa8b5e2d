-- Lines are numbered within their match, so that somebody who comes back is told just what they missed, and a line is
-- kept once, however often it is sent.
create table numbered_chat (
    match_id uuid not null references match (match_id),
    number bigint not null,
    at bigint not null,
    user_id uuid,
    request text,
    name text not null,
    seat bigint,
    text text not null,
    primary key (match_id, number)
);

insert into numbered_chat (match_id, number, at, name, seat, text)
select match_id, row_number() over (partition by match_id order by line), at, name, seat, text from chat;

drop table chat;
alter table numbered_chat rename to chat;

create unique index chat_request on chat (match_id, user_id, request) where request is not null;
