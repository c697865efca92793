-- One table of revisions for everything that is written: posts, and what the firm says about itself.
create table entry_revisions (
  type text not null,
  entry_id text not null,
  locale text not null,
  version integer not null,
  state text not null check (state in ('saved', 'published', 'shipped', 'removed')),
  title text,
  words integer,
  data text,
  source text,
  saved_at text not null,
  saved_by text,
  primary key (type, entry_id, locale, version)
) strict;

insert into entry_revisions (type, entry_id, locale, version, state, title, words, data, source, saved_at, saved_by)
select 'post', post_id, '', version, 'saved', title, words, fields, null, saved_at, saved_by from post_revisions;

insert into entry_revisions (type, entry_id, locale, version, state, title, words, data, source, saved_at, saved_by)
select type, record_id, locale, version, state, null, null, published, source, saved_at, saved_by from content_revisions;

drop table post_revisions;
drop table content_revisions;

create trigger blog_posts_removed after delete on blog_posts begin delete from entry_revisions where type = 'post' and entry_id = old.id; end;
