-- The ways in which people sign in again: a mailbox or a passkey. `handle` is what finds one: the mail address in lower
-- case, or the id of the passkey. `label` is how its owner knows it, and `secret` what it is checked with, as JSON: the
-- public key and the counter of a passkey, nothing of a mailbox.
create table sign_in_method (
    method_id uuid not null primary key,
    user_id uuid not null references person (user_id),
    kind text not null check (kind in ('mail', 'passkey')),
    handle text not null,
    label text not null,
    secret text not null,
    added bigint not null,
    used bigint,
    unique (kind, handle)
);

create index sign_in_method_user on sign_in_method (user_id);

-- The codes that were asked for, each under the SHA-256 of a secret of the browser that asked, and kept for a day, because
-- an address gets so many a day. A code is stored for an address that nobody has, too, but not sent, so that entering one
-- takes the same time. `user_id` is who has the address or wants to add it; `adds` tells which of the two.
create table sign_in_code (
    browser_hash bytea not null primary key check (length(browser_hash) = 32),
    address text not null,
    user_id uuid references person (user_id),
    adds boolean not null,
    is_sent boolean not null,
    code_hash bytea not null check (length(code_hash) = 32),
    asked bigint not null,
    ends bigint not null,
    attempts bigint not null
);

create index sign_in_code_address on sign_in_code (address, asked);
create index sign_in_code_asked on sign_in_code (asked);

-- What browsers were asked to sign with a passkey, by the challenge in it. Each is answered once. `user_id` is who adds a
-- passkey; nobody when somebody signs in.
create table passkey_ceremony (
    challenge bytea not null primary key check (length(challenge) = 16),
    user_id uuid references person (user_id),
    state bytea not null,
    ends bigint not null
);

-- When the user last showed, in a session that goes on, that it is them.
alter table session add column proved bigint;
-- Up to when the device of a session was told of sign-ins on others; null for since the session began.
alter table session add column told bigint;
