-- One index finds the results of a person, on one server or on all: each result of a game that ends is written into one
-- index less.
drop index result_by_person;
drop index result_of_person;
create index result_of_person
    on result (person, guild, ended_at, game_table, game, seats, stood_in, place, points, predictions, exact,
               exact_longest, exact_first, exact_last, rating_mean, rating_shown);
