-- How pictures are shown in this person's private messages, on every server.
alter table person add column look text not null default 'pictures' check (look in ('pictures', 'text'));
