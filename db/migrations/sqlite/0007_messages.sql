-- What visitors write. Everything confidential stands in `sealed`, encrypted with a key that is never in the database,
-- and is empty once it was erased.
create table messages (
  id text primary key not null,
  reference text not null,
  created_at text not null,
  updated_at text not null,
  state text not null default 'new',
  quarantined integer not null default 0,
  score integer not null default 0,
  signals text not null default '',
  read_at text,
  alarmed_at text,
  key_id text not null,
  sealed text not null,
  fingerprint text not null,
  submission_id text,
  notice_version text not null,
  erase_after text,
  erased_at text,
  version integer not null default 1
) strict, without rowid;

create unique index messages_reference on messages (reference);

create unique index messages_submission on messages (submission_id) where submission_id is not null;

create index messages_newest on messages (created_at desc, id desc);

create index messages_fingerprint on messages (fingerprint, created_at);

create index messages_unread on messages (created_at) where read_at is null;

create index messages_erase_after on messages (erase_after) where erase_after is not null;

create table message_notes (
  id text primary key not null,
  message_id text not null references messages (id) on delete cascade,
  created_at text not null,
  user_id text,
  author text not null,
  key_id text not null,
  sealed text not null
) strict, without rowid;

create index message_notes_message on message_notes (message_id, created_at);

-- Mails that have to go out, and what became of them. `sealed` holds the address and the words, and is empty once it is sent.
create table mail_outbox (
  id text primary key not null,
  purpose text not null,
  message_id text references messages (id) on delete cascade,
  header_id text not null,
  key_id text not null,
  sealed text not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  next_at text not null,
  lease_until text,
  lease_holder text,
  last_problem text,
  useless_after text,
  created_at text not null,
  sent_at text
) strict, without rowid;

create index mail_outbox_open on mail_outbox (next_at) where state in ('waiting', 'sending');

create index mail_outbox_state on mail_outbox (state, created_at);

create index mail_outbox_message on mail_outbox (message_id) where message_id is not null;
