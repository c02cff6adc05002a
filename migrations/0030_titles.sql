-- The title that a person has chosen on a server: an achievement that they have earned there.
create table title (
    guild integer not null,            -- Discord's server id
    person integer not null references person (id),
    achievement text not null,         -- its name in src/scores/achievements.rs
    primary key (guild, person)
) strict, without rowid;
