-- How well the computer players play who sit down from now on: the word for a level. Until then nobody could
-- choose it.
alter table game_table add column joining text not null default 'apprentice';
