create table blog_posts (
  id text primary key not null,
  title text not null,
  excerpt text not null,
  content text not null,
  author text not null,
  date text not null,
  image text not null default '',
  categories text not null default '[]',
  published boolean not null default false,
  created_at timestamptz not null,
  user_id text,
  slug text not null,
  image_alt text not null default '',
  search_text text not null default '',
  search_categories text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null,
  published_at timestamptz,
  deleted_at timestamptz,
  submission_id text
);

create unique index blog_posts_slug on blog_posts (slug);

create unique index blog_posts_submission on blog_posts (submission_id) where submission_id is not null;

create index blog_posts_newest on blog_posts (created_at desc, id desc) where deleted_at is null;

create index blog_posts_newest_published on blog_posts (created_at desc, id desc) where deleted_at is null and published;

create table post_images (
  post_id text not null references blog_posts (id) on delete cascade,
  image_name text not null,
  primary key (post_id, image_name)
);

create index post_images_name on post_images (image_name);
