-- A person's game with the same deal as a game that is over. It is their only one with that deal, and counts for nothing.
create table challenge (
    game_table integer not null references game_table (id),
    person integer not null references person (id),
    actions blob not null,             -- the text of those of all players, in order; some are hidden from the person
    totals text,                       -- the person's total after each round; null until the game is over
    finished_at integer,               -- in Unix milliseconds
    primary key (game_table, person)
) strict, without rowid;

create index challenge_of_person on challenge (person);
