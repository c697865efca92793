-- Who has to look at a post or to go on writing it. It is no part of the post: asking never changes the post's version.
create table post_reviews (
  post_id text primary key not null references blog_posts (id) on delete cascade,
  -- Another one after each act, so that of two people who act at once the second is told.
  turn_id text not null,
  state text not null check (state in ('ready', 'writing')),
  assignee_id text,
  writer_id text not null,
  by_id text,
  by_name text not null,
  note text not null,
  at text not null
) strict, without rowid;

create index post_reviews_assignee on post_reviews (assignee_id, post_id) where assignee_id is not null;

-- Of staff, on a paragraph that is found again by its words. A reply has the thread of the comment that it answers.
create table post_comments (
  id text primary key not null,
  post_id text not null references blog_posts (id) on delete cascade,
  thread_id text not null,
  user_id text,
  author text not null,
  written_at text not null,
  text text not null,
  quote text not null,
  place integer not null,
  resolved_at text,
  resolved_by text
) strict, without rowid;

create index post_comments_post on post_comments (post_id, written_at, id);

-- Drafts that nobody has reviewed are found by two filters; "ready for review" is said by a person.
update saved_filters set query = replace(query, 'review=waiting', 'review=unreviewed&state=draft');

drop index blog_posts_unreviewed;
