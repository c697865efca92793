-- What was imported from another system, so that the same import changes nothing and one that was interrupted goes on. A post that was
-- deleted since keeps its row and does not come back.
create table imported_items (
  source text not null,
  item_key text not null,
  post_id text not null,
  post_version integer not null,
  content_hash text not null,
  primary key (source, item_key)
) strict, without rowid;

create index imported_items_post on imported_items (post_id);

-- By the SHA-256 of the file that was imported.
create table imported_images (
  file_hash text primary key not null,
  image_name text not null references images (name) on delete cascade
) strict, without rowid;

create index imported_images_name on imported_images (image_name);

-- Addresses of another system's pages, looked up where the site has none.
create table redirects (
  path text primary key not null,
  post_id text not null references blog_posts (id) on delete cascade
) strict, without rowid;

create index redirects_post on redirects (post_id);
