-- Unsaved text belongs to an entry of any kind: a post by its id, a record by type, id and language, such as page/about/en.
alter table working_copies drop constraint working_copies_post_id_fkey;

alter table working_copies rename column post_id to entry;

alter index working_copies_post rename to working_copies_entry;

-- As the reference to the post did.
create function discard_drafts() returns trigger language plpgsql as $$ begin delete from working_copies where entry = old.id; return null; end $$;

create trigger working_copies_of_post after delete on blog_posts for each row execute function discard_drafts();
