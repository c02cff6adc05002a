-- The messages of a table at Discord. Until now each kind had a column of its own in `game_table`.
create table table_message (
    game_table integer not null references game_table (id),
    kind text not null check (kind in ('table', 'result', 'report', 'reminder', 'pause', 'end')),
    message integer not null,          -- Discord's id
    shows blob,                        -- a hash of its content; null if it may have changed since
    primary key (game_table, kind)
) strict, without rowid;

insert into table_message (game_table, kind, message)
select id, 'table', message from game_table where message is not null
union all select id, 'result', result_message from game_table where result_message is not null
union all select id, 'report', report_message from game_table where report_message is not null
union all select id, 'reminder', nudge_message from game_table where nudge_message is not null
union all select id, 'pause', pause_message from game_table where pause_message is not null
union all select id, 'end', end_message from game_table where end_message is not null;

alter table game_table drop column message;
alter table game_table drop column result_message;
alter table game_table drop column report_message;
alter table game_table drop column nudge_message;
alter table game_table drop column pause_message;
alter table game_table drop column end_message;
