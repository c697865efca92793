-- Work that only one process does at a time, and how it went last.
create table jobs (
  name text collate "C" primary key not null,
  holder text collate "C",
  held_until timestamptz,
  succeeded_at timestamptz,
  failed_at timestamptz,
  problem text not null default ''
);
