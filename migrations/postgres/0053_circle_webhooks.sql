-- Where a circle has the ends of its matches told. `number`: up to which ended match that was done. It belongs to the owner
-- who gave the address, and goes with them. `claimed_until`: until then one server tells.
create table circle_webhook (
    circle_id uuid not null primary key references circle (circle_id),
    address text not null,
    secret text not null,
    language text not null,
    number bigint not null,
    failures bigint not null,
    retry_at bigint,
    claimed_until bigint
);
