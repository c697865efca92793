-- How often a page was read, or something on it pressed, on a day. Nothing in here is about a person.
create table visits (
  day text not null,
  path text not null,
  kind text not null,
  count integer not null,
  primary key (day, path, kind)
) strict, without rowid;
