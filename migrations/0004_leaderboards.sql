-- Leaderboards are kept: each result is counted in the transaction that writes it, whoever writes it, and a
-- page is read from an index.

-- The leaderboard of one game on one server, over one period.
create table leaderboard (
    guild integer not null,
    game text not null,                -- 'cards' or 'dice'
    period text not null,              -- 'all-time' or 'month'
    since integer not null,            -- the earliest end of a game that is counted
    people integer not null default 0, -- how many have a standing
    regulars integer not null default 0, -- how many of them have played three games or more
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
    mean_points real,                  -- a game; plain columns, for an index on generated ones covers nothing
    precision real,                    -- the share of predictions that came true; null without any
    primary key (guild, game, period, person),
    foreign key (guild, game, period) references leaderboard (guild, game, period)
) strict, without rowid;

-- The results so far; a month is thirty days.
insert into leaderboard (guild, game, period, since)
select guild, game, period, since
from (select distinct guild, game from result),
     (select 'all-time' as period, 0 as since
      union all select 'month', (unixepoch() - 30 * 24 * 60 * 60) * 1000);

insert into standing (guild, game, period, person, games, wins, points, predictions, exact)
select guild, game, period, person,
       count(*), sum(place = 1), sum(points), sum(predictions), sum(exact)
from leaderboard join result using (guild, game)
where ended_at >= since
group by guild, game, period, person;

update standing set mean_points = 1.0 * points / games, precision = 1.0 * exact / predictions;

update leaderboard set (people, regulars) = (
    select count(*), coalesce(sum(games >= 3), 0) from standing
    where guild = leaderboard.guild and game = leaderboard.game and period = leaderboard.period
);

create index standing_by_wins
    on standing (guild, game, period, wins desc, points desc, games desc, person);
create index standing_by_games on standing (guild, game, period, games desc, wins desc, person);
create index standing_by_points
    on standing (guild, game, period, mean_points desc, games desc, person) where games >= 3;
create index standing_by_precision
    on standing (guild, game, period, precision desc, games desc, person) where games >= 3;

create trigger standing_comes after insert on standing begin
    update leaderboard set people = people + 1, regulars = regulars + (new.games >= 3)
    where guild = new.guild and game = new.game and period = new.period;
    update standing set mean_points = 1.0 * points / games, precision = 1.0 * exact / predictions
    where guild = new.guild and game = new.game and period = new.period and person = new.person;
end;

create trigger standing_changes after update of games on standing begin
    update leaderboard set regulars = regulars + (new.games >= 3) - (old.games >= 3)
    where guild = new.guild and game = new.game and period = new.period;
    update standing set mean_points = 1.0 * points / games, precision = 1.0 * exact / predictions
    where guild = new.guild and game = new.game and period = new.period and person = new.person;
end;

create trigger standing_goes after delete on standing begin
    update leaderboard set people = people - 1, regulars = regulars - (old.games >= 3)
    where guild = old.guild and game = old.game and period = old.period;
end;

-- A result is counted wherever it has not ended too early.
create trigger result_is_counted after insert on result begin
    insert into leaderboard (guild, game, period, since)
    values (new.guild, new.game, 'all-time', 0), (new.guild, new.game, 'month', 0)
    on conflict do nothing;
    insert into standing (guild, game, period, person, games, wins, points, predictions, exact)
    select guild, game, period, new.person,
           1, new.place = 1, new.points, new.predictions, new.exact
    from leaderboard
    where guild = new.guild and game = new.game and since <= new.ended_at
    on conflict do update set
        games = games + 1, wins = wins + excluded.wins, points = points + excluded.points,
        predictions = predictions + excluded.predictions, exact = exact + excluded.exact;
end;

-- A period goes on: results that it leaves behind are counted no longer. (Where the clock was set back it
-- reaches further, and they are counted again.)
create trigger period_goes_on after update of since on leaderboard
when new.since <> old.since begin
    insert into standing (guild, game, period, person, games, wins, points, predictions, exact)
    select new.guild, new.game, new.period, person, sum(sign), sum(sign * (place = 1)),
           sum(sign * points), sum(sign * predictions), sum(sign * exact)
    from result, (select iif(new.since > old.since, -1, 1) as sign)
    where guild = new.guild and game = new.game
      and ended_at >= min(old.since, new.since) and ended_at < max(old.since, new.since)
    group by person
    on conflict do update set
        games = games + excluded.games, wins = wins + excluded.wins,
        points = points + excluded.points, predictions = predictions + excluded.predictions,
        exact = exact + excluded.exact;
    delete from standing
    where guild = new.guild and game = new.game and period = new.period and games = 0;
end;
