create table users (
  id text primary key not null,
  email text not null,
  name text not null,
  email_verified boolean not null default false,
  image text,
  password_revision integer not null default 1,
  disabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index users_email on users (email);

create table sessions (
  id text primary key not null,
  user_id text not null references users (id) on delete cascade,
  token_hash text not null,
  password_revision integer not null,
  ip_address text,
  user_agent text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index sessions_token_hash on sessions (token_hash);

create index sessions_user on sessions (user_id);

create index sessions_expiry on sessions (expires_at);

create table accounts (
  id text primary key not null,
  user_id text not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index accounts_provider on accounts (provider_id, account_id);

create index accounts_user on accounts (user_id);

create table verifications (
  id text primary key not null,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index verifications_identifier on verifications (identifier);

create table sign_in_attempts (
  id text primary key not null,
  pair_key text not null,
  address_key text not null,
  owner_key text not null,
  created_at timestamptz not null
);

create index sign_in_attempts_pair on sign_in_attempts (pair_key, created_at);

create index sign_in_attempts_address on sign_in_attempts (address_key, created_at);

create index sign_in_attempts_owner on sign_in_attempts (owner_key, created_at);

create index sign_in_attempts_age on sign_in_attempts (created_at);

create table setup_links (
  token_hash text primary key not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
