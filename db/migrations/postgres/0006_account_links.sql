-- One-time links to an account; only their hashes. A used, withdrawn or replaced one is gone.
create table invitations (
  id text collate "C" primary key not null,
  token_hash text collate "C" not null,
  email text not null,
  name text not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create unique index invitations_token_hash on invitations (token_hash);

create unique index invitations_email on invitations (email);

create table password_resets (
  user_id text primary key not null references users (id) on delete cascade,
  token_hash text collate "C" not null,
  password_revision integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create unique index password_resets_token_hash on password_resets (token_hash);

alter table users add column last_sign_in_at timestamptz;

-- What an act was about, so that a filter on it is as quick as the list itself.
alter table audit_log add column kind text not null default '';

update audit_log set kind = split_part(act, '.', 1);

create index audit_log_kind on audit_log (kind, at desc, id desc);

create index audit_log_actor on audit_log (actor, at desc, id desc);
