-- The vacations of people: present, planned and past ones, which count against the days of a year. Matches have what
-- concerns their clocks in their own steps.
create table vacation (
    user_id uuid not null references person (user_id),
    begins bigint not null,
    ends bigint not null check (ends > begins),
    primary key (user_id, begins)
);
