-- Guests who signed in as another user and brought their seats along. The guest stays: tables at which both ever sat have
-- them still, and so have earlier steps. `session_hash` is the session of the guest by which it was asked for, so that who
-- asks again is answered the same; `tables` and `left_behind` are the answer.
create table user_merge (
    from_user blob not null primary key references person (user_id),
    into_user blob not null references person (user_id),
    session_hash blob not null check (length(session_hash) = 32),
    at integer not null,
    tables integer not null,
    left_behind integer not null
) strict, without rowid;
create index user_merge_into on user_merge (into_user);
create index user_merge_session on user_merge (session_hash);
create index user_merge_at on user_merge (at);

-- The lines of a user are looked for in all matches when they become another user, or are erased.
create index chat_author on chat (user_id, match_id);
