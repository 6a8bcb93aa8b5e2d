-- What Rodada keeps.
-- The twin of migrations/postgres/0001_tables.sql: the same tables and columns, which a test holds.
--
-- Times are milliseconds since 1970 in plain integers, as everywhere in the server: one notation in both databases and
-- in the program, so nothing is converted, rounded or moved between time zones on the way.
-- Ids are UUIDs as 16 bytes; those made later sort later, so what is played together lies together.

-- "Roda": tells our files from those of other programs.
pragma application_id = 1383031905;

create table person (
    user_id blob not null primary key,
    name text not null,
    created integer not null
) strict, without rowid;

-- A session is known by the SHA-256 of its token, so a copy of the database opens none.
create table session (
    token_hash blob not null primary key check (length(token_hash) = 32),
    user_id blob not null references person (user_id),
    ends integer not null
) strict, without rowid;

-- A one-time link that opens a session on another device.
create table device_link (
    token_hash blob not null primary key check (length(token_hash) = 32),
    user_id blob not null references person (user_id),
    ends integer not null
) strict, without rowid;

-- The header of a match. `rematch_of` is not unique: a match that was set up while its predecessor could not be told
-- of it must not bar the next attempt.
create table match (
    match_id blob not null primary key,
    game text not null,
    format integer not null,
    seed blob not null check (length(seed) = 32),
    invitation text not null,
    rematch_of blob references match (match_id),
    created integer not null,
    touched integer not null,
    version integer not null,
    deadline integer,
    status text not null check (status in ('gathering', 'running', 'over', 'abandoned')),
    options text not null,
    pace text not null,
    is_open integer not null check (is_open in (0, 1)),
    result text
) strict, without rowid;

-- The list everybody sees: one status at a time, newest first.
create index match_open on match (status, touched, match_id) where is_open;
create index match_deadline on match (deadline) where status = 'running' and deadline is not null;
create index match_running on match (match_id) where status = 'running';

-- `name_folded` is the name in small letters, made by the program: SQL's own lower() knows ASCII only here and depends
-- on the locale there.
create table seat (
    match_id blob not null references match (match_id),
    seat integer not null,
    user_id blob references person (user_id),
    name text,
    name_folded text,
    stand_in integer not null check (stand_in in (0, 1)),
    level text check (level in ('easy', 'good')),
    awaited_since integer,
    primary key (match_id, seat),
    check (user_id is null or level is null),
    check ((user_id is null) = (name is null) and (name is null) = (name_folded is null))
) strict, without rowid;

create index seat_person on seat (user_id, match_id) where user_id is not null;

-- The record. (match_id, version) is the referee of ownership: of two servers that both think they lead a match, only
-- one can write the next step.
-- Actions and events are texts, not SQLite's binary JSON: they come back byte for byte as they were written.
create table step (
    match_id blob not null references match (match_id),
    version integer not null,
    at integer not null,
    kind text not null check (kind in ('action', 'undo', 'table')),
    seat integer,
    user_id blob,
    request text,
    action text,
    events text not null,
    table_events text not null,
    undoes integer,
    fixed integer not null check (fixed in (0, 1)),
    primary key (match_id, version)
) strict, without rowid;

-- What a client asked for once is done once. Requests of nobody (bots) are held apart by their version.
create unique index step_request on step (match_id, user_id, request) where request is not null;

create table chat (
    line integer not null primary key,
    match_id blob not null references match (match_id),
    at integer not null,
    name text not null,
    seat integer,
    text text not null
) strict;

create index chat_match on chat (match_id, line);

-- Who watched what, so that it is listed for them.
create table watched (
    user_id blob not null references person (user_id),
    match_id blob not null references match (match_id),
    at integer not null,
    primary key (user_id, match_id)
) strict, without rowid;

-- Which server leads a match, until when. Used where several servers share one database.
create table lease (
    match_id blob not null primary key references match (match_id),
    server_id blob not null,
    ends integer not null
) strict, without rowid;

-- One row: when a server last said that it is alive, and when one had said so before that.
create table server_beat (
    one integer not null primary key check (one = 1),
    at integer not null,
    previous integer
) strict;
