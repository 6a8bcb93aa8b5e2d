-- Which offers to use a mailbox for something else as well a user has answered (a list in JSON), so that each is made once.
alter table notice_settings add column offered text not null default '[]';
