-- What the host tells everybody who has a page open, and from when to when. `says` is JSON.
create table announcement (
    announcement_id uuid not null primary key,
    says jsonb not null,
    shown_from bigint not null,
    shown_until bigint not null
);

-- What users have shown to the host: a line of chat or a name, as it was. `subject` says what it is, so that each is
-- stored once. When a circle ends, its id stays here and leads nowhere.
create table report (
    report_id uuid not null primary key,
    subject text not null unique,
    kind text not null,
    reported_id uuid not null references person (user_id),
    match_id uuid references match (match_id),
    circle_id uuid,
    text text not null,
    at bigint not null,
    answered bigint,
    verdict text,
    answer text
);
create index report_reported on report (reported_id);
create index report_match on report (match_id);

-- Who has shown it, and in which words. `is_told` is whether they have heard the answer.
create table reporter (
    report_id uuid not null references report (report_id),
    user_id uuid not null references person (user_id),
    reported bigint not null,
    words text not null,
    is_told boolean not null,
    primary key (report_id, user_id)
);
create index reporter_user on reporter (user_id);
