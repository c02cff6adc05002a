-- The week of a server: a message about the week before, with a vote on the preset of the next one. Weeks begin on
-- Monday in UTC; week 0 is that of 1970-01-01.

-- Whether the week's message is posted: 'on' or 'off'.
alter table server_settings add column weekly text not null default 'off';

-- The message of a week on a server, posted after the first game that ends in that week.
create table week_message (
    guild integer not null,
    week integer not null,
    ballot text not null,              -- the options of the presets to vote on, in their order; JSON
    primary key (guild, week)
) strict, without rowid;

-- A person's vote in a week.
create table week_vote (
    guild integer not null,
    week integer not null,
    person integer not null references person (id),
    choice integer not null,           -- the place on the ballot, from 0
    primary key (guild, week, person)
) strict, without rowid;

create index week_vote_of_person on week_vote (person);
