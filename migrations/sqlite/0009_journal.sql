-- Steps in the order in which they were made: writing one changes the end of this table and nothing else. They are
-- moved into `step` behind the moves, many at a time and sorted; `deadline` and `awaited` (JSON: one entry a seat, none
-- where nothing changed) bring the header and the seats of their match up to date.
create table journal (
    entry integer not null primary key,
    match_id blob not null,
    version integer not null,
    at integer not null,
    kind text not null check (kind in ('action', 'undo', 'table')),
    seat integer,
    user_id blob,
    request text,
    action text,
    events text not null,
    table_events text not null,
    undoes integer,
    fixed integer not null check (fixed in (0, 1)),
    deadline integer,
    awaited text
) strict;

-- Whoever writes a step has read all steps before it and looked the request up among them, and no two can write the
-- same version: so no request is carried out twice.
drop index step_request;
