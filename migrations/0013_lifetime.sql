-- What a person's finished game tells beyond its result: the runs of predictions that came true exactly, one after the
-- other, and how strong they are held to be after it. Null where it was not worked out.
alter table result add column exact_longest integer;  -- the longest run
alter table result add column exact_first integer;    -- the run with which the game began
alter table result add column exact_last integer;     -- the run with which it ended
alter table result add column rating_mean real;       -- of the rating after this game; null where it is not rated
alter table result add column rating_deviation real;  -- how sure that is

-- What is shown of that rating, and sorted by.
alter table result add column rating_shown integer;

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

-- Leaderboards count seasons and ratings besides. They are made anew from the results when the database is next
-- opened. Nobody who is former stands on one.
drop trigger result_is_counted;
drop trigger period_goes_on;
drop table standing;
drop table leaderboard;

-- The leaderboard of one game on one server, over one period.
create table leaderboard (
    guild integer not null,
    game text not null,                -- 'cards' or 'dice'
    period text not null,              -- 'all-time', 'month', or a season: a quarter of a year in UTC, like '2026-4'
    since integer not null,            -- the earliest end of a game that is counted; 0 for a season
    people integer not null default 0, -- how many have a standing
    regulars integer not null default 0, -- how many of them have played three games or more
    rated integer not null default 0,  -- how many of them have played three rated games or more
    primary key (guild, game, period)
) strict, without rowid;

-- What the counted results of one person come to; there is none without any.
create table standing (
    guild integer not null,
    game text not null,
    period text not null,
    person integer not null references person (id),
    games integer not null,
    wins integer not null,             -- first places, shared ones counted
    points integer not null,
    predictions integer not null,      -- how many they made
    exact integer not null,            -- how many of them came true
    rated integer not null,            -- how many of the games were rated
    rating integer,                    -- what is shown of the rating after the last of these
    mean_points real,                  -- a game; plain columns, for an index on generated ones covers nothing
    precision real,                    -- the share of predictions that came true; null without any
    primary key (guild, game, period, person),
    foreign key (guild, game, period) references leaderboard (guild, game, period)
) strict, without rowid;

-- Those of seasons, whose names are numbers, are read without: fewer people stand there.
create index standing_by_rating
    on standing (guild, game, period, rating desc, rated desc, person) where period > 'a' and rated >= 3;
create index standing_by_wins
    on standing (guild, game, period, wins desc, points desc, games desc, person) where period > 'a';
create index standing_by_games
    on standing (guild, game, period, games desc, wins desc, person) where period > 'a';
create index standing_by_points
    on standing (guild, game, period, mean_points desc, games desc, person) where period > 'a' and games >= 3;
create index standing_by_precision
    on standing (guild, game, period, precision desc, games desc, person) where period > 'a' and games >= 3;

-- Leaderboards of card games of so many players are not kept: they are made of these when somebody asks.
create index result_of_players
    on result (guild, game, seats, person, ended_at, place, points, predictions, exact, rating_shown)
    where game = 'cards';

create trigger standing_comes after insert on standing begin
    update leaderboard set people = people + 1, regulars = regulars + (new.games >= 3),
                           rated = rated + (new.rated >= 3)
    where guild = new.guild and game = new.game and period = new.period;
end;

create trigger standing_changes after update of games, rated on standing
when (new.games >= 3) <> (old.games >= 3) or (new.rated >= 3) <> (old.rated >= 3) begin
    update leaderboard set regulars = regulars + (new.games >= 3) - (old.games >= 3),
                           rated = rated + (new.rated >= 3) - (old.rated >= 3)
    where guild = new.guild and game = new.game and period = new.period;
end;

create trigger standing_goes after delete on standing begin
    update leaderboard set people = people - 1, regulars = regulars - (old.games >= 3),
                           rated = rated - (old.rated >= 3)
    where guild = old.guild and game = old.game and period = old.period;
end;

-- Who is former loses every standing, whether the row of the person changes or that of the standing.
create trigger person_is_former after update of former on person when new.former = 1 begin
    delete from standing where person = new.id;
end;

create trigger standing_of_former after update of person on standing
when (select former from person where id = new.person) = 1 begin
    delete from standing
    where guild = new.guild and game = new.game and period = new.period and person = new.person;
end;

-- The first result of a season has all leaderboards made on which it counts.
create trigger season_begins before insert on result
when not exists (select 1 from leaderboard
                 where guild = new.guild and game = new.game
                   and period = strftime('%Y-', new.ended_at / 1000, 'unixepoch')
                       || ((strftime('%m', new.ended_at / 1000, 'unixepoch') + 2) / 3))
begin
    insert into leaderboard (guild, game, period, since)
    values (new.guild, new.game, 'all-time', 0), (new.guild, new.game, 'month', 0),
           (new.guild, new.game, strftime('%Y-', new.ended_at / 1000, 'unixepoch')
                || ((strftime('%m', new.ended_at / 1000, 'unixepoch') + 2) / 3), 0)
    on conflict do nothing;
end;

-- A result is counted wherever it has not ended too early.
create trigger result_is_counted after insert on result begin
    insert into standing (guild, game, period, person, games, wins, points, predictions, exact, rated, rating,
                          mean_points, precision)
    select guild, game, period, new.person, 1, new.place = 1, new.points, new.predictions, new.exact,
           new.rating_shown is not null, new.rating_shown, new.points, 1.0 * new.exact / new.predictions
    from leaderboard
    where guild = new.guild and game = new.game and since <= new.ended_at
      and period in ('all-time', 'month', strftime('%Y-', new.ended_at / 1000, 'unixepoch')
                || ((strftime('%m', new.ended_at / 1000, 'unixepoch') + 2) / 3))
      and (select former from person where id = new.person) is not 1
    on conflict do update set
        games = games + 1, wins = wins + excluded.wins, points = points + excluded.points,
        predictions = predictions + excluded.predictions, exact = exact + excluded.exact,
        rated = rated + excluded.rated, rating = coalesce(excluded.rating, rating),
        mean_points = 1.0 * (points + excluded.points) / (games + 1),
        precision = 1.0 * (exact + excluded.exact) / (predictions + excluded.predictions);
end;

-- A period goes on: results that it leaves behind are counted no longer. (Where the clock was set back it
-- reaches further, and they are counted again.)
create trigger period_goes_on after update of since on leaderboard
when new.since <> old.since begin
    insert into standing (guild, game, period, person, games, wins, points, predictions, exact, rated,
                          mean_points, precision)
    select new.guild, new.game, new.period, person, sum(sign), sum(sign * (place = 1)),
           sum(sign * points), sum(sign * predictions), sum(sign * exact),
           sum(sign * (rating_shown is not null)),
           1.0 * sum(points) / count(*), 1.0 * sum(exact) / sum(predictions)
    from result join person on person.id = person, (select iif(new.since > old.since, -1, 1) as sign)
    where guild = new.guild and game = new.game and former = 0
      and ended_at >= min(old.since, new.since) and ended_at < max(old.since, new.since)
    group by person
    on conflict do update set
        games = games + excluded.games, wins = wins + excluded.wins,
        points = points + excluded.points, predictions = predictions + excluded.predictions,
        exact = exact + excluded.exact, rated = rated + excluded.rated,
        mean_points = 1.0 * (points + excluded.points) / (games + excluded.games),
        precision = 1.0 * (exact + excluded.exact) / (predictions + excluded.predictions);
    delete from standing
    where guild = new.guild and game = new.game and period = new.period and games = 0
      and person in (select person from result
                     where guild = new.guild and game = new.game and ended_at >= min(old.since, new.since)
                       and ended_at < max(old.since, new.since));
    -- The last rated game of the period is another one only where there was none, or is none any more.
    update standing set rating = (
        select rating_shown from result
        where guild = new.guild and game = new.game and person = standing.person
          and ended_at >= new.since and rating_shown is not null
        order by ended_at desc limit 1)
    where guild = new.guild and game = new.game and period = new.period
      and person in (select person from result
                     where guild = new.guild and game = new.game and ended_at >= min(old.since, new.since)
                       and ended_at < max(old.since, new.since))
      and (rated > 0) <> (rating is not null);
end;
