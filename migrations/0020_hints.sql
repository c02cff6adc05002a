-- Whether a master's hints may be had at a table: then its game is not rated.
alter table game_table add column hints integer not null default 0 check (hints in (0, 1));
alter table result add column hints integer not null default 0 check (hints in (0, 1));

-- Whether this person wants them where they may be had, on every server.
alter table person add column hints integer not null default 0 check (hints in (0, 1));
