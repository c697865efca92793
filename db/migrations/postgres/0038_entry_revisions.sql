-- One table of revisions for everything that is written: posts, and what the firm says about itself.
create table entry_revisions (
  type text collate "C" not null,
  entry_id text collate "C" not null,
  locale text collate "C" not null,
  version integer not null,
  state text not null check (state in ('saved', 'published', 'shipped', 'removed')),
  title text,
  words integer,
  data text,
  source text,
  saved_at timestamptz not null,
  saved_by text,
  primary key (type, entry_id, locale, version)
);

insert into entry_revisions (type, entry_id, locale, version, state, title, words, data, source, saved_at, saved_by)
select 'post', post_id, '', version, 'saved', title, words, fields, null, saved_at, saved_by from post_revisions;

insert into entry_revisions (type, entry_id, locale, version, state, title, words, data, source, saved_at, saved_by)
select type, record_id, locale, version, state, null, null, published, source, saved_at, saved_by from content_revisions;

drop table post_revisions;
drop table content_revisions;


create function forget_revisions() returns trigger language plpgsql as $$ begin delete from entry_revisions where type = 'post' and entry_id = old.id; return null; end $$;

create trigger blog_posts_removed after delete on blog_posts for each row execute function forget_revisions();
