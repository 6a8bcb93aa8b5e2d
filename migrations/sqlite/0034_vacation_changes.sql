-- When the vacations of a user were last changed. No change takes place before the one before, whatever the clocks of the
-- servers that make them say.
alter table person add column vacation_changed integer;
