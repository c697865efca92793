-- What staff entered over the legal figures that the site came with. A row without a value says that somebody compared the
-- figure with its source and found it right.
create table fact_revisions (
  id text collate "C" primary key not null,
  key text collate "C" not null,
  value text,
  effective_from text,
  source_name text not null,
  source_url text not null,
  last_verified text not null,
  review_by text not null,
  entered_at timestamptz not null,
  entered_by text not null
);

create index fact_revisions_key on fact_revisions (key, entered_at, id);
