-- A part of a name is looked for in the names alone, and not in every match.
create index seat_name on seat (name_folded, match_id) where name_folded is not null;
