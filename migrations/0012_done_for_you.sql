-- Which entry of the log was the first that was decided for this player since they last decided, came back or
-- were told of it themselves; it means something only where `decided` is above 0.
alter table seat add column decided_since integer not null default 0 check (decided_since >= 0);
-- Until then it was noted of those who are away alone. For the others nothing is listed: what comes next is later.
update seat set decided_since = coalesce(
    away_since,
    (select max(number) + 1 from event where event.game_table = seat.game_table),
    0
);

-- The question for which this player was last called at half time; 0 for none.
alter table seat add column called integer not null default 0 check (called >= 0);
