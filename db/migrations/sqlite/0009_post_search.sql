-- What the lists of posts look at, apart from the long texts: one narrow row a post, written by the product in the transaction
-- that writes the post, and made up for where it is missing.
create table post_search (
  number integer primary key not null,
  post_id text not null unique references blog_posts (id) on delete cascade,
  state text not null check (state in ('draft', 'published', 'trashed')),
  created_at text not null,
  title_key text not null,
  author_key text not null,
  words text not null,
  names text not null,
  stale integer not null default 0
) strict;

create index post_search_stale on post_search (post_id) where stale = true;

create index post_search_newest on post_search (created_at, post_id, state);

create index post_search_state on post_search (state, created_at, post_id);

create index post_search_title on post_search (title_key, post_id, state);

create index post_search_author on post_search (author_key, post_id, state);

-- Every three characters in a row that a post has. The two separators at the end make the last two characters begin three
-- as well, so that short searches find them.
create virtual table post_grams using fts5 (words, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1');

create virtual table post_gram_places using fts5vocab ('post_grams', 'instance');

create trigger post_search_added after insert on post_search begin insert into post_grams (rowid, words) values (new.number, new.words || new.names || char(31, 31)); end;

create trigger post_search_removed after delete on post_search begin delete from post_grams where rowid = old.number; end;

create table post_categories (
  slug text not null,
  name text not null,
  post_id text not null references blog_posts (id) on delete cascade,
  state text not null,
  primary key (slug, post_id, name)
) strict, without rowid;

create index post_categories_state on post_categories (state, slug, name);

create index post_categories_post on post_categories (post_id);

-- Another hand may write to the posts as well: when and whether a post is shown is taken over at once, its words later.
create trigger blog_posts_shown after update of created_at, published, deleted_at on blog_posts begin update post_search set created_at = new.created_at, state = case when new.deleted_at is not null then 'trashed' when new.published then 'published' else 'draft' end where post_id = new.id; update post_categories set state = case when new.deleted_at is not null then 'trashed' when new.published then 'published' else 'draft' end where post_id = new.id; end;

create trigger blog_posts_worded after update of title, excerpt, author, categories on blog_posts begin update post_search set stale = 1 where post_id = new.id; end;

drop index blog_posts_newest;

alter table blog_posts drop column search_text;

alter table blog_posts drop column search_categories;

create index blog_posts_newest on blog_posts (created_at desc, id desc, published, slug, updated_at, categories) where deleted_at is null;

create index blog_posts_trash on blog_posts (deleted_at desc, id desc) where deleted_at is not null;

create index blog_posts_samples on blog_posts (substr(submission_id, 1, 7));

-- A post in the trash does not keep its address from others.
drop index blog_posts_slug;

create unique index blog_posts_slug on blog_posts (slug) where deleted_at is null;
