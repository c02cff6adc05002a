-- What a judge who searches has said of a game that is over: it takes a minute to find out, so it is kept.
create table review (
    game_table integer primary key references game_table (id),
    judge integer not null,            -- the version of the judge
    body text not null                 -- JSON: each seat's points, and choices for which something better was found
) strict;
