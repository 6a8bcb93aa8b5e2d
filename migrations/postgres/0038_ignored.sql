-- Whose lines of chat a user does not want to see. Whoever is ignored is ignored with the guests that they were, each in
-- a row of its own.
create table ignored (
    user_id uuid not null references person (user_id),
    ignored_user_id uuid not null references person (user_id),
    primary key (user_id, ignored_user_id)
);
create index ignored_user on ignored (ignored_user_id);
