-- When a draft of the site's texts is published by itself, and who decided it. `scheduled_version`: what somebody who may publish has last seen.
alter table content_records add column publish_at timestamptz;

alter table content_records add column scheduled_version integer;

alter table content_records add column scheduled_by text;

alter table content_records add column scheduled_review_by text;

alter table content_records add column scheduled_review_on text;

alter table content_records add column schedule_problem text;

create index content_records_publish_at on content_records (publish_at) where publish_at is not null;

-- Links to a preview: of one post, or, without one, of the site with its drafts. Only the hash of a link's secret is stored.
create table preview_links (
  id text collate "C" primary key not null,
  token_hash text collate "C" not null unique,
  post_id text collate "C" references blog_posts (id) on delete cascade,
  made_by text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null
);

insert into preview_links (id, token_hash, post_id, made_by, made_at, expires_at)
select id, token_hash, post_id, made_by, made_at, expires_at from post_previews;

drop table post_previews;

create index preview_links_post on preview_links (post_id, made_at);

create index preview_links_expiry on preview_links (expires_at);
