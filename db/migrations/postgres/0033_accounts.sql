alter table sign_in_attempts add column account_key text not null default '';

create index sign_in_attempts_account on sign_in_attempts (account_key);

alter table sessions add column proven_at timestamptz;
