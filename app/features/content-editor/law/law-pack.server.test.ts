import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readSiteContents } from '#app/features/content/content-book.server.ts'
import { publishRecords, saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { SHIPPED_LAW } from '#app/features/content/law-records.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import {
  nextLaw,
  readLawPack,
  writeLawPack,
} from '#app/features/content-editor/law/law-pack-file.server.ts'
import { openLawPack, presentLaw } from '#app/features/content-editor/law/open-law-pack.server.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { factAt } from '#app/features/facts/fact.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

type Fact = RecordData<'fact'>

const now = () => new Date('2026-12-20T15:00:00Z')
const by = { id: null, name: 'anna@example.com' }
const JANUARY = '2027-01-15'
const keyOf = (id: string, locale: Locale = 'en') => ({ type: 'fact', id, locale }) as const

/** In every language, also where a value is the same in all of them. */
const inOtherWords = (fact: Fact, locale: Locale): Fact => ({
  ...fact,
  intervals: fact.intervals.map((each) => ({ ...each, value: `${each.value} (${locale}, new)` })),
  asOf: '2027-01-10',
  reviewBy: '2027-06-30',
})

describe.each(databaseKinds)('the law pack, on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))
  const records = () => listRecords(database.db, LOCALES)
  const open = (text: string | null) => openLawPack({ db: database.db, now }, { text }, by)
  const factIn = async (id: string, locale: Locale = 'en') => {
    const log = { warn: () => {} }
    const sites = await readSiteContents({ db: database.db, log, shipped: shippedInAll })
    const fact = factsOf(sites[locale]).find(({ key }) => key === id)
    if (!fact) throw new Error(id)
    return fact
  }
  const valueOf = async (id: string, locale: Locale = 'en') =>
    factAt(await factIn(id, locale), now())
  /** As another site would write it, which has changed these facts. */
  const packWith = async (
    ids: readonly string[],
    version = JANUARY,
    change: (fact: Fact, locale: Locale) => Fact = inOtherWords,
  ) => {
    const shipped = (await records()).map((record): OpenedRecord => {
      const live = (record.shipped ?? record.live) as Fact | null
      const isChanged = live && record.key.type === 'fact' && ids.includes(record.key.id)
      return { ...record, live: (isChanged ? change(live, record.key.locale) : live) as Json }
    })
    return writeLawPack(version, shipped)
  }
  const publishOwn = (id: string, data: Fact, seenVersion = 0) => {
    const publication = { ...keyOf(id), seenVersion, to: 'published', data, review: null } as const
    return publishRecords(database.db, { publications: [publication], by }, now())
  }
  const publishDrafts = async () => {
    const drafts = (await records()).filter(({ hasDraft, key }) => hasDraft && key.type === 'fact')
    const publications = drafts.map(({ key, version, value, translation }) => ({
      ...key,
      seenVersion: version,
      to: 'published' as const,
      data: value,
      review: null,
      source: translation?.source ?? null,
    }))
    expect(await publishRecords(database.db, { publications, by }, now())).toMatchObject({
      ok: true,
    })
    return drafts.length
  }
  const shipped = (id: string) => shippedInAll.en.fact[id] as Fact

  test('that a site writes says what the site says, and is read again', async () => {
    const none = { drafts: 0, kept: [], busy: [] }
    const text = writeLawPack('2026-12-01', await records())
    expect(await open(text)).toEqual({ ok: true, value: { version: '2026-12-01', ...none } })
    expect(await open(null)).toEqual({ ok: true, value: { version: SHIPPED_LAW, ...none } })
    expect((await records()).filter(({ hasDraft }) => hasDraft)).toEqual([])
  })

  test('that is newer becomes drafts in every language, which are published together', async () => {
    const ids = Object.keys(shippedInAll.en.fact).slice(0, 40)
    const [first = ''] = ids
    const before = await valueOf(first, 'pt')
    const text = await packWith(ids)
    expect(await open(text)).toMatchObject({ value: { drafts: 160, kept: [], busy: [] } })
    expect(await valueOf(first, 'pt')).toBe(before)
    expect(await publishDrafts()).toBe(160)
    for (const locale of LOCALES)
      for (const id of ids) expect(await valueOf(id, locale)).toContain(`(${locale}, new)`)
    expect(presentLaw(await records())).toBe(JANUARY)
    expect(await open(text)).toMatchObject({ value: { drafts: 0, kept: [], busy: [] } })
  }, 60_000)

  test('leaves what the firm has changed, and asks where both have changed the same', async () => {
    const both = { ...shipped('eb5.jobs'), intervals: shipped('uvisa.cap').intervals }
    await publishOwn('eb5.jobs', both)
    await publishOwn('uvisa.wait', { ...shipped('uvisa.wait'), label: 'Our own name' })
    await publishOwn('uvisa.cap', { ...shipped('uvisa.cap'), checked: '2026-12-10' })
    const text = await packWith(['eb5.jobs', 'uvisa.wait'])
    const opened = await open(text)
    expect(opened).toMatchObject({
      value: {
        drafts: 4,
        kept: [{ title: shipped('eb5.jobs').label, own: '2000-10-28 · 10,000' }],
        busy: [],
      },
    })
    await publishDrafts()
    expect(await valueOf('eb5.jobs')).toBe('10,000')
    expect(await factIn('uvisa.wait')).toMatchObject({ label: 'Our own name', checked: null })
    expect(await valueOf('uvisa.wait', 'fr')).toContain('(fr, new)')
    expect(await factIn('uvisa.cap')).toMatchObject({ checked: '2026-12-10' })
    // The next pack is compared with the one that was opened last, not with the one that ships.
    const next = await packWith(['uvisa.wait'], '2027-02-01', (fact, locale) => ({
      ...inOtherWords(inOtherWords(fact, locale), locale),
      asOf: '2027-02-01',
    }))
    expect(await open(next)).toMatchObject({ value: { drafts: 4, kept: [], busy: [] } })
    await publishDrafts()
    expect(await factIn('uvisa.wait')).toMatchObject({ label: 'Our own name', asOf: '2027-02-01' })
  })

  test('a check of the firm does not vouch for new words, and is kept for the old ones', async () => {
    await publishOwn('uvisa.cap', { ...shipped('uvisa.cap'), checked: '2026-12-10' })
    const days = await packWith(['uvisa.cap'], JANUARY, (fact) => ({ ...fact, asOf: '2027-01-02' }))
    expect(await open(days)).toMatchObject({ value: { drafts: 0 } })
    await open(await packWith(['uvisa.cap']))
    await publishDrafts()
    expect(await factIn('uvisa.cap')).toMatchObject({ checked: null, asOf: '2027-01-10' })
  })

  test('never ends a draft that somebody is writing', async () => {
    const data = { ...shipped('eb5.jobs'), label: 'Half a name' }
    await saveRecordDraft(database.db, { ...keyOf('eb5.jobs'), seenVersion: 0, data, by }, now())
    const opened = await open(await packWith(['eb5.jobs', 'uvisa.cap']))
    expect(opened).toMatchObject({ value: { drafts: 4, busy: [{ key: keyOf('eb5.jobs') }] } })
    const draft = (await records()).find(({ key }) => key.id === 'eb5.jobs')
    expect(draft?.value).toMatchObject({ label: 'Half a name' })
  })

  test('is refused in a sentence when it is another file, changed, older or does not fit', async () => {
    const text = await packWith(['uvisa.cap'])
    const changed = text.replace('(es, new)', '(es, changed)')
    const wrong = await packWith(['uvisa.cap'], JANUARY, (fact) => ({ ...fact, label: '' }))
    const older = await packWith(['uvisa.cap'], '2026-11-26')
    const refusals: [string, RegExp][] = [
      ['{"firm":{}}', /^This file is not a law pack\.$/],
      ['no JSON', /^This file is not a law pack\.$/],
      ['{"lawPack":2}', /^This law pack is for a later version of the site\./],
      [changed, /^This file is not as it was written/],
      [text.replace(`"version": "${JANUARY}"`, '"version": "2027-09-09"'), /^This file is not as/],
      [
        older,
        /^This law pack is of November 26, 2026\. The site already has a later one, of November 27, 2026\.$/,
      ],
      [
        wrong,
        /^This law pack does not fit .*:\nen\.facts\.uvisa\.cap\.label: Please fill this in\.$/,
      ],
    ]
    for (const [file, reason] of refusals) {
      const opened = await open(file)
      expect(opened.ok || opened.problem.join('\n')).toMatch(reason)
    }
    expect((await records()).filter(({ hasDraft }) => hasDraft)).toEqual([])
  })
})

test('the law pack that ships is as it was written, and fits', async () => {
  const text = await readFile('app/features/facts/law-pack.json', 'utf8')
  // Whoever changes it by hand writes the digest that is expected here.
  const { lawPack: _, digest, ...said } = JSON.parse(text) as Record<string, Json>
  expect(digest).toBe(createHash('sha256').update(JSON.stringify(said)).digest('hex'))
  const read = readLawPack(text, { present: SHIPPED_LAW, known: [] })
  expect(read.ok || read.problem).toBe(true)
})

test('the next version is that of the day, or one more of the present day', () => {
  expect(nextLaw('2026-11-27', '2026-12-01')).toBe('2026-12-01')
  expect(nextLaw('2026-12-01', '2026-12-01')).toBe('2026-12-01.1')
  expect(nextLaw('2026-12-01.1', '2026-12-01')).toBe('2026-12-01.2')
})
