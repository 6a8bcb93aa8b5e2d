-- What people see of their sessions: since when, when last, on what. Sessions of before tell it when they are next used.
alter table session add column created bigint;
alter table session add column seen bigint;
alter table session add column device text;
create index session_person on session (user_id);
