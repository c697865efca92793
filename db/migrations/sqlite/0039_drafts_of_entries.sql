-- Unsaved text belongs to an entry of any kind: a post by its id, a record by type, id and language, such as page/about/en.
create table drafts_of_entries (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  entry text,
  version integer not null,
  counter integer not null,
  fields text not null,
  saved_at text not null,
  primary key (user_id, id)
) strict;

insert into drafts_of_entries select user_id, id, post_id, version, counter, fields, saved_at from working_copies;

drop table working_copies;

alter table drafts_of_entries rename to working_copies;

create index working_copies_entry on working_copies (entry);

create index working_copies_age on working_copies (saved_at);

-- As the reference to the post did.
create trigger working_copies_of_post after delete on blog_posts begin delete from working_copies where entry = old.id; end;
