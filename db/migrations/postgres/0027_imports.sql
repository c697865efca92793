-- What was imported from another system, so that the same import changes nothing and one that was interrupted goes on. A post that was
-- deleted since keeps its row and does not come back.
create table imported_items (
  source text collate "C" not null,
  item_key text collate "C" not null,
  post_id text collate "C" not null,
  post_version integer not null,
  content_hash text collate "C" not null,
  primary key (source, item_key)
);

create index imported_items_post on imported_items (post_id);

-- By the SHA-256 of the file that was imported.
create table imported_images (
  file_hash text collate "C" primary key not null,
  image_name text collate "C" not null references images (name) on delete cascade
);

create index imported_images_name on imported_images (image_name);

-- Addresses of another system's pages, looked up where the site has none.
create table redirects (
  path text collate "C" primary key not null,
  post_id text collate "C" not null references blog_posts (id) on delete cascade
);

create index redirects_post on redirects (post_id);
