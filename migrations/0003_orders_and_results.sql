-- What a player has ordered to happen without being asked, in the word of the game's rules; null where
-- the game knows no orders.
alter table seat add column ordered text;
update seat set ordered = case standing_order when 1 then 'ask-when-close' else 'ask-always' end
where (select options from game_table where id = seat.game_table) like '{"game":"dice"%';
alter table seat drop column standing_order;

-- Discord's id of the message with the game's result, once it is posted.
alter table game_table add column result_message integer;

-- Who closed the lobby, or ended the game before its end.
alter table game_table add column ended_by integer references person (id);

-- The table whose game is played once more here.
alter table game_table add column rematch_of integer references game_table (id);
create index rematch on game_table (rematch_of) where rematch_of is not null;
