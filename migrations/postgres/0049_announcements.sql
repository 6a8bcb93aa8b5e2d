-- What the host tells everybody who has a page open, and from when to when. `says` is JSON.
create table announcement (
    announcement_id uuid not null primary key,
    says jsonb not null,
    shown_from bigint not null,
    shown_until bigint not null
);
