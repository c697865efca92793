-- What visitors write. Everything confidential stands in `sealed`, encrypted with a key that is never in the database,
-- and is empty once it was erased.
create table messages (
  id text collate "C" primary key not null,
  reference text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  state text not null default 'new',
  quarantined boolean not null default false,
  score integer not null default 0,
  signals text not null default '',
  read_at timestamptz,
  alarmed_at timestamptz,
  key_id text not null,
  sealed text not null,
  fingerprint text not null,
  submission_id text,
  notice_version text not null,
  erase_after timestamptz,
  erased_at timestamptz,
  version integer not null default 1
);

create unique index messages_reference on messages (reference);

create unique index messages_submission on messages (submission_id) where submission_id is not null;

create index messages_newest on messages (created_at desc, id desc);

create index messages_fingerprint on messages (fingerprint, created_at);

create index messages_unread on messages (created_at) where read_at is null;

create index messages_erase_after on messages (erase_after) where erase_after is not null;

create table message_notes (
  id text collate "C" primary key not null,
  message_id text collate "C" not null references messages (id) on delete cascade,
  created_at timestamptz not null,
  user_id text,
  author text not null,
  key_id text not null,
  sealed text not null
);

create index message_notes_message on message_notes (message_id, created_at);

-- Mails that have to go out, and what became of them. `sealed` holds the address and the words, and is empty once it is sent.
create table mail_outbox (
  id text collate "C" primary key not null,
  purpose text not null,
  message_id text collate "C" references messages (id) on delete cascade,
  header_id text not null,
  key_id text not null,
  sealed text not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  next_at timestamptz not null,
  lease_until timestamptz,
  lease_holder text,
  last_problem text,
  useless_after timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz
);

create index mail_outbox_open on mail_outbox (next_at) where state in ('waiting', 'sending');

create index mail_outbox_state on mail_outbox (state, created_at);

create index mail_outbox_message on mail_outbox (message_id) where message_id is not null;
