-- Who has a post open: one row for each open form. A form that has not been seen for a while counts as closed.
create table post_editors (
  post_id text collate "C" not null references blog_posts (id) on delete cascade,
  user_id text collate "C" not null references users (id) on delete cascade,
  form_id text collate "C" not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (post_id, user_id, form_id)
);
