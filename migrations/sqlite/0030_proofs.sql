-- The proof that a session opened by this link begins with: that of the session in which the link was made, if it has one.
alter table device_link add column proved integer;
-- Whether the session was opened by a link, and its user has not signed in there since.
alter table session add column by_link integer not null default 0 check (by_link in (0, 1));
