-- Where a circle has the ends of its matches told. `number`: up to which ended match that was done. It belongs to the owner
-- who gave the address, and goes with them. `claimed_until`: until then one server tells.
create table circle_webhook (
    circle_id blob not null primary key references circle (circle_id),
    address text not null,
    secret text not null,
    language text not null,
    number integer not null,
    failures integer not null,
    retry_at integer,
    claimed_until integer
) strict, without rowid;
