-- The users who may open the host's page.
create table host_person (
    user_id uuid not null primary key references person (user_id),
    named bigint not null
);

-- Links that open the host's page while no host is named: each works once, and opens the page for one browser.
create table host_link (
    token_hash bytea not null primary key check (length(token_hash) = 32),
    ends bigint not null
);

-- The browsers in which such a link has opened the page, and until when.
create table host_visit (
    token_hash bytea not null primary key check (length(token_hash) = 32),
    ends bigint not null
);
