-- Each post has one language. A translation is a post of its own that names the post it translates, and the version of that which was
-- translated; it is named by no key, so that a backup can be restored in any order.
alter table blog_posts add column locale text not null default 'en';

alter table blog_posts add column translates text;

alter table blog_posts add column translated_version integer;

-- One translation into each language. In the trash it does not keep its place from others.
create unique index blog_posts_translation on blog_posts (translates, locale) where translates is not null and deleted_at is null;

create index blog_posts_translates on blog_posts (translates) where translates is not null;

create index blog_posts_locale on blog_posts (locale, created_at desc, id desc) where published = true and deleted_at is null;

-- Holds all that the site map asks for.
drop index blog_posts_newest;

create index blog_posts_newest on blog_posts (created_at desc, id desc, published, slug, updated_at, categories, publish_at, locale, translates) where deleted_at is null;

alter table post_search add column locale text not null default 'en';

create index post_search_locale on post_search (locale, state, created_at, post_id);

alter table post_categories add column locale text not null default 'en';

create index post_categories_locale on post_categories (locale, state, slug, name);

drop trigger blog_posts_worded;

create trigger blog_posts_worded after update of title, excerpt, author, categories, locale on blog_posts begin update post_search set stale = 1 where post_id = new.id; end;
