-- A legal fact says as of which day it is, or on which the firm has checked it: `:day` takes the place of `:verified`, and the sentences around
-- it that ship with the site do not say any more that somebody has checked. Those on the pause of immigrant visas, which a court has ended, quote
-- the present one. What was once published stays as it was in the revisions.
create table said (step integer primary key not null, words text not null, instead text not null) strict;

insert into said (step, words, instead) values
  (1, 'EB-5 from abroad: consulates have paused many visas since {consulates.pause-from}.', '{consulates.pause}'),
  (2, 'Applying abroad? A pause since {consulates.pause-from} may stop your visa.', '{consulates.pause}'),
  (3, 'EB-5 desde el extranjero: los consulados tienen en pausa muchas visas desde {consulates.pause-from}.', '{consulates.pause}'),
  (4, '¿La solicita desde el extranjero? Una pausa desde {consulates.pause-from} puede detener su visa.', '{consulates.pause}'),
  (5, 'EB-5 a partir de outro país: os consulados mantêm muitos vistos em pausa desde {consulates.pause-from}.', '{consulates.pause}'),
  (6, 'Vai pedir de outro país? Uma pausa desde {consulates.pause-from} pode parar o seu visto.', '{consulates.pause}'),
  (7, 'EB-5 depuis l’étranger : les consulats ont suspendu de nombreux visas depuis {consulates.pause-from}.', '{consulates.pause}'),
  (8, 'Une demande depuis l’étranger ? Une suspension, depuis {consulates.pause-from}, peut arrêter votre visa.', '{consulates.pause}'),
  (9, '{consulates.pause-from:verified}', '{consulates.pause:verified}'),
  (10, 'Last checked on {', 'Sources: {'),
  (11, 'We last checked this on {', 'Sources: {'),
  (12, 'We last compared this on {', 'Sources: {'),
  (13, 'We last compared this with the agency’s own page on {', 'Sources: {'),
  (14, 'Última revisión: {', 'Fuentes: {'),
  (15, 'Lo revisamos por última vez el {', 'Fuentes: {'),
  (16, 'Última verificação: {', 'Fontes: {'),
  (17, 'Verificamos isto pela última vez em {', 'Fontes: {'),
  (18, 'Vérifié la dernière fois le {', 'Sources : {'),
  (19, ':verified}', ':day}');

-- One after the other, in the order of `step`.
update content_records set
  published = (with recursive changed (step, words) as (select 0, published union all select changed.step + 1, replace(changed.words, said.words, said.instead) from changed join said on said.step = changed.step + 1) select words from changed order by step desc limit 1),
  draft = (with recursive changed (step, words) as (select 0, draft union all select changed.step + 1, replace(changed.words, said.words, said.instead) from changed join said on said.step = changed.step + 1) select words from changed order by step desc limit 1),
  source = (with recursive changed (step, words) as (select 0, source union all select changed.step + 1, replace(changed.words, said.words, said.instead) from changed join said on said.step = changed.step + 1) select words from changed order by step desc limit 1),
  draft_source = (with recursive changed (step, words) as (select 0, draft_source union all select changed.step + 1, replace(changed.words, said.words, said.instead) from changed join said on said.step = changed.step + 1) select words from changed order by step desc limit 1)
where coalesce(published, '') || coalesce(draft, '') || coalesce(source, '') || coalesce(draft_source, '') like '%:verified}%';

update blog_posts set content = (with recursive changed (step, words) as (select 0, content union all select changed.step + 1, replace(changed.words, said.words, said.instead) from changed join said on said.step = changed.step + 1) select words from changed order by step desc limit 1) where content like '%:verified}%';

update working_copies set fields = (with recursive changed (step, words) as (select 0, fields union all select changed.step + 1, replace(changed.words, said.words, said.instead) from changed join said on said.step = changed.step + 1) select words from changed order by step desc limit 1) where fields like '%:verified}%';

drop table said;

-- What is left of a fact that there is no more becomes its words; the sources of translations are English.
update content_records set
  published = replace(published, '{consulates.pause-from}', case locale when 'es' then 'enero de 2026' when 'pt' then 'janeiro de 2026' when 'fr' then 'janvier 2026' else 'January 2026' end),
  draft = replace(draft, '{consulates.pause-from}', case locale when 'es' then 'enero de 2026' when 'pt' then 'janeiro de 2026' when 'fr' then 'janvier 2026' else 'January 2026' end),
  source = replace(source, '{consulates.pause-from}', 'January 2026'),
  draft_source = replace(draft_source, '{consulates.pause-from}', 'January 2026');

update blog_posts set content = replace(content, '{consulates.pause-from}', case locale when 'es' then 'enero de 2026' when 'pt' then 'janeiro de 2026' when 'fr' then 'janvier 2026' else 'January 2026' end) where content like '%{consulates.pause-from}%';

-- These facts have other words now, which nobody of the firm has compared; what it wrote itself for a later day stays.
delete from fact_revisions where key in ('asylum.fees', 'consulates.pause', 'diversity.notice', 'fee.i-130', 'fee.i-90', 'fee.n-400', 'h1b.notice') and not exists (select 1 from fact_revisions as own where own.key = fact_revisions.key and own.value is not null and own.effective_from >= case own.key when 'asylum.fees' then '2026-01-01' when 'consulates.pause' then '2026-08-21' else '' end);
