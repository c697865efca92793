-- What the lists of posts look at, apart from the long texts: one narrow row a post, written by the product in the transaction
-- that writes the post, and made up for where it is missing.
-- The number is SQLite's, whose index of words names rows by it.
create table post_search (
  number bigint generated always as identity,
  post_id text collate "C" primary key not null references blog_posts (id) on delete cascade,
  state text collate "C" not null check (state in ('draft', 'published', 'trashed')),
  created_at timestamptz not null,
  title_key text collate "C" not null,
  author_key text collate "C" not null,
  words text not null,
  names text not null,
  stale boolean not null default false
);

create index post_search_stale on post_search (post_id) where stale;

create index post_search_newest on post_search (created_at, post_id, state);

create index post_search_state on post_search (state, created_at, post_id);

create index post_search_title on post_search (title_key, post_id, state);

create index post_search_author on post_search (author_key, post_id, state);

-- Makes rare words quick. Whether the extension may be had depends on the server; a search is right without it.
do $$ begin create extension if not exists pg_trgm; create index post_search_grams on post_search using gin ((words || names) gin_trgm_ops); exception when others then raise notice 'searches go without pg_trgm: %', sqlerrm; end $$;

create table post_categories (
  slug text collate "C" not null,
  name text collate "C" not null,
  post_id text collate "C" not null references blog_posts (id) on delete cascade,
  state text collate "C" not null,
  primary key (slug, post_id, name)
);

create index post_categories_state on post_categories (state, slug, name);

create index post_categories_post on post_categories (post_id);

-- Another hand may write to the posts as well: when and whether a post is shown is taken over at once, its words later.
create function take_over_post() returns trigger language plpgsql as $$ declare now_state text := case when new.deleted_at is not null then 'trashed' when new.published then 'published' else 'draft' end; begin update post_search set created_at = new.created_at, state = now_state where post_id = new.id; update post_categories set state = now_state where post_id = new.id; return null; end $$;

create trigger blog_posts_shown after update of created_at, published, deleted_at on blog_posts for each row execute function take_over_post();

create function mark_post_stale() returns trigger language plpgsql as $$ begin update post_search set stale = true where post_id = new.id; return null; end $$;

create trigger blog_posts_worded after update of title, excerpt, author, categories on blog_posts for each row execute function mark_post_stale();

alter table blog_posts drop column search_text;

alter table blog_posts drop column search_categories;

create index blog_posts_trash on blog_posts (deleted_at desc, id desc) where deleted_at is not null;

create index blog_posts_samples on blog_posts (substr(submission_id, 1, 7));

-- A post in the trash does not keep its address from others.
drop index blog_posts_slug;

create unique index blog_posts_slug on blog_posts (slug) where deleted_at is null;
