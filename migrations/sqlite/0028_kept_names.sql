-- The names that users keep, who have a way to sign in again: nobody else can take such a name, nor one that looks like it.
-- A row for each skeleton of a name, which the program makes: two names with a common one are taken for each other. Names
-- of users who had a way to sign in before are kept when the database is opened.
create table kept_name (
    skeleton text not null primary key,
    user_id blob not null references person (user_id)
) strict, without rowid;

create index kept_name_user on kept_name (user_id);
