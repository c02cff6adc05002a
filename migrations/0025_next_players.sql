-- People who have no seat at a table and want one in the lobby of its rematch.
create table next_player (
    game_table integer not null references game_table (id),
    person integer not null references person (id),
    press integer not null,            -- the interaction by which they said so; it takes their seat
    primary key (game_table, person)
) strict, without rowid;

create index next_player_of_person on next_player (person);
