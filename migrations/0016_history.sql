-- Lists of games that are over, the newest first: those of a server, of a channel and its threads, and of a person.
create index over_on_guild on game_table (guild, id) where stage = 'over' and set_aside_at is null;
create index over_in_channel on game_table (channel, id) where stage = 'over' and set_aside_at is null;
create index over_below_channel on game_table (parent, id)
    where stage = 'over' and set_aside_at is null and parent is not null;
create index seat_of_person on seat (person, game_table) where person is not null;
