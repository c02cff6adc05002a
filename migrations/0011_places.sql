-- A stop of a table that could not be shown where it stands; 0: nobody was there, or the bot was away.
alter table stop add column unseen integer not null default 0 check (unseen in (0, 1));

-- When the channel of a table was found to be gone; null where it is there, or the table was taken to another.
alter table game_table add column channel_gone_at integer;
