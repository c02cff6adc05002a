-- What a person's finished game tells beyond its result: the runs of predictions that came true exactly, one after the
-- other, and how strong they are held to be after it. Null where it was not worked out.
alter table result add column exact_longest integer;  -- the longest run
alter table result add column exact_first integer;    -- the run with which the game began
alter table result add column exact_last integer;     -- the run with which it ended
alter table result add column rating_mean real;       -- of the rating after this game; null where it is not rated
alter table result add column rating_deviation real;  -- how sure that is

-- How strong people are held to be on a server, by the games of each kind so far.
create table rating (
    guild integer not null,
    game text not null,                -- 'cards' or 'dice'
    person integer not null references person (id),
    mean real not null,
    deviation real not null,
    games integer not null check (games > 0), -- how many were rated
    primary key (guild, game, person)
) strict, without rowid;

-- Whether this is somebody whose data was deleted on their wish: a row without a name, under an id that is nobody's,
-- so that other people's games stay whole.
alter table person add column former integer not null default 0 check (former in (0, 1));
