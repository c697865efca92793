import { describe, expect, test } from 'vitest'
import { publishRecords, saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { listRecordRevisions } from '#app/features/content/record-revisions.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { type OwnRecord, siteContents } from '#app/features/content/site-content.ts'
import { listPublishedRecords } from '#app/features/content/stored-records.server.ts'
import { addressesOf, localPath } from '#app/features/pages/page-addresses.ts'
import { findRecord } from '#test/find-record.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'
import { runMigration } from '#test/run-migration.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const by = { id: null, name: 'anna@example.com' }
const NEW_FIELDS = ['slug', 'topics', 'faqSection', 'tool', 'sectionOrder']
const service = { type: 'service', id: 'permanent-residency' } as const

/** As a release without these fields has stored it, with words of the firm's own. */
function stored(locale: 'en' | 'es') {
  const data: object = shippedInAll[locale].service[service.id] ?? {}
  const before = Object.entries(data).filter(([field]) => !NEW_FIELDS.includes(field))
  return { ...Object.fromEntries(before), name: `Our own words in ${locale}` }
}

describe.each(databaseKinds)('what a firm wrote of a service before, on %s,', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))

  test('keeps its tool, the order of its sections, its articles and its address in each language', async () => {
    const { db } = database
    for (const locale of ['en', 'es'] as const) {
      const key = { ...service, locale }
      const publications = [
        { ...key, seenVersion: 0, to: 'published', data: stored(locale), review: null } as const,
      ]
      await publishRecords(db, { publications, by }, NOW)
      await saveRecordDraft(db, { ...key, seenVersion: 1, data: { name: 'A draft' }, by }, NOW)
    }
    const before = await listPublishedRecords(db)
    await runMigration(db, kind, '0035_fields_of_pages')
    const records = await listPublishedRecords(db)
    for (const { locale, data } of records as OwnRecord[]) {
      const shipped = shippedInAll[locale].service[service.id]
      expect(data).toEqual({ ...shipped, name: `Our own words in ${locale}` })
      const was = before.find((record) => record.locale === locale)?.data
      expect(data).toMatchObject(was as object)
      const key = { ...service, locale }
      const draft = (await findRecord(db, key))?.draft
      expect(draft).toMatchObject({ name: 'A draft', slug: shipped?.slug, topics: shipped?.topics })
      const [revision] = await listRecordRevisions(db, key)
      expect(revision?.data).toEqual(data)
    }
    const sites = siteContents(shippedInAll, records as OwnRecord[])
    expect(localPath('/services/permanent-residency', addressesOf(sites.es))).toBe(
      '/es/servicios/residencia-permanente',
    )
    expect(sites.es.find('service', service.id)?.data).toMatchObject({
      name: 'Our own words in es',
      tool: 'green-card-path',
    })
  })

  test('is as it was where it is of the firm alone', async () => {
    const { db } = database
    const key = { type: 'term', id: 'petition', locale: 'en' } as const
    const data = { term: 'Petition', definition: 'A form.', alsoCalled: [] }
    const publications = [{ ...key, seenVersion: 0, to: 'published', data, review: null } as const]
    await publishRecords(db, { publications, by }, NOW)
    await runMigration(db, kind, '0035_fields_of_pages')
    expect(await listPublishedRecords(db)).toMatchObject([{ ...key, data }])
  })
})
