-- Bots of more levels. No bot is strong yet: the check knows the level already, as in the other database.
alter table seat drop constraint seat_level_check;
alter table seat add constraint seat_level_check check (level in ('beginner', 'easy', 'good', 'strong'));
