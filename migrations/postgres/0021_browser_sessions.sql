-- With which session a browser subscribed to pushes: signing out there ends its pushes, too.
alter table notice_target add column session_hash bytea;
create index notice_target_session on notice_target (session_hash) where session_hash is not null;
