-- Which channels there are is known to the program alone.
alter table notice_target drop constraint notice_target_channel_check;
