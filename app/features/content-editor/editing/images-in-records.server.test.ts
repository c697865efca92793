import { describe, expect, test } from 'vitest'
import { publishRecords, saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { findRecord } from '#test/find-record.ts'
import { newestRevision } from '#app/features/entries/revisions/revisions.server.ts'
import { planRecords } from '#app/features/content/record-schedules.server.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import {
  imagesInRecords,
  replaceImageInRecords,
} from '#app/features/content-editor/editing/images-in-records.server.ts'
import { listImages } from '#app/features/images/image-library.server.ts'
import { addImage } from '#test/factories/images.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const START = Date.parse('2026-11-21T12:00:00Z')
const by = { id: null, name: 'anna@example.com' }
const now = new Date(START)

describe.each(databaseKinds)('the library on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))

  test('says which records show an image, drafts included, and finds it by their names', async () => {
    const { db } = database
    const [logo, portrait] = [await addImage(db, START), await addImage(db, START + 1)]
    const firm = { type: 'firm', id: 'firm', locale: 'en' } as const
    const { firm: shipped } = shippedRecords.firm
    const data = { ...shipped, name: 'Rivera & Okafor', logoImage: `/images/${logo}` }
    const publication = { ...firm, seenVersion: 0, to: 'published', data, review: null } as const
    await publishRecords(db, { publications: [publication], by }, now)
    const person = { type: 'person', id: 'ana', locale: 'en' } as const
    const small = `/images/blog-${START + 1}-400.webp`
    const draft = { name: 'Ana Rivera', portrait: small }
    await saveRecordDraft(db, { ...person, seenVersion: 0, data: draft, by }, now)

    const find = async (search: string) => {
      const request = { search, after: null, newestFirst: false }
      return (await listImages(db, request, await imagesInRecords(db))).images
    }
    const [first, second] = await find('')
    const path = '/dashboard/content/firm/firm'
    const title = 'Firm: Rivera & Okafor'
    expect(first?.uses).toEqual([{ path, title, isTrashed: false, alts: ['Rivera & Okafor'] }])
    expect(second?.uses).toMatchObject([{ title: 'Person: Ana Rivera' }])
    expect((await find('ana riv')).map(({ name }) => name)).toEqual([portrait])
  })

  test('puts another image in the place of one, in what readers see and in drafts, which keep their time', async () => {
    const { db } = database
    const [from, to] = [await addImage(db, START), await addImage(db, START + 1)]
    const key = { type: 'firm', id: 'firm', locale: 'en' } as const
    const { firm: shipped } = shippedRecords.firm
    const data = { ...shipped, logoImage: `/images/${from}` }
    const publication = { ...key, seenVersion: 0, to: 'published', data, review: null } as const
    await publishRecords(db, { publications: [publication], by }, now)
    const draft = { ...data, name: 'Rivera & Okafor' }
    await saveRecordDraft(db, { ...key, seenVersion: 1, data: draft, by }, now)
    const later = new Date(START + 86_400_000)
    const drafts = [{ ...key, seenVersion: 2, review: null }]
    await planRecords(db, { drafts, at: later, by }, now)

    const replace = () =>
      db.transaction().execute((tx) => replaceImageInRecords(tx, { from, to }, { by, now }))
    expect(await replace()).toBe(true)
    const record = await findRecord(db, key)
    expect(record).toMatchObject({
      version: 4,
      data: { logoImage: `/images/${to}` },
      draft: { name: 'Rivera & Okafor', logoImage: `/images/${to}` },
      schedule: { at: later },
      scheduleProblem: null,
    })
    const revision = await newestRevision(db, key)
    expect(revision).toMatchObject({ version: 4, data: { logoImage: `/images/${to}` } })
    expect(await replace()).toBe(false)
  })
})
