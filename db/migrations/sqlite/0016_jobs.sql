-- Work that only one process does at a time, and how it went last.
create table jobs (
  name text primary key not null,
  holder text,
  held_until text,
  succeeded_at text,
  failed_at text,
  problem text not null default ''
) strict;
