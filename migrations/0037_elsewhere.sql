-- Tables in direct messages, in group chats, and on servers that have not added the bot have the guild 0. They have no
-- settings, no rating and no leaderboard.

-- The language of the tables in such a place: that of the host of its first one.
create table chat (
    channel integer primary key,       -- Discord's channel id
    language text not null             -- a code of ISO 639
) strict;
