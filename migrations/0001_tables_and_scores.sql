-- Tables, their games, and lifetime scores. Discord's ids are unsigned 64-bit numbers, stored as the
-- signed integer with the same bits. Times are Unix milliseconds.

-- Somebody who has played.
create table person (
    id integer primary key,            -- Discord's user id
    name text not null                 -- the display name last seen
) strict;

-- One table, from the opening of its lobby; kept when it is over.
create table game_table (
    id integer primary key autoincrement,
    guild integer not null,            -- Discord's server id
    channel integer not null,          -- Discord's channel or thread id
    host integer not null references person (id),
    options text not null,             -- JSON: which game, and its choices
    secret blob not null check (length(secret) = 32), -- sealed until the table is over
    stage text not null check (stage in ('lobby', 'playing', 'over', 'closed')),
    begin_press integer,               -- the interaction that began the game
    message integer,                   -- Discord's id of the table's message, once it is posted
    opened_at integer not null,
    ended_at integer                   -- when it was over or closed
) strict;

create unique index one_table_a_channel on game_table (channel) where stage in ('lobby', 'playing');

-- Who sits at a table, by the order in which they sat down.
create table seat (
    game_table integer not null references game_table (id),
    place integer not null check (place between 0 and 5),
    person integer references person (id), -- who plays, or played before a computer sat in
    computer text,                     -- what a computer player is called, where no person sat before it
    level text,                        -- the level of the computer that plays now
    press integer not null,            -- the interaction that took the seat; 0 for a computer player
    primary key (game_table, place),
    check (person is not null or (computer is not null and level is not null))
) strict, without rowid;

-- The log of a game: entry 0 is what was settled before the first round, the others are its events.
create table event (
    game_table integer not null references game_table (id),
    number integer not null check (number >= 0),
    form integer not null,             -- the form of the body; older forms are lifted when they are read
    body text not null,                -- JSON, as in the game's record
    primary key (game_table, number)
) strict, without rowid;

-- Interactions that have taken effect at tables that are not over: each takes effect once.
create table press (
    id integer primary key,            -- Discord's interaction id
    game_table integer not null references game_table (id)
) strict;

create index press_of_table on press (game_table);

-- What a person's finished game earned; every figure of a leaderboard is made from these.
create table result (
    game_table integer not null references game_table (id),
    person integer not null references person (id),
    guild integer not null,
    game text not null,                -- 'cards' or 'dice'
    ended_at integer not null,
    seats integer not null,            -- how many played
    people integer not null,           -- how many of them were people, to the end or not
    stood_in integer not null check (stood_in in (0, 1)), -- a computer played on for them
    place integer not null,            -- 1 is the first; a shared place skips the next
    points integer not null,
    predictions integer not null,      -- how many they made
    exact integer not null,            -- how many of them came true
    primary key (game_table, person)
) strict, without rowid;

create index result_of_guild on result (guild, game, ended_at);
