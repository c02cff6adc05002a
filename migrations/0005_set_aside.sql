-- The engine of the rules that the table was opened under: its game is checked by no other.
alter table game_table add column engine integer not null default 1;

-- When what is stored of the table was found to make no sense; its channel is free for another.
alter table game_table add column set_aside_at integer;
drop index one_table_a_channel;
create unique index one_table_a_channel on game_table (channel)
    where stage in ('lobby', 'playing') and set_aside_at is null;
