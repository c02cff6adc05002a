-- How long each decision at a table may take: 'none', 'live', 'relaxed' or 'slow'.
alter table game_table add column clock text not null default 'none';

-- When something is next to be done about a running clock, in Unix milliseconds; null where none runs.
alter table game_table add column due_at integer;
create index table_by_due on game_table (due_at)
    where due_at is not null and stage = 'playing' and set_aside_at is null;

-- Discord's id of the message that calls those who are waited for, while there is one.
alter table game_table add column nudge_message integer;

-- When an entry of the log was written; null where it was not noted.
alter table event add column written_at integer;
-- What is played now is played on as if it had been asked for this moment.
update event set written_at = unixepoch() * 1000
where game_table in (select id from game_table where stage = 'playing');

-- How many decisions in a row were made for this player when their time was up.
alter table seat add column missed integer not null default 0 check (missed >= 0);

-- When this player last came back to the seat, in Unix milliseconds; 0 for who was never away.
alter table seat add column back_at integer not null default 0;

-- How many decisions were made for this player since they last decided or came back themselves.
alter table seat add column decided integer not null default 0 check (decided >= 0);

-- For a person who is away: how many entries the log had when a computer player took the seat over, until
-- they come back. Null for who is here, and for who has left for good.
alter table seat add column away_since integer;

-- Times in which no clock runs: of one table, which paused, or of all, when the bot was away.
create table stop (
    game_table integer references game_table (id), -- null for all
    since integer not null,
    until integer,                     -- null while it lasts
    check (until is null or until >= since)
) strict;
create index stop_of_table on stop (game_table, since);

-- When the bot last said that it runs.
create table alive (
    only_row integer primary key check (only_row = 1),
    at integer not null
) strict;
