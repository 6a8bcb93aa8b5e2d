-- Whose present decision came with a step (a bit for each seat, the lowest for seat 0): what each seat was asked before
-- and after it need not be found out again when the match is folded. Steps of before have none.
alter table step add column decides integer;
alter table journal add column decides integer;
