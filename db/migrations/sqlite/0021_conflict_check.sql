-- Names for the conflict check: of messages, and of a list that staff import. No name stands here in clear: `sealed` is encrypted (empty
-- for a message, which holds its name itself), and `hash` is a keyed hash of a sound in the name.
create table name_lists (
  id text primary key not null,
  imported_at text not null,
  imported_by text not null,
  names integer not null
) strict, without rowid;

create table names (
  id text primary key not null,
  message_id text references messages (id) on delete cascade,
  list_id text,
  fingerprint text not null,
  key_id text not null,
  sealed text not null
) strict, without rowid;

create unique index names_message on names (message_id) where message_id is not null;

create index names_list on names (list_id) where list_id is not null;

create index names_key on names (key_id);

create table name_sounds (
  hash text not null,
  name_id text not null references names (id) on delete cascade,
  place integer not null,
  primary key (hash, name_id, place)
) strict, without rowid;

create index name_sounds_name on name_sounds (name_id);

-- Who found that a message is not about the person of another name. `fingerprint` is that name's.
create table conflict_clearances (
  message_id text not null references messages (id) on delete cascade,
  fingerprint text not null,
  cleared_at text not null,
  user_id text,
  cleared_by text not null,
  primary key (message_id, fingerprint)
) strict, without rowid;
