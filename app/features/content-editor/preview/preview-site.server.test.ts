import { describe, expect, test } from 'vitest'
import { publishRecords, saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { siteContentOf } from '#app/features/content/site-content.ts'
import {
  makeSitePreview,
  withdrawSitePreview,
} from '#app/features/content-editor/preview/preview-links.server.ts'
import { previewSite } from '#app/features/content-editor/preview/preview-site.server.ts'
import { publicPathOf } from '#app/features/content-editor/public-paths.ts'
import {
  deleteOldPreviewLinks,
  findPreviewLink,
  listPreviewLinks,
} from '#app/features/preview-links/preview-links.server.ts'
import { silentLog } from '#test/factories/silent-log.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const now = new Date('2026-11-23T15:00:00Z')
const in7Days = new Date('2026-11-30T15:00:00Z')
const by = { id: null, name: 'anna@example.com' }
const key = { type: 'term', locale: 'en' } as const
const term = { term: 'Visa', definition: 'Published.', alsoCalled: [] }

describe.each(databaseKinds)('the site with its drafts, on %s,', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))
  const draft = (id: string, data: unknown, seenVersion = 0) =>
    saveRecordDraft(database.db, { ...key, id, seenVersion, data, by }, now)
  const preview = () => previewSite({ db: database.db, log: silentLog })

  test('is what readers see while there are none', async () => {
    const { site, unfinished } = await preview()
    const published = siteContentOf(shippedRecords, [])
    expect(site('en').firm).toEqual(published.firm)
    expect(site('en').list('term')).toEqual(published.list('term'))
    expect(unfinished).toEqual([])
  })

  test('shows each finished draft, new ones and ones of removed records too, and what is published for the others', async () => {
    const publications = [
      { ...key, id: 'visa', seenVersion: 0, to: 'published', data: term, review: null },
      { ...key, id: 'bond', seenVersion: 0, to: 'removed' },
      { ...key, id: 'appeal', seenVersion: 0, to: 'removed' },
    ] as const
    await publishRecords(database.db, { publications, by }, now)
    const before = (await preview()).version
    await draft('visa', { ...term, term: 'Visum', definition: '' }, 1)
    await draft('bond', { ...term, definition: 'A draft again.' }, 1)
    await draft('new', { ...term, definition: 'A new one.' })
    await draft('petition', { ...term, definition: 'Of {no.such.fact}.' })
    const { site, unfinished, version } = await preview()
    const shown = (id: string) => site('en').find('term', id)?.data.definition ?? null
    expect(shown('visa')).toBe('Published.')
    expect(shown('bond')).toBe('A draft again.')
    expect(shown('new')).toBe('A new one.')
    expect(shown('appeal')).toBeNull()
    expect(shown('petition')).toBe(shippedRecords.term['petition']?.definition)
    expect(unfinished).toEqual(['Visa', 'Visum'])
    expect(version).toBeGreaterThan(before)
  })

  test('has links that end, are withdrawn and are forgotten, each act in the audit log', async () => {
    const services = { db: database.db, now: () => now }
    const make = async () =>
      (await makeSitePreview(services, { days: 7, by })).prefix.slice('/preview/'.length)
    const [one, other] = [await make(), await make()]
    const end = async (token: string, at = now) =>
      (await findPreviewLink(database.db, token, at))?.expiresAt ?? null
    expect(await end(one)).toEqual(in7Days)
    expect(await end(one, in7Days)).toBeNull()
    const [newest] = await listPreviewLinks(database.db, null, now)
    expect(newest).toMatchObject({ madeBy: by.name, expiresAt: in7Days })
    const id = newest?.id ?? ''
    await withdrawSitePreview(services, { id, by })
    await withdrawSitePreview(services, { id, by })
    expect(await end(other)).toBeNull()
    expect(await end(one)).toEqual(in7Days)
    await deleteOldPreviewLinks(database.db, in7Days)
    expect(await database.db.selectFrom('preview_links').select('id').execute()).toEqual([])
    const acts = await database.db.selectFrom('audit_log').select('act').orderBy('id').execute()
    expect(acts.map(({ act }) => act)).toEqual([
      'content.preview-made',
      'content.preview-made',
      'content.preview-withdrawn',
    ])
  })
})

test.each([
  ['page', 'home', {}, '/'],
  ['page', 'about', {}, '/about'],
  ['service', 'u-visa', {}, '/services/u-visa'],
  ['person', 'maria', {}, '/about/maria'],
  ['office', 'arlington', {}, '/about'],
  ['country', 'br', { country: 'Brazil', region: 'southAmerica' }, '/countries'],
  ['country', 'br', shippedRecords.country['br'] as object as Json, '/countries/br'],
  ['fee', 'visa', {}, '/fees'],
  ['term', 'visa', {}, '/glossary'],
  ['question', 'one', { page: 'faq' }, '/faq'],
  ['question', 'one', { page: 'home' }, '/'],
  ['question', 'one', {}, '/'],
  ['notice', 'one', { place: { kind: 'site', id: null } }, '/'],
  ['notice', 'one', { place: { kind: 'service', id: 'u-visa' } }, '/services/u-visa'],
  ['notice', 'one', { place: { kind: 'country', id: 'br' } }, '/countries/br'],
  ['notice', 'one', { place: { kind: 'country', id: 'xx' } }, '/countries'],
  ['firm', 'firm', {}, '/'],
  ['menu', 'main', {}, '/'],
] as const)('readers find the %s %s with %j at %s', (type, id, value, path) => {
  expect(publicPathOf({ type, id, value }, siteContentOf(shippedRecords, []))).toBe(path)
})
