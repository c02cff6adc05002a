-- The bell: people ask to be called when somebody on a server opens a lobby. One who asks for nothing has no row.
create table bell (
    guild integer not null,            -- Discord's server id
    person integer not null references person (id),
    calls_for text not null check (calls_for in ('both', 'cards', 'dice')),
    quiet_from integer check (quiet_from between 0 and 23), -- the first hour of the day without calls, in the person's zone
    quiet_to integer check (quiet_to between 0 and 23), -- the first hour with calls again; null together
    primary key (guild, person),
    check ((quiet_from is null) = (quiet_to is null))
) strict, without rowid;

-- When a person was last called, on any server, in Unix milliseconds.
create table called (
    person integer primary key references person (id),
    at integer not null
) strict;

-- The time zone of a person, by its IANA name; null for that of the server.
alter table person add column zone text;

-- The time zone of a server, by its IANA name; null for UTC.
alter table server_settings add column zone text;

-- The role that a lobby calls, and when it last did, in Unix milliseconds; null for none.
alter table server_settings add column bell_role integer;
alter table server_settings add column bell_role_called_at integer;

-- The hour at which a lobby begins by itself, in Unix milliseconds, and the press that named it; without that press, the
-- hour has passed and the game did not begin.
alter table game_table add column begins_at integer;
alter table game_table add column begins_by integer;
