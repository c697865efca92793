-- Addresses, topics of articles, tools and the order of sections are fields of pages and services now; what a firm wrote over those that ship keeps what they had.
-- Joined as text, so that everything else stays as it was written.
create temporary table new_fields (type text not null, id text not null, locale text not null, fields text not null);

insert into new_fields (type, id, locale, fields) values
('service', 'citizenship', 'en', '"slug":"citizenship","topics":["citizen","naturalis","naturaliz"],"faqSection":"citizenship","tool":"filing-date"'),
('service', 'family-immigration', 'en', '"slug":"family-immigration","topics":["famil","fianc","spouse"],"faqSection":"family"'),
('service', 'investor-visa', 'en', '"slug":"investor-visa","topics":["work","employ","invest","H-1B","L-1","O-1","E-2","EB"],"faqSection":"work"'),
('service', 'permanent-residency', 'en', '"slug":"permanent-residency","topics":["green card","residen"],"faqSection":"family","tool":"green-card-path","sectionOrder":["tool","call","offerings","benefits","steps","why"]'),
('service', 'u-visa', 'en', '"slug":"u-visa","topics":["humanit","asylum","crim","u-visa","u visa"],"faqSection":"humanitarian","sectionOrder":["conditions","options","call","why","offerings","steps"]'),
('service', 'work-visas', 'en', '"slug":"work-visas","topics":["work","employ","invest","H-1B","L-1","O-1","E-2","EB"],"faqSection":"work","sectionOrder":["offerings","call","steps","why"]'),
('service', 'citizenship', 'es', '"slug":"ciudadania","topics":["ciudadan","naturaliz"]'),
('service', 'family-immigration', 'es', '"slug":"inmigracion-familiar","topics":["famil","conyug","fianc"]'),
('service', 'investor-visa', 'es', '"slug":"visa-de-inversionista","topics":["trabaj","emple","invers","H-1B","L-1","O-1","E-2","EB"]'),
('service', 'permanent-residency', 'es', '"slug":"residencia-permanente","topics":["tarjeta verde","residen","green card"]'),
('service', 'u-visa', 'es', '"slug":"visa-u","topics":["humanit","asil","crim","visa u","u visa","u-visa","asylum"]'),
('service', 'work-visas', 'es', '"slug":"visas-de-trabajo","topics":["trabaj","emple","invers","H-1B","L-1","O-1","E-2","EB"]'),
('page', 'about', 'es', '"slug":"quienes-somos"'),
('page', 'accessibility', 'es', '"slug":"accesibilidad"'),
('page', 'contact', 'es', '"slug":"contacto"'),
('page', 'disclaimer', 'es', '"slug":"aviso-legal"'),
('page', 'faq', 'es', '"slug":"preguntas-frecuentes"'),
('page', 'fees', 'es', '"slug":"honorarios"'),
('page', 'glossary', 'es', '"slug":"glosario"'),
('page', 'privacy', 'es', '"slug":"privacidad"'),
('page', 'services', 'es', '"slug":"servicios"'),
('page', 'urgent', 'es', '"slug":"urgente"'),
('page', 'what-applies-now', 'es', '"slug":"que-se-aplica-ahora"'),
('page', 'who-may-help-you', 'es', '"slug":"quien-puede-ayudarle"'),
('service', 'citizenship', 'pt', '"slug":"cidadania","topics":["cidadan","naturaliz"]'),
('service', 'family-immigration', 'pt', '"slug":"imigracao-familiar","topics":["famil","conjug"]'),
('service', 'investor-visa', 'pt', '"slug":"visto-de-investidor","topics":["trabalh","empreg","invest","H-1B","L-1","O-1","E-2","EB"]'),
('service', 'permanent-residency', 'pt', '"slug":"residencia-permanente","topics":["green card","residen"]'),
('service', 'u-visa', 'pt', '"slug":"visto-u","topics":["humanit","asil","crim","visto u","visa u","u-visa","asylum"]'),
('service', 'work-visas', 'pt', '"slug":"vistos-de-trabalho","topics":["trabalh","empreg","invest","H-1B","L-1","O-1","E-2","EB"]'),
('page', 'about', 'pt', '"slug":"sobre-nos"'),
('page', 'accessibility', 'pt', '"slug":"acessibilidade"'),
('page', 'contact', 'pt', '"slug":"contato"'),
('page', 'disclaimer', 'pt', '"slug":"aviso-legal"'),
('page', 'faq', 'pt', '"slug":"perguntas-frequentes"'),
('page', 'fees', 'pt', '"slug":"honorarios"'),
('page', 'glossary', 'pt', '"slug":"glossario"'),
('page', 'privacy', 'pt', '"slug":"privacidade"'),
('page', 'services', 'pt', '"slug":"servicos"'),
('page', 'urgent', 'pt', '"slug":"urgente"'),
('page', 'what-applies-now', 'pt', '"slug":"o-que-vale-agora"'),
('page', 'who-may-help-you', 'pt', '"slug":"quem-pode-ajudar"'),
('service', 'citizenship', 'fr', '"slug":"citoyennete","topics":["citoyen","naturalis"]'),
('service', 'family-immigration', 'fr', '"slug":"immigration-familiale","topics":["famil","fianc","conjoint"]'),
('service', 'investor-visa', 'fr', '"slug":"visa-investisseur","topics":["travail","emploi","employ","invest","H-1B","L-1","O-1","E-2","EB"]'),
('service', 'permanent-residency', 'fr', '"slug":"residence-permanente","topics":["carte verte","residen","green card"]'),
('service', 'u-visa', 'fr', '"slug":"visa-u","topics":["humanit","asil","crim","visa u","u visa","u-visa","asylum"]'),
('service', 'work-visas', 'fr', '"slug":"visas-de-travail","topics":["travail","emploi","employ","invest","H-1B","L-1","O-1","E-2","EB"]'),
('page', 'about', 'fr', '"slug":"a-propos"'),
('page', 'accessibility', 'fr', '"slug":"accessibilite"'),
('page', 'contact', 'fr', '"slug":"contact"'),
('page', 'disclaimer', 'fr', '"slug":"avertissement"'),
('page', 'faq', 'fr', '"slug":"questions-frequentes"'),
('page', 'fees', 'fr', '"slug":"honoraires"'),
('page', 'glossary', 'fr', '"slug":"glossaire"'),
('page', 'privacy', 'fr', '"slug":"confidentialite"'),
('page', 'services', 'fr', '"slug":"services"'),
('page', 'urgent', 'fr', '"slug":"urgence"'),
('page', 'what-applies-now', 'fr', '"slug":"ce-qui-s-applique"'),
('page', 'who-may-help-you', 'fr', '"slug":"qui-peut-vous-aider"');

update content_records set published = '{' || (
  select fields from new_fields where new_fields.type = content_records.type and new_fields.id = content_records.id and new_fields.locale = content_records.locale
) || ',' || substr(published, 2)
where published like '{"%' and exists (
  select 1 from new_fields where new_fields.type = content_records.type and new_fields.id = content_records.id and new_fields.locale = content_records.locale
);

update content_records set draft = '{' || (
  select fields from new_fields where new_fields.type = content_records.type and new_fields.id = content_records.id and new_fields.locale = content_records.locale
) || ',' || substr(draft, 2)
where draft like '{"%' and exists (
  select 1 from new_fields where new_fields.type = content_records.type and new_fields.id = content_records.id and new_fields.locale = content_records.locale
);

update content_revisions set published = '{' || (
  select fields from new_fields where new_fields.type = content_revisions.type and new_fields.id = content_revisions.record_id and new_fields.locale = content_revisions.locale
) || ',' || substr(published, 2)
where published like '{"%' and exists (
  select 1 from new_fields where new_fields.type = content_revisions.type and new_fields.id = content_revisions.record_id and new_fields.locale = content_revisions.locale
);

drop table new_fields;
