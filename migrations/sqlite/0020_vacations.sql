-- The vacations of people: present, planned and past ones, which count against the days of a year. Matches have what
-- concerns their clocks in their own steps.
create table vacation (
    user_id blob not null references person (user_id),
    begins integer not null,
    ends integer not null check (ends > begins),
    primary key (user_id, begins)
) strict, without rowid;
