-- The ways in which people sign in again: a mailbox or a passkey. `handle` is what finds one: the mail address in lower
-- case, or the id of the passkey. `label` is how its owner knows it, and `secret` what it is checked with, as JSON: the
-- public key and the counter of a passkey, nothing of a mailbox.
create table sign_in_method (
    method_id blob not null primary key,
    user_id blob not null references person (user_id),
    kind text not null check (kind in ('mail', 'passkey')),
    handle text not null,
    label text not null,
    secret text not null,
    added integer not null,
    used integer,
    unique (kind, handle)
) strict, without rowid;

create index sign_in_method_user on sign_in_method (user_id);

-- The codes that were asked for, each under the SHA-256 of a secret of the browser that asked, and kept for a day, because
-- an address gets so many a day. A code is stored for an address that nobody has, too, but not sent, so that entering one
-- takes the same time. `user_id` is who has the address or wants to add it; `adds` tells which of the two.
create table sign_in_code (
    browser_hash blob not null primary key check (length(browser_hash) = 32),
    address text not null,
    user_id blob references person (user_id),
    adds integer not null check (adds in (0, 1)),
    is_sent integer not null check (is_sent in (0, 1)),
    code_hash blob not null check (length(code_hash) = 32),
    asked integer not null,
    ends integer not null,
    attempts integer not null
) strict, without rowid;

create index sign_in_code_address on sign_in_code (address, asked);
create index sign_in_code_asked on sign_in_code (asked);

-- What browsers were asked to sign with a passkey, by the challenge in it. Each is answered once. `user_id` is who adds a
-- passkey; nobody when somebody signs in.
create table passkey_ceremony (
    challenge blob not null primary key check (length(challenge) = 16),
    user_id blob references person (user_id),
    state blob not null,
    ends integer not null
) strict, without rowid;

-- When the user last showed, in a session that goes on, that it is them.
alter table session add column proved integer;
-- Up to when the device of a session was told of sign-ins on others; null for since the session began.
alter table session add column told integer;
