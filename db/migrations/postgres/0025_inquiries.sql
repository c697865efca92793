-- Inquiries: who works on a message and until when, since when it is at its stage, its labels, what was written back and forth, and texts
-- to answer with. What is confidential stands in `sealed`, encrypted like the message; labels and saved replies name nobody.
alter table messages add column assignee_id text;
alter table messages add column due_on text;
alter table messages add column stage_since timestamptz not null default now();
alter table messages add column restricted boolean not null default false;

-- Who had taken a message in hand is who it is assigned to; such a message was never left unread.
update messages set
  assignee_id = (
    select user_id from audit_log
    where subject_id = messages.id and act = 'message.taken-in-hand'
    order by at desc, id desc limit 1
  ),
  read_at = coalesce(read_at, updated_at),
  state = 'new'
where state = 'in-hand';

update messages set stage_since = case when state = 'new' then created_at else coalesce(
  (
    select max(at) from audit_log
    where subject_id = messages.id and act in ('message.answered', 'message.closed', 'message.marked-spam')
  ),
  updated_at
) end;

create index messages_assignee on messages (assignee_id, created_at desc, id desc) where assignee_id is not null;

create index messages_due on messages (due_on) where due_on is not null;

-- The oldest message without an answer, as the stages now say it.
drop index messages_open;

create index messages_open on messages (created_at, id) where state = 'new' and erased_at is null;

create table message_labels (
  message_id text collate "C" not null references messages (id) on delete cascade,
  folded text collate "C" not null,
  label text not null,
  primary key (message_id, folded)
);

create index message_labels_folded on message_labels (folded, message_id);

-- `direction` is `sent` or `received`. Without `mail_id` it was written or brought another way.
create table message_replies (
  id text collate "C" primary key not null,
  message_id text collate "C" not null references messages (id) on delete cascade,
  direction text not null check (direction in ('sent', 'received')),
  created_at timestamptz not null,
  user_id text,
  author text not null,
  mail_id text collate "C",
  key_id text not null,
  sealed text not null
);

create index message_replies_message on message_replies (message_id, created_at);

create table saved_replies (
  id text collate "C" primary key not null,
  name text not null,
  language text not null,
  text text not null,
  version integer not null,
  changed_at timestamptz not null,
  changed_by text not null
);

create unique index saved_replies_name on saved_replies (language, name);

-- Who may read restricted messages is decided by an owner; until then it is the owners.
alter table users add column reads_restricted boolean not null default false;
update users set reads_restricted = true where role = 'owner';
