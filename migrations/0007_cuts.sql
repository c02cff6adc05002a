-- Words that people mix into the luck of a table before its game begins. They change in the lobby alone.
create table cut (
    game_table integer not null references game_table (id),
    place integer not null check (place between 0 and 5), -- in this order they are mixed in
    person integer not null references person (id), -- whose they are: somebody who sits there, and one cut each
    words text not null,               -- their UTF-8 is what is mixed in
    primary key (game_table, place)
) strict, without rowid;
