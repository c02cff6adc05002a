-- A person's games on a server, in the order in which they ended: profiles read nothing else of them.
create index result_of_person
    on result (person, guild, game, ended_at, game_table, seats, stood_in, place, points, predictions, exact,
               exact_longest, exact_first, exact_last, rating_mean, rating_deviation);
