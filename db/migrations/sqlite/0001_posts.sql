create table blog_posts (
  id text primary key not null,
  title text not null,
  excerpt text not null,
  content text not null,
  author text not null,
  date text not null,
  image text not null default '',
  categories text not null default '[]',
  published integer not null default 0,
  created_at text not null,
  user_id text,
  slug text not null,
  image_alt text not null default '',
  search_text text not null default '',
  search_categories text not null default '',
  version integer not null default 1,
  updated_at text not null,
  published_at text,
  deleted_at text,
  submission_id text
) strict;

create unique index blog_posts_slug on blog_posts (slug);

create unique index blog_posts_submission on blog_posts (submission_id) where submission_id is not null;

-- Holds what lists and searches look at, so that a search reads no post's long text. PostgreSQL limits an index row to about
-- 2.7 kB and gets two narrow indexes instead.
create index blog_posts_newest on blog_posts (created_at desc, id desc, published, search_text, search_categories, categories) where deleted_at is null;

create table post_images (
  post_id text not null references blog_posts (id) on delete cascade,
  image_name text not null,
  primary key (post_id, image_name)
) strict, without rowid;

create index post_images_name on post_images (image_name);
