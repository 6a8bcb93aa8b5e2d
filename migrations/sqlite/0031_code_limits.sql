-- How many codes by mail may still be asked for: for a mailbox, and beside that for a browser that was signed in with it.
-- `counter` is a keyed hash that names which, so that no address stands here. `free_at` is when all of its codes are there
-- again; each one that is asked for puts it off. A row is deleted then.
create table code_limit (
    counter blob not null primary key check (length(counter) = 32),
    free_at integer not null
) strict, without rowid;

create index code_limit_free_at on code_limit (free_at);

-- Codes were kept for a day to be counted. They go when they end.
drop index sign_in_code_address;
drop index sign_in_code_asked;
create index sign_in_code_ends on sign_in_code (ends);
