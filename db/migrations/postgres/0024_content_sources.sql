-- The English text from which a translation was made (JSON): of the published one, of its draft, and of each revision.
alter table content_records add column source text;

alter table content_records add column draft_source text;

alter table content_revisions add column source text;
