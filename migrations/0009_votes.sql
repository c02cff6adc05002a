-- Who agrees to what is proposed at a table: to pause ('pause'), to end the game ('end'). Each voice of an open vote
-- counts once; of a vote that was won they stay for as long as the pause lasts, or with the table that was ended.
create table voice (
    game_table integer not null references game_table (id),
    proposal text not null check (proposal in ('pause', 'end')),
    place integer not null check (place between 0 and 5), -- in the order in which they agreed; 0 proposed it
    person integer not null references person (id),
    vote integer not null,             -- the interaction that proposed it: buttons name it
    primary key (game_table, proposal, place),
    unique (game_table, proposal, person)
) strict, without rowid;

-- Discord's ids of the messages of a table's votes, while there are any.
alter table game_table add column pause_message integer;
alter table game_table add column end_message integer;
