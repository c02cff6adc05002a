-- Tablets of Truth: the scores of games with real cards or real dice. A tablet counts for nobody's rating. It is deleted
-- when another one is opened on its server more than 30 days after its last entry.
create table tablet (
    id integer primary key,            -- the press that opened it: the id of the interaction
    guild integer not null,            -- Discord's server id
    channel integer not null,
    scribe integer not null references person (id),
    options text not null,             -- those of the game; JSON
    first integer not null,            -- the seat of the first dealer or the first Seer
    draft text,                        -- the last line that was refused, until one is entered
    continues integer unique,          -- the tablet of the same people before this one, if there was one
    changed_at integer not null        -- in Unix milliseconds
) strict;

create index tablet_of_scribe on tablet (scribe);
create index tablet_of_guild on tablet (guild, changed_at);

-- The players of a tablet: a person of Discord, or a name that the scribe has typed.
create table tablet_seat (
    tablet integer not null references tablet (id),
    place integer not null,            -- from 0, in the order of play
    guild integer not null,            -- that of the tablet
    person integer references person (id),
    name text,                         -- null for a person, who is known by their own name
    primary key (tablet, place),
    check ((person is null) <> (name is null))
) strict, without rowid;

create index tablet_seat_of_person on tablet_seat (person);

-- What was entered, in order. Nothing is removed: an entry that takes back another one is an entry, too.
create table tablet_entry (
    tablet integer not null references tablet (id),
    number integer not null,           -- from 0
    guild integer not null,            -- that of the tablet
    press integer not null unique,     -- the id of the interaction that entered it
    entry text not null,               -- like 'line 2 0 1', 'own 2 1', 'magic extra-die', 'undo', 'end'
    primary key (tablet, number)
) strict, without rowid;
