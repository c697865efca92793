-- Staff see the categories of all languages, counted along an index alone.
drop index post_categories_state;

create index post_categories_state on post_categories (state, slug, name, locale);
