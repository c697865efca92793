-- An import from the dashboard: its file waits for the check and for the answer to it. `content` is Base64, empty once it is not needed.
create table imports (
  id text collate "C" primary key not null,
  user_id text collate "C" not null references users (id) on delete cascade,
  actor text collate "C" not null,
  kind text collate "C" not null,
  file_name text collate "C" not null,
  locale text collate "C" not null,
  tags boolean not null,
  state text collate "C" not null,
  problem text collate "C" not null,
  done integer not null,
  found integer not null,
  tries integer not null,
  content text collate "C" not null,
  expires_at timestamptz not null
);

create index imports_user on imports (user_id);

-- What the check found, or the import did; `details` is a list in JSON.
create table import_rows (
  import_id text collate "C" not null references imports (id) on delete cascade,
  place integer not null,
  outcome text collate "C" not null,
  title text collate "C" not null,
  details text collate "C" not null,
  primary key (import_id, place)
);
