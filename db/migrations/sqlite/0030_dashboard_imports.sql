-- An import from the dashboard: its file waits for the check and for the answer to it. `content` is Base64, empty once it is not needed.
create table imports (
  id text primary key not null,
  user_id text not null references users (id) on delete cascade,
  actor text not null,
  kind text not null,
  file_name text not null,
  locale text not null,
  tags integer not null,
  state text not null,
  problem text not null,
  done integer not null,
  found integer not null,
  tries integer not null,
  content text not null,
  expires_at text not null
) strict;

create index imports_user on imports (user_id);

-- What the check found, or the import did; `details` is a list in JSON.
create table import_rows (
  import_id text not null references imports (id) on delete cascade,
  place integer not null,
  outcome text not null,
  title text not null,
  details text not null,
  primary key (import_id, place)
) strict, without rowid;
