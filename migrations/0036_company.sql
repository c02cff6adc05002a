-- What the people around a table do besides the game. Reactions themselves are not stored.

-- Whether people and computer players may show reactions: 'on' or 'off'.
alter table server_settings add column reactions text not null default 'on';

-- A person who does not want to see the reactions of another, on any server.
create table mute (
    person integer not null references person (id),
    muted integer not null references person (id),
    primary key (person, muted)
) strict, without rowid;

create index mute_of_muted on mute (muted);
