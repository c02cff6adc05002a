-- A seat that names both a person and a computer player is theirs who sits in for it: from the next round on as long as
-- a level stands there, and now where none does.

-- Whether somebody sat in for a computer player when the game ended: then it is not rated.
alter table result add column newcomers integer not null default 0 check (newcomers in (0, 1));

-- What was said of a game when it ended, and by which version of the judge; in JSON.
alter table game_table add column verdict text;
