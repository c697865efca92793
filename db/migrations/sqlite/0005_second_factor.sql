-- Passwords that an account had before, so that they are not taken again.
create table password_history (
  id text primary key not null,
  user_id text not null references users (id) on delete cascade,
  password text not null,
  replaced_at text not null
) strict;

create index password_history_user on password_history (user_id, id);

-- The app on somebody's phone that makes codes. It counts from the moment on at which a code of it was entered.
create table second_factors (
  user_id text primary key not null references users (id) on delete cascade,
  secret text not null,
  confirmed_at text,
  last_step integer not null default 0,
  created_at text not null
) strict;

create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
) strict;

-- Sign-ins that have given the right password and not yet a code.
create table sign_in_challenges (
  token_hash text primary key not null,
  user_id text not null references users (id) on delete cascade,
  password_revision integer not null,
  tries integer not null default 0,
  created_at text not null,
  expires_at text not null
) strict;

create index sign_in_challenges_user on sign_in_challenges (user_id);

create index sign_in_challenges_expiry on sign_in_challenges (expires_at);
