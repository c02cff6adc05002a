-- How many deletions are to be cleaned out of the file's pages: what was deleted while it was cleaned is cleaned next.
alter table unclean add column deletions integer not null default 1;

-- Until which moment, in Unix milliseconds, this database has carried out what the list of deletions beside it says.
-- In a backup that is restored it is an earlier one: people are held against the list then, which takes a while, and
-- at no other start.
create table carried_out (
    only_row integer primary key check (only_row = 1),
    until integer not null
) strict;

insert into carried_out (only_row, until) values (1, 0);
