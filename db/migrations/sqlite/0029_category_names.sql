-- The name and description of a category in a language that has its own; every other language has those of `categories`.
create table category_names (
  category_slug text not null references categories (slug) on update cascade on delete cascade,
  locale text not null,
  slug text not null,
  name text not null,
  description text not null default '',
  primary key (category_slug, locale)
) strict, without rowid;

create unique index category_names_slug on category_names (locale, slug);

-- The categories of the samples are the same ones in each language, where nobody has changed or described them.
create table sample_names (category_slug text, first_name text, locale text, slug text, name text);

insert into sample_names (category_slug, first_name, locale, slug, name) values
  ('immigration-law', 'Immigration Law', 'es', 'ley-de-inmigracion', 'Ley de inmigración'),
  ('immigration-law', 'Immigration Law', 'pt', 'direito-de-imigracao', 'Direito de imigração'),
  ('immigration-law', 'Immigration Law', 'fr', 'droit-de-l-immigration', 'Droit de l’immigration'),
  ('policy-updates', 'Policy Updates', 'es', 'nuevas-reglas', 'Nuevas reglas'),
  ('policy-updates', 'Policy Updates', 'pt', 'novas-regras', 'Novas regras'),
  ('policy-updates', 'Policy Updates', 'fr', 'nouvelles-regles', 'Nouvelles règles'),
  ('family-immigration', 'Family Immigration', 'es', 'inmigracion-familiar', 'Inmigración familiar'),
  ('family-immigration', 'Family Immigration', 'pt', 'imigracao-familiar', 'Imigração familiar'),
  ('family-immigration', 'Family Immigration', 'fr', 'immigration-familiale', 'Immigration familiale'),
  ('visa', 'Visa', 'es', 'visas', 'Visas'),
  ('visa', 'Visa', 'pt', 'vistos', 'Vistos'),
  ('visa', 'Visa', 'fr', 'visas', 'Visas');

delete from sample_names where not exists (select 1 from post_categories as post where post.locale = sample_names.locale and post.slug = sample_names.slug and post.name = sample_names.name) or not exists (select 1 from post_categories as post where post.locale = 'en' and post.slug = sample_names.category_slug) or exists (select 1 from categories as named where named.slug = sample_names.slug and (named.name <> sample_names.name or named.description <> '')) or exists (select 1 from category_slugs as former where former.category_slug = sample_names.slug or former.slug in (sample_names.slug, sample_names.category_slug));

-- In a language that has no part here the name would have no category any more.
delete from sample_names where exists (select 1 from post_categories as post where post.slug = sample_names.slug and not exists (select 1 from sample_names as other where other.slug = post.slug and other.locale = post.locale));

insert into categories (slug, name) select distinct category_slug, first_name from sample_names where true on conflict do nothing;

insert into category_names (category_slug, locale, slug, name) select category_slug, locale, slug, name from sample_names;

delete from categories where slug in (select slug from sample_names);

drop table sample_names;
