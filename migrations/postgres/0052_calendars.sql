-- The address of a user's calendar of leagues: the SHA-256 of its secret part, and the language of its words.
create table calendar (
    user_id uuid not null primary key references person (user_id),
    secret bytea not null unique,
    language text not null,
    made bigint not null
);
