alter table sign_in_attempts add column account_key text not null default '';

create index sign_in_attempts_account on sign_in_attempts (account_key);

alter table sessions add column proven_at timestamptz;

create table email_changes (
  user_id text primary key not null references users (id) on delete cascade,
  email text not null,
  token_hash text not null,
  password_revision integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create unique index email_changes_token_hash on email_changes (token_hash);
