-- A profile is made of all of somebody's games: everything that it tells of them stands in the index, one game after the
-- other, so that none is looked up.
drop index result_of_person;
create index result_of_person
    on result (guild, person, ended_at, game_table, game, seats, stood_in, place, points, predictions, exact,
               exact_longest, exact_first, exact_last, rating_mean, rating_shown);
