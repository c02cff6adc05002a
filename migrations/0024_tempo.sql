-- The tempo that the players of a table have chosen; null for the usual one.
alter table game_table add column tempo text check (tempo in ('calm', 'fast'));
