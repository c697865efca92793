-- What 0032 did to the texts of posts, done to the revisions that have the same texts: the newest of a post, which is its present text, and those from
-- which a translation was made. A translation was told to be out of date since, where nothing but these words had changed. All others still say what
-- was once published.
create table said (step integer primary key not null, words text not null, instead text not null);

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

update post_revisions set
  fields = (with recursive changed (step, words) as (select 0, fields union all select changed.step + 1, replace(changed.words, said.words, said.instead) from changed join said on said.step = changed.step + 1) select words from changed order by step desc limit 1)
where fields like '%:verified}%' and (
  version = (select max(version) from post_revisions as other where other.post_id = post_revisions.post_id)
  or version in (select translated_version from blog_posts where translates = post_revisions.post_id)
);

drop table said;

update post_revisions set
  fields = replace(fields, '{consulates.pause-from}', case (select locale from blog_posts where id = post_id) when 'es' then 'enero de 2026' when 'pt' then 'janeiro de 2026' when 'fr' then 'janvier 2026' else 'January 2026' end)
where fields like '%{consulates.pause-from}%' and (
  version = (select max(version) from post_revisions as other where other.post_id = post_revisions.post_id)
  or version in (select translated_version from blog_posts where translates = post_revisions.post_id)
);
