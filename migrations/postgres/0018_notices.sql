-- What people are to be told while they are away (ARCHITECTURE.md, "Notices"), where, and what they were told already.
-- Who is awaited since when stands in `seat`; when a match last began or ended, and since when a bot plays for somebody,
-- is added here, so that whatever is to be told follows from what is stored.
alter table match add column status_since bigint not null default 0;
update match set status_since = touched;
create index match_status_since on match (status_since);
alter table seat add column stand_in_since bigint;

-- What a person wants to be told, on which channels (`kinds` and `quiet` are JSON), and in which language.
create table notice_settings (
    user_id uuid not null primary key references person (user_id),
    language text not null,
    kinds text not null,
    wants_chat boolean not null,
    always boolean not null,
    quiet text
);

create table notice_silent (
    user_id uuid not null references person (user_id),
    match_id uuid not null references match (match_id),
    primary key (user_id, match_id)
);

-- Where a person is told: a browser, a mailbox or a webhook. `detail` is JSON: the keys of a browser, the secret of a
-- webhook, when mail is sent. `retry_at` is set while a target refuses, and `is_refused` once it does for good.
create table notice_target (
    target_id uuid not null primary key,
    user_id uuid not null references person (user_id),
    channel text not null check (channel in ('push', 'mail', 'webhook')),
    address text not null,
    detail text not null,
    since bigint not null,
    failures bigint not null default 0,
    retry_at bigint,
    is_refused boolean not null default false
);

create index notice_target_user on notice_target (user_id, channel);
create unique index notice_target_browser on notice_target (address) where channel = 'push';

-- What was told there: of each kind at each table the latest. `since` says which wait, beginning or end it was.
create table notice_told (
    target_id uuid not null,
    match_id uuid not null,
    kind text not null,
    since bigint not null,
    at bigint not null,
    primary key (target_id, match_id, kind)
);

create index notice_told_at on notice_told (at);

-- Which server is about to tell something, until when. Used where several servers share one database.
create table notice_claim (
    target_id uuid not null,
    match_id uuid not null,
    kind text not null,
    since bigint not null,
    server_id uuid not null,
    ends bigint not null,
    primary key (target_id, match_id, kind)
);

-- The code that confirms a mailbox: its SHA-256, and how often it was entered wrong.
create table notice_code (
    user_id uuid not null primary key references person (user_id),
    address text not null,
    code_hash bytea not null check (length(code_hash) = 32),
    ends bigint not null,
    attempts bigint not null
);

-- One row: the key pair by which push services know this installation (VAPID).
create table notice_key (
    one bigint not null primary key check (one = 1),
    private_key bytea not null
);
