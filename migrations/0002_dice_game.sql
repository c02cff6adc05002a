-- The dice game: whether a player's answers after each roll are given for them.
alter table seat add column standing_order integer not null default 1 check (standing_order in (0, 1));

-- The dice game: who of some people last played.
create index result_of_person on result (guild, person, ended_at);
