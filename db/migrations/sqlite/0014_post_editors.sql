-- Who has a post open: one row for each open form. A form that has not been seen for a while counts as closed.
create table post_editors (
  post_id text not null references blog_posts (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  form_id text not null,
  opened_at text not null,
  seen_at text not null,
  primary key (post_id, user_id, form_id)
) strict;
