-- What the firm wrote over the texts that ship with the site: one row for each record that it has ever changed.
create table content_records (
  type text collate "C" not null,
  id text collate "C" not null,
  locale text collate "C" not null,
  version integer not null,
  state text not null check (state in ('shipped', 'published', 'removed')),
  published text,
  draft text,
  reviewed_by text,
  reviewed_on text,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (type, id, locale)
);

create table content_revisions (
  id text collate "C" primary key not null,
  type text collate "C" not null,
  record_id text collate "C" not null,
  locale text collate "C" not null,
  version integer not null,
  state text not null,
  published text,
  saved_at timestamptz not null,
  saved_by text not null
);

create index content_revisions_record on content_revisions (type, record_id, locale, version);
