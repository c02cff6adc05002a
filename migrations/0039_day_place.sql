-- With `struck` in it the index says a person's place among the others without their rows.
drop index daily_game_by_points;

create index daily_game_by_points on daily_game (guild, day, points desc, finished_at, person, struck)
    where points is not null and not struck;
