-- From when and until when readers see a published post; without a time there is no such end. Looked at whenever a page is read.
alter table blog_posts add column publish_at timestamptz;

alter table blog_posts add column unpublish_at timestamptz;

create index blog_posts_publish_at on blog_posts (publish_at, id) where publish_at is not null;

create index blog_posts_unpublish_at on blog_posts (unpublish_at, id) where unpublish_at is not null;

-- With the post, so that those out of their time are left out without a look at the table. In SQLite the key is in every index.
drop index post_categories_state;

create index post_categories_state on post_categories (state, slug, name, post_id);

-- Addresses that public posts had before. They lead to the post's present one, and no other post can have them.
create table post_slugs (
  slug text collate "C" primary key not null,
  post_id text collate "C" not null references blog_posts (id) on delete cascade
);

create index post_slugs_post on post_slugs (post_id);

-- Who read the post for the firm, and on which day there. Both or neither.
alter table blog_posts add column reviewed_by text;

alter table blog_posts add column reviewed_on text;

-- Links that show a post before readers see it. Only the hash of a link's secret is stored.
create table post_previews (
  id text collate "C" primary key not null,
  token_hash text collate "C" not null unique,
  post_id text collate "C" not null references blog_posts (id) on delete cascade,
  made_by text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null
);

create index post_previews_post on post_previews (post_id, made_at);

create index post_previews_expiry on post_previews (expires_at);
