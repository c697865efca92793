create table images (
  name text primary key not null,
  width integer not null,
  height integer not null,
  format text not null,
  bytes integer not null,
  variant_widths text not null default '',
  created_at text not null,
  user_id text
) strict, without rowid;
