-- What staff set for a category. One that nobody has named, described or moved has no row.
create table categories (
  slug text primary key not null,
  name text not null,
  description text not null default '',
  place integer,
  version integer not null default 0
) strict, without rowid;

-- Former names of categories, by the slug of their addresses. They lead to the present one until a category takes the name up again.
create table category_slugs (
  slug text primary key not null,
  category_slug text not null references categories (slug) on update cascade on delete cascade
) strict, without rowid;

create index category_slugs_category on category_slugs (category_slug);
