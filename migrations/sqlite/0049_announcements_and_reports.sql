-- What the host tells everybody who has a page open, and from when to when. `says` is JSON.
create table announcement (
    announcement_id blob not null primary key,
    says text not null,
    shown_from integer not null,
    shown_until integer not null
) strict, without rowid;

-- What users have shown to the host: a line of chat or a name, as it was. `subject` says what it is, so that each is
-- stored once. When a circle ends, its id stays here and leads nowhere.
create table report (
    report_id blob not null primary key,
    subject text not null unique,
    kind text not null,
    reported_id blob not null references person (user_id),
    match_id blob references match (match_id),
    circle_id blob,
    text text not null,
    at integer not null,
    answered integer,
    verdict text,
    answer text
) strict, without rowid;
create index report_reported on report (reported_id);
create index report_match on report (match_id);

-- Who has shown it, and in which words. `is_told` is whether they have heard the answer.
create table reporter (
    report_id blob not null references report (report_id),
    user_id blob not null references person (user_id),
    reported integer not null,
    words text not null,
    is_told integer not null check (is_told in (0, 1)),
    primary key (report_id, user_id)
) strict, without rowid;
create index reporter_user on reporter (user_id);
