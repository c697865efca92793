-- A firm that has written anything of its own does not suddenly show the people and the prices that ship from here on.
insert into content_records (type, id, locale, version, state, changed_at, changed_by)
select sample.type, sample.id, 'en', 1, 'removed', '2026-11-29T12:00:00.000Z', 'upgrade'
from (
  select 'person' as type, 'family-attorney' as id
  union all select 'person', 'work-attorney'
  union all select 'fee', 'flat-family-immigration'
  union all select 'fee', 'flat-work-visas'
  union all select 'fee', 'flat-permanent-residency'
  union all select 'fee', 'flat-citizenship'
  union all select 'fee', 'flat-u-visa'
  union all select 'fee', 'flat-investor-visa'
) as sample
where exists (select 1 from content_records where type in ('firm', 'person', 'fee') and state = 'published')
on conflict do nothing;
