create table images (
  name text collate "C" primary key not null,
  width integer not null,
  height integer not null,
  format text not null,
  bytes integer not null,
  variant_widths text not null default '',
  created_at timestamptz not null,
  user_id text
);
