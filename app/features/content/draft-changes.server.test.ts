import { describe, expect, test } from 'vitest'
import { type Publication, publishRecords } from '#app/features/content/content-records.server.ts'
import { type RecordData, recordSchemas } from '#app/features/content/record-types.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { listStoredRecords } from '#app/features/content/stored-records.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const now = new Date('2026-11-28T15:00:00Z')
const by = { id: null, name: 'anna@example.com' }
const key = { type: 'fact', id: 'eb5.targeted', locale: 'en' } as const
const { until: _, ...shipped } = shippedInAll.en.fact[key.id] as RecordData<'fact'>
const [first] = shipped.intervals
const amount = { effectiveFrom: '2027-01-01', value: '$900,000' }

describe.each(databaseKinds)('a published legal fact, on %s,', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))
  const publish = (publication: Partial<Publication> & { seenVersion: number }) => {
    const publications = [{ ...key, ...publication } as Publication]
    return publishRecords(database.db, { publications, by }, now)
  }
  const publishValues = (seenVersion: number, intervals: unknown, more: object = {}) =>
    publish({
      seenVersion,
      to: 'published',
      data: { ...shipped, ...more, intervals },
      review: null,
    })
  const drafts = async () =>
    (await listStoredRecords(database.db)).filter(({ type }) => type === 'change')

  test('begins a draft that says what changes, from when, and what the words were', async () => {
    const source = { name: 'USCIS', url: 'https://www.uscis.gov/' }
    const more = { source, asOf: '2026-11-28' }
    expect(await publishValues(0, [first, amount], more)).toEqual({ ok: true })
    const [draft, ...others] = await drafts()
    expect(others).toEqual([])
    expect(draft).toMatchObject({
      id: 'eb5-targeted-2027-01-01',
      locale: 'en',
      state: 'shipped',
      data: null,
      changed: { by: by.name, at: now },
      draft: {
        title: shipped.label,
        from: '2027-01-01',
        until: null,
        text: `Before: ${first?.value}\n\nNow: {eb5.targeted}`,
        ...more,
      },
    })
    // What a lawyer has to add is missing.
    const { error } = recordSchemas.change.safeParse(draft?.draft)
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['affected'])
  })

  test('begins one for each new day, which ends where the next one begins, and none where no word changes', async () => {
    const values = [first, { effectiveFrom: '2026-12-15', value: '$850,000' }, amount]
    await publishValues(0, values)
    const found = (await drafts()).map(({ id, draft }) => [id, (draft as { until: string }).until])
    expect(found).toEqual([
      ['eb5-targeted-2026-12-15', '2026-12-31'],
      ['eb5-targeted-2027-01-01', null],
    ])
    await publishValues(1, values, { checked: '2026-11-28' })
    expect(await drafts()).toHaveLength(2)
  })

  test('never writes over one that somebody has begun, published or removed', async () => {
    await publishValues(0, [first, amount])
    const [begun] = await drafts()
    await publishValues(1, [first, { ...amount, value: '$950,000' }])
    expect(await drafts()).toEqual([begun])
    const removal = { type: 'change', id: 'eb5-targeted-2027-01-01', to: 'removed' } as const
    await publish({ ...removal, seenVersion: 1 })
    await publish({ seenVersion: 2, to: 'shipped' })
    expect(await drafts()).toMatchObject([{ state: 'removed', draft: null }])
  })

  test('begins none in another language, and none when the publication is refused', async () => {
    await publish({ locale: 'es', seenVersion: 0, to: 'published', data: shipped, review: null })
    expect(await publishValues(7, [first, amount])).toMatchObject({ ok: false })
    expect(await drafts()).toEqual([])
  })
})
