import { describe, expect, test } from 'vitest'
import { publishRecords, saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { imagesInRecords } from '#app/features/content-editor/editing/images-in-records.server.ts'
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
})
