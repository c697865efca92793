-- What the firm wrote over the texts that ship with the site: one row for each record that it has ever changed.
create table content_records (
  type text not null,
  id text not null,
  locale text not null,
  version integer not null,
  state text not null check (state in ('shipped', 'published', 'removed')),
  published text,
  draft text,
  reviewed_by text,
  reviewed_on text,
  changed_at text not null,
  changed_by text not null,
  primary key (type, id, locale)
) strict, without rowid;

create table content_revisions (
  id text primary key not null,
  type text not null,
  record_id text not null,
  locale text not null,
  version integer not null,
  state text not null,
  published text,
  saved_at text not null,
  saved_by text not null
) strict, without rowid;

create index content_revisions_record on content_revisions (type, record_id, locale, version);
