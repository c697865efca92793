-- Only times of the years 1 to 9999 are taken now: on SQLite later ones are not in the order of time, and no form shows earlier ones. What was stored
-- becomes the nearest time that a form shows, and a post is still taken down after it is published.
update blog_posts set publish_at = case when publish_at like '+%' then '9999-12-31T23:58:00.000Z' else '0001-01-02T00:00:00.000Z' end where publish_at < '0001';

update blog_posts set unpublish_at = case when unpublish_at like '+%' then '9999-12-31T23:59:00.000Z' else '0001-01-02T00:00:00.000Z' end where unpublish_at < '0001';

update blog_posts set published_at = case when published_at like '+%' then '9999-12-31T23:58:00.000Z' else '0001-01-02T00:00:00.000Z' end where published_at < '0001';

update blog_posts set created_at = case when created_at like '+%' then '9999-12-31T23:58:00.000Z' else '0001-01-02T00:00:00.000Z' end where created_at < '0001';

update blog_posts set updated_at = case when updated_at like '+%' then '9999-12-31T23:59:00.000Z' else '0001-01-02T00:00:00.000Z' end where updated_at < '0001';

update content_records set publish_at = case when publish_at like '+%' then '9999-12-31T23:58:00.000Z' else '0001-01-02T00:00:00.000Z' end where publish_at < '0001';

-- What has other signs than ASCII is found by another spelling now, and is read again at the start.
update post_search set stale = true where words || names || author_key glob '*[^' || char(1) || '-' || char(127) || ']*';
