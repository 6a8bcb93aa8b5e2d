-- The invitations of the host, with which new users come in where not everybody may: each by the SHA-256 of the token in its
-- link, with how many may use it, and how many have.
create table host_invitation (
    invitation_id uuid not null primary key,
    token_hash bytea not null unique check (length(token_hash) = 32),
    uses bigint not null,
    used bigint not null,
    created bigint not null,
    ends bigint not null,
    check (used <= uses)
);
