-- How much time was given back to the clocks of a match in all: a step that was planned before some of it was given
-- back brings clocks that do not have it yet.
alter table match add column given_back bigint not null default 0;
-- How far the clock of the machine was set back and has not been set right since.
alter table server_beat add column behind bigint not null default 0;
