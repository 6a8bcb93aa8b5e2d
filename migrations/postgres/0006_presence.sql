-- Whose people are connected to which of several servers, until when that holds: votes count everybody who is there.
create table presence (
    match_id uuid not null references match (match_id),
    server_id uuid not null,
    seats jsonb not null,
    ends bigint not null,
    primary key (match_id, server_id)
);
