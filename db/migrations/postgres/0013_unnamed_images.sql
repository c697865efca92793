-- Since when nothing names the picture, as the hourly sweep has seen it. Empty while something does.
alter table images add column unnamed_since timestamptz;
