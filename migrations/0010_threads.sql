-- Discord's id of the channel in whose thread the table stands, where it is told how the game ended.
alter table game_table add column parent integer;

-- Discord's id of the line in that channel which tells how the game ended, once it is posted.
alter table game_table add column report_message integer;
