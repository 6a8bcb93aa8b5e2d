-- When something was last sent, not only seen by the user: between two notices that it is somebody's turn lies some time.
alter table notice_told add column sent bigint;
