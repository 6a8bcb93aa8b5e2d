-- What the host tells everybody who has a page open, and from when to when. `says` is JSON.
create table announcement (
    announcement_id blob not null primary key,
    says text not null,
    shown_from integer not null,
    shown_until integer not null
) strict, without rowid;
