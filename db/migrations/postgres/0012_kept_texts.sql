-- Texts that are being written and not saved yet, one row for each form that somebody has open or has left. The counter goes up
-- with what is typed, so that a late request never overwrites a newer one.
create table working_copies (
  user_id text collate "C" not null references users (id) on delete cascade,
  id text collate "C" not null,
  post_id text collate "C" references blog_posts (id) on delete cascade,
  version integer not null,
  counter integer not null,
  fields text not null,
  saved_at timestamptz not null,
  primary key (user_id, id)
);

create index working_copies_post on working_copies (post_id);

create index working_copies_age on working_copies (saved_at);

-- Every text that a post has had, under the version with which it was saved.
create table post_revisions (
  post_id text collate "C" not null references blog_posts (id) on delete cascade,
  version integer not null,
  title text not null,
  words integer not null,
  fields text not null,
  saved_at timestamptz not null,
  saved_by text,
  primary key (post_id, version)
);
