-- Whether somebody has reviewed the post for the firm, so that the list can be narrowed by it along an index.
alter table post_search add column reviewed integer not null default 0;

update post_search set reviewed = 1 where post_id in (select id from blog_posts where reviewed_on is not null);

create index post_search_reviewed on post_search (reviewed, state, post_id);

create trigger blog_posts_reviewed after update of reviewed_on on blog_posts begin update post_search set reviewed = new.reviewed_on is not null where post_id = new.id; end;

-- A list of posts that somebody keeps under a name: the query of its address.
create table saved_filters (
  user_id text not null references users (id) on delete cascade,
  name text not null,
  query text not null,
  primary key (user_id, name)
) strict, without rowid;

-- What an image shows, for whoever puts it into a post, and the part of it that a crop keeps.
alter table images add column description text not null default '';

alter table images add column focus text not null default 'center';
