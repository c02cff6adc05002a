-- When this person became known, in Unix milliseconds; 0 where it was not noted. Who was deleted on their wish and
-- plays again is known anew.
alter table person add column since integer not null default 0;

-- What names a person is found by that person.
create index table_of_host on game_table (host);
create index table_ended_by on game_table (ended_by) where ended_by is not null;
create index result_by_person on result (person);
create index standing_of_person on standing (person);
create index rating_of_person on rating (person);
create index cut_of_person on cut (person);
create index voice_of_person on voice (person);
create index table_of_guild on game_table (guild);

-- There is a row while pages of the file that nothing uses may still hold what was deleted: it is to be written anew.
create table unclean (
    only_row integer primary key check (only_row = 1)
) strict;

-- Servers on which the bot is no longer.
create table left_guild (
    guild integer primary key,         -- Discord's server id
    since integer not null             -- when that was first found, in Unix milliseconds
) strict;
