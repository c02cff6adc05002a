-- The deal of the day: once a day one game for everybody, the same on every server of the bot. Days are numbered from
-- 1, which is 2026-11-01 in UTC.

-- A person's game of a day. It is their only one: on other servers it is shown, but not played again.
create table daily_game (
    guild integer not null,            -- the server on which it counts
    day integer not null,
    person integer not null references person (id),
    players integer not null,          -- the version of the computer players
    actions text not null,             -- of all players, in order; emptied some days later
    totals text,                       -- the person's total after each round; null until the game is over
    points integer,                    -- the last of them
    finished_at integer,               -- in Unix milliseconds
    -- Another process has seen the person finish on another server before: it does not count.
    struck integer not null default 0,
    primary key (guild, day, person)
) strict, without rowid;

create index daily_game_of_person on daily_game (person, day);
create index daily_game_by_points on daily_game (guild, day, points desc, finished_at)
    where points is not null and not struck;

-- The number of people on a server who have finished a day's game that counts.
create table daily_people (
    guild integer not null,
    day integer not null,
    people integer not null,
    primary key (guild, day)
) strict, without rowid;

create trigger daily_game_inserted after insert on daily_game
when new.points is not null and not new.struck
begin
    insert into daily_people values (new.guild, new.day, 1)
    on conflict (guild, day) do update set people = people + 1;
end;

create trigger daily_game_updated after update on daily_game
when (new.points is not null and not new.struck) <> (old.points is not null and not old.struck)
begin
    insert into daily_people values (new.guild, new.day, iif(new.points is not null and not new.struck, 1, -1))
    on conflict (guild, day) do update set people = people + excluded.people;
end;

create trigger daily_game_deleted after delete on daily_game
when old.points is not null and not old.struck
begin
    update daily_people set people = people - 1 where guild = old.guild and day = old.day;
end;

-- The message of a day on a server, which its first press has posted.
create table daily_message (
    guild integer not null,
    day integer not null,
    channel integer not null,
    message integer,                   -- null while it is being posted
    shown integer not null default 0,  -- the number of finished games that it shows
    primary key (guild, day)
) strict, without rowid;

-- Who wants to be mentioned when the day's message is posted.
create table daily_reminder (
    guild integer not null,
    person integer not null references person (id),
    primary key (guild, person)
) strict, without rowid;
