-- A third way of signing in again: a provider of OpenID Connect. `handle` is then the issuer and the subject, and `secret`
-- nothing. SQLite cannot change a check, so the table is made anew.
create table sign_in_method_by_provider (
    method_id blob not null primary key,
    user_id blob not null references person (user_id),
    kind text not null check (kind in ('mail', 'passkey', 'provider')),
    handle text not null,
    label text not null,
    secret text not null,
    added integer not null,
    used integer,
    unique (kind, handle)
) strict, without rowid;
insert into sign_in_method_by_provider (method_id, user_id, kind, handle, label, secret, added, used)
select method_id, user_id, kind, handle, label, secret, added, used from sign_in_method;
drop table sign_in_method;
alter table sign_in_method_by_provider rename to sign_in_method;
create index sign_in_method_user on sign_in_method (user_id);

-- The browsers that were sent to a provider, by the SHA-256 of the state that they were sent with. Each comes back once, and
-- with the secret of which `browser_hash` is the SHA-256. `user_id` is who adds the provider to their ways of signing in;
-- nobody when somebody signs in.
create table provider_visit (
    state_hash blob not null primary key check (length(state_hash) = 32),
    browser_hash blob not null check (length(browser_hash) = 32),
    provider text not null,
    user_id blob references person (user_id),
    nonce text not null,
    verifier text not null,
    ends integer not null
) strict, without rowid;
