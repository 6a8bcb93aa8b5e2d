-- What Rodada keeps.
-- The twin of migrations/sqlite/0001_tables.sql: the same tables and columns, which a test holds.
--
-- Times are milliseconds since 1970 in plain bigint, as everywhere in the server: one notation in both databases and
-- in the program, so nothing is converted, rounded or moved between time zones on the way.
-- Ids are UUIDs; those made later sort later, so what is played together lies together.

create table person (
    user_id uuid not null primary key,
    name text not null,
    created bigint not null
);

-- A session is known by the SHA-256 of its token, so a copy of the database opens none.
create table session (
    token_hash bytea not null primary key check (length(token_hash) = 32),
    user_id uuid not null references person (user_id),
    ends bigint not null
);

-- A one-time link that opens a session on another device.
create table device_link (
    token_hash bytea not null primary key check (length(token_hash) = 32),
    user_id uuid not null references person (user_id),
    ends bigint not null
);

-- The header of a match. `rematch_of` is not unique: a match that was set up while its predecessor could not be told
-- of it must not bar the next attempt.
create table match (
    match_id uuid not null primary key,
    game text not null,
    format bigint not null,
    seed bytea not null check (length(seed) = 32),
    invitation text not null,
    rematch_of uuid references match (match_id),
    created bigint not null,
    touched bigint not null,
    version bigint not null,
    deadline bigint,
    status text not null check (status in ('gathering', 'running', 'over', 'abandoned')),
    options jsonb not null,
    pace jsonb not null,
    is_open boolean not null,
    result jsonb
);

-- The list everybody sees: one status at a time, newest first.
create index match_open on match (status, touched, match_id) where is_open;
create index match_deadline on match (deadline) where status = 'running' and deadline is not null;
create index match_running on match (match_id) where status = 'running';

-- `name_folded` is the name in small letters, made by the program: SQL's own lower() knows ASCII only here and depends
-- on the locale there.
create table seat (
    match_id uuid not null references match (match_id),
    seat bigint not null,
    user_id uuid references person (user_id),
    name text,
    name_folded text,
    stand_in boolean not null,
    level text check (level in ('easy', 'good')),
    awaited_since bigint,
    primary key (match_id, seat),
    check (user_id is null or level is null),
    check ((user_id is null) = (name is null) and (name is null) = (name_folded is null))
);

create index seat_person on seat (user_id, match_id) where user_id is not null;

-- The record. (match_id, version) is the referee of ownership: of two servers that both think they lead a match, only
-- one can write the next step.
-- Actions and events are texts, not jsonb, which puts keys into an order of its own: they come back byte for byte as
-- they were written.
create table step (
    match_id uuid not null references match (match_id),
    version bigint not null,
    at bigint not null,
    kind text not null check (kind in ('action', 'undo', 'table')),
    seat bigint,
    user_id uuid,
    request text,
    action text,
    events text not null,
    table_events text not null,
    undoes bigint,
    fixed boolean not null,
    primary key (match_id, version)
);

-- What a client asked for once is done once. Requests of nobody (bots) are held apart by their version.
create unique index step_request on step (match_id, user_id, request) where request is not null;

create table chat (
    line bigint generated always as identity primary key,
    match_id uuid not null references match (match_id),
    at bigint not null,
    name text not null,
    seat bigint,
    text text not null
);

create index chat_match on chat (match_id, line);

-- Who watched what, so that it is listed for them.
create table watched (
    user_id uuid not null references person (user_id),
    match_id uuid not null references match (match_id),
    at bigint not null,
    primary key (user_id, match_id)
);

-- Which server leads a match, until when. Used where several servers share one database.
create table lease (
    match_id uuid not null primary key references match (match_id),
    server_id uuid not null,
    ends bigint not null
);

-- One row: when a server last said that it is alive, and when one had said so before that.
create table server_beat (
    one bigint not null primary key check (one = 1),
    at bigint not null,
    previous bigint
);
