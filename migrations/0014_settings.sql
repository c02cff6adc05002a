-- What who manages a server has set for it; a server that has set nothing has no row.
create table server_settings (
    guild integer primary key,         -- Discord's server id
    place text not null check (place in ('here', 'thread')), -- where tables open
    options text not null,             -- JSON: which game is played, and its choices
    clock text not null,               -- how long each decision may take: as in game_table
    level text not null,               -- how well computer players play who sit down
    enders text not null check (enders in ('host', 'nobody')), -- who ends a game without a vote
    most_tables integer not null check (most_tables between 1 and 500), -- lobbies and games at once
    most_lobbies integer not null check (most_lobbies between 1 and 5), -- lobbies of one host at once
    look text not null check (look in ('pictures', 'text')) -- how tables are shown
) strict;

-- The channels in which tables may open; a server without any has none forbidden.
create table server_channel (
    guild integer not null references server_settings (guild),
    channel integer not null,          -- Discord's channel id
    primary key (guild, channel)
) strict, without rowid;

-- Presets that were saved on a server.
create table server_preset (
    guild integer not null references server_settings (guild),
    id integer not null,               -- the interaction that saved it
    name text not null,                -- as it was typed, without what cannot be seen
    name_key text not null,            -- the same in small letters
    options text not null,             -- JSON: which game, and its choices
    primary key (guild, id),
    unique (guild, name_key)
) strict, without rowid;
