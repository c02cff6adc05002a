-- What the processes of a bot that runs as several tell each other. A bot that runs as one has no rows here.

-- What a person has chosen for every server, and when: of two choices the later one holds in every process. The value
-- that holds here is in `person` or `mute`, too.
create table chosen (
    person integer not null references person (id),
    about text not null,               -- 'language', 'look', 'hints', 'zone', 'mute'
    other integer not null references person (id), -- whom they mute, or do not any more; else the person
    value text,                        -- null for no language of one's own
    at integer not null,               -- in Unix milliseconds
    told integer not null check (told in (0, 1)), -- whether the other processes were told by this one
    primary key (person, about, other)
) strict, without rowid;

create index chosen_of_other on chosen (other);
create index chosen_untold on chosen (told) where told = 0;

-- People who were deleted here, until the other processes are told.
create table untold_deletion (
    person integer primary key,        -- Discord's id
    at integer not null                -- in Unix milliseconds
) strict;
