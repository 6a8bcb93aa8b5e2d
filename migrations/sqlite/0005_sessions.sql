-- What people see of their sessions: since when, when last, on what. Sessions of before tell it when they are next used.
alter table session add column created integer;
alter table session add column seen integer;
alter table session add column device text;
create index session_person on session (user_id);
