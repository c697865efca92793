-- For the overview: the oldest message that somebody still works on, and the drafts that nobody has reviewed.
create index messages_open on messages (created_at, id) where erase_after is null and erased_at is null;

create index blog_posts_unreviewed on blog_posts (reviewed_on, id) where published = false and deleted_at is null;
