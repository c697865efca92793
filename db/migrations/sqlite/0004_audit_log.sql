-- Who did what. Rows are only ever added; no text of a message or a post stands here.
create table audit_log (
  id text primary key not null,
  at text not null,
  user_id text,
  actor text not null,
  act text not null,
  subject_id text not null default '',
  subject text not null default ''
) strict, without rowid;

create index audit_log_newest on audit_log (at desc, id desc);

create index audit_log_subject on audit_log (subject_id, at desc);
