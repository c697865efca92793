-- From when and until when readers see a published post; without a time there is no such end. Looked at whenever a page is read.
alter table blog_posts add column publish_at text;

alter table blog_posts add column unpublish_at text;

create index blog_posts_publish_at on blog_posts (publish_at, id) where publish_at is not null;

create index blog_posts_unpublish_at on blog_posts (unpublish_at, id) where unpublish_at is not null;

-- Holds all that the site map asks for.
drop index blog_posts_newest;

create index blog_posts_newest on blog_posts (created_at desc, id desc, published, slug, updated_at, categories, publish_at) where deleted_at is null;

-- Addresses that public posts had before. They lead to the post's present one, and no other post can have them.
create table post_slugs (
  slug text primary key not null,
  post_id text not null references blog_posts (id) on delete cascade
) strict, without rowid;

create index post_slugs_post on post_slugs (post_id);

-- Who read the post for the firm, and on which day there. Both or neither.
alter table blog_posts add column reviewed_by text;

alter table blog_posts add column reviewed_on text;

-- Links that show a post before readers see it. Only the hash of a link's secret is stored.
create table post_previews (
  id text primary key not null,
  token_hash text not null unique,
  post_id text not null references blog_posts (id) on delete cascade,
  made_by text not null,
  made_at text not null,
  expires_at text not null
) strict, without rowid;

create index post_previews_post on post_previews (post_id, made_at);

create index post_previews_expiry on post_previews (expires_at);
