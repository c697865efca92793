-- How often a page was read, or something on it pressed, on a day. Nothing in here is about a person.
create table visits (
  day text collate "C" not null,
  path text collate "C" not null,
  kind text collate "C" not null,
  count integer not null,
  primary key (day, path, kind)
);
