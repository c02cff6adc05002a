-- Once a game of a day is deleted, its message still names the person: it is no longer known what the message shows.
create table day_shown (
    guild integer not null,
    day integer not null,
    channel integer not null,
    message integer,                   -- null while it is being posted
    shown integer,                     -- the number of finished games that it shows; null if not known
    primary key (guild, day)
) strict, without rowid;

insert into day_shown (guild, day, channel, message, shown)
select guild, day, channel, message, shown from daily_message;

drop table daily_message;

alter table day_shown rename to daily_message;

drop trigger daily_game_deleted;

create trigger daily_game_deleted after delete on daily_game
when old.points is not null and not old.struck
begin
    update daily_people set people = people - 1 where guild = old.guild and day = old.day;
    update daily_message set shown = null where guild = old.guild and day = old.day;
end;
