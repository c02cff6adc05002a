-- The language in which the bot answers this person, on every server; null for that of their Discord.
alter table person add column language text;

-- The language of a server's tables, results and leaderboards. It begins as that of the first lobby.
create table server_language (
    guild integer primary key,         -- Discord's server id
    language text not null             -- a folder in locales/
) strict;
