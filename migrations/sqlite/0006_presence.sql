-- Whose people are connected to which of several servers, until when that holds: votes count everybody who is there.
create table presence (
    match_id blob not null references match (match_id),
    server_id blob not null,
    seats text not null,
    ends integer not null,
    primary key (match_id, server_id)
) strict, without rowid;
