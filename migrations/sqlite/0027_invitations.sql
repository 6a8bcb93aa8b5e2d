-- The invitations of the host, with which new users come in where not everybody may: each by the SHA-256 of the token in its
-- link, with how many may use it, and how many have.
create table host_invitation (
    invitation_id blob not null primary key,
    token_hash blob not null unique check (length(token_hash) = 32),
    uses integer not null,
    used integer not null,
    created integer not null,
    ends integer not null,
    check (used <= uses)
) strict, without rowid;
