-- A third way of signing in again: a provider of OpenID Connect. `handle` is then the issuer and the subject, and `secret`
-- nothing.
alter table sign_in_method drop constraint sign_in_method_kind_check;
alter table sign_in_method add constraint sign_in_method_kind_check check (kind in ('mail', 'passkey', 'provider'));

-- The browsers that were sent to a provider, by the SHA-256 of the state that they were sent with. Each comes back once, and
-- with the secret of which `browser_hash` is the SHA-256. `user_id` is who adds the provider to their ways of signing in;
-- nobody when somebody signs in.
create table provider_visit (
    state_hash bytea not null primary key check (length(state_hash) = 32),
    browser_hash bytea not null check (length(browser_hash) = 32),
    provider text not null,
    user_id uuid references person (user_id),
    nonce text not null,
    verifier text not null,
    ends bigint not null
);
