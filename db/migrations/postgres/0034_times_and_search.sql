-- Only times of the years 1 to 9999 are taken now: on SQLite later ones are not in the order of time, and no form shows earlier ones. What was stored
-- becomes the nearest time that a form shows, and a post is still taken down after it is published.
update blog_posts set publish_at = case when publish_at > '0001-01-01 00:00:00+00' then timestamptz '9999-12-31 23:58:00+00' else timestamptz '0001-01-02 00:00:00+00' end where publish_at >= '9999-12-31 24:00:00+00' or publish_at < '0001-01-01 00:00:00+00';

update blog_posts set unpublish_at = case when unpublish_at > '0001-01-01 00:00:00+00' then timestamptz '9999-12-31 23:59:00+00' else timestamptz '0001-01-02 00:00:00+00' end where unpublish_at >= '9999-12-31 24:00:00+00' or unpublish_at < '0001-01-01 00:00:00+00';

update blog_posts set published_at = case when published_at > '0001-01-01 00:00:00+00' then timestamptz '9999-12-31 23:58:00+00' else timestamptz '0001-01-02 00:00:00+00' end where published_at >= '9999-12-31 24:00:00+00' or published_at < '0001-01-01 00:00:00+00';

update blog_posts set created_at = case when created_at > '0001-01-01 00:00:00+00' then timestamptz '9999-12-31 23:58:00+00' else timestamptz '0001-01-02 00:00:00+00' end where created_at >= '9999-12-31 24:00:00+00' or created_at < '0001-01-01 00:00:00+00';

update blog_posts set updated_at = case when updated_at > '0001-01-01 00:00:00+00' then timestamptz '9999-12-31 23:59:00+00' else timestamptz '0001-01-02 00:00:00+00' end where updated_at >= '9999-12-31 24:00:00+00' or updated_at < '0001-01-01 00:00:00+00';

update content_records set publish_at = case when publish_at > '0001-01-01 00:00:00+00' then timestamptz '9999-12-31 23:58:00+00' else timestamptz '0001-01-02 00:00:00+00' end where publish_at >= '9999-12-31 24:00:00+00' or publish_at < '0001-01-01 00:00:00+00';

-- What has other signs than ASCII is found by another spelling now, and is read again at the start.
update post_search set stale = true where words || names || author_key ~ '[^\x01-\x7f]';
