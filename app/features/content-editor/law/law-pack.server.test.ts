import { describe, expect, test } from 'vitest'
import { readSiteContents } from '#app/features/content/content-book.server.ts'
import { publishRecords, saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { factOf, factsOf } from '#app/features/content/facts-of-site.ts'
import { SHIPPED_LAW } from '#app/features/content/law-records.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { writeLawPack } from '#app/features/content-editor/law/law-pack-file.server.ts'
import { openLawPack, presentLaw } from '#app/features/content-editor/law/open-law-pack.server.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { factAt } from '#app/features/facts/fact.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

type Fact = RecordData<'fact'>

const now = () => new Date('2027-02-10T15:00:00Z')
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

const shippedFact = (id: string, locale: Locale) =>
  factOf({ id, data: shippedInAll[locale].fact[id] as Fact })

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

  test('never gives the firm’s own words those of another language for the words before', async () => {
    const program = shipped('eb5.program')
    const [, second] = program.intervals
    const own = { effectiveFrom: '2022-03-15', value: 'Our own words.' } as const
    await publishOwn('eb5.program', { ...program, intervals: [own, second] as never })
    const second2 = (fact: Fact, locale: Locale): Fact => ({
      ...fact,
      intervals: fact.intervals.map((each, index) =>
        index === 0 ? each : { ...each, value: `${locale} later.` },
      ),
    })
    await open(await packWith(['eb5.program'], JANUARY, second2))
    await publishDrafts()
    expect(await valueOf('eb5.program')).toBe('Our own words.')
    expect(await valueOf('eb5.program', 'es')).toBe('Our own words.')
    expect((await factIn('eb5.program', 'es')).intervals[1]?.value).toBe('es later.')
  })

  test('keeps a translation of the firm, corrects its own, and asks where nobody knows who wrote first', async () => {
    const inSpanish = {
      ...shipped('uvisa.cap'),
      intervals: [{ effectiveFrom: '2000-10-28', value: 'diez mil' }],
    }
    const translation = {
      ...keyOf('uvisa.cap', 'es'),
      seenVersion: 0,
      to: 'published',
      data: inSpanish,
      review: null,
    } as const
    await publishRecords(database.db, { publications: [translation], by }, now())
    const added = { ...shipped('uvisa.cap'), label: 'Of the firm' }
    await publishOwn('own.fact', added)
    const more = async (version: string, suffix: string) => {
      const text = await packWith(
        ['uvisa.cap', 'uvisa.wait', 'own.fact'],
        version,
        (fact, locale) => {
          const intervals = fact.intervals.map((each) => ({
            ...each,
            value: `${each.value} ${locale === 'en' ? 'A' : suffix}`,
          }))
          return { ...fact, intervals, label: `${fact.label} A` }
        },
      )
      return open(text)
    }
    expect(await more(JANUARY, 'A')).toMatchObject({
      value: { busy: [], kept: [{ key: keyOf('uvisa.cap', 'es') }, { key: keyOf('own.fact') }] },
    })
    await publishDrafts()
    expect(await valueOf('uvisa.cap', 'es')).toBe('diez mil')
    expect(await factIn('own.fact')).toMatchObject({ label: 'Of the firm' })
    // A later pack corrects its own translations, although nobody has touched the English words.
    const corrected = await more('2027-02-01', 'B')
    expect(corrected).toMatchObject({ value: { drafts: 5 } })
    await publishDrafts()
    expect(await valueOf('uvisa.wait', 'pt')).toBe(
      `${factAt(shippedFact('uvisa.wait', 'pt'), now())} B`,
    )
  })

  test('leaves a draft of an earlier pack for whoever has to publish it, and says so', async () => {
    await publishOwn('uvisa.cap', { ...shipped('uvisa.cap'), label: 'Our own name' })
    expect(await open(await packWith(['uvisa.cap']))).toMatchObject({ value: { drafts: 4 } })
    const next = await packWith(['uvisa.cap'], '2027-02-01', (fact, locale) =>
      inOtherWords(inOtherWords(fact, locale), locale),
    )
    expect(await open(next)).toMatchObject({
      value: { drafts: 0, kept: [], busy: [{ key: keyOf('uvisa.cap') }] },
    })
  })

  test('leaves the firm’s own source and day of a fact that says the same', async () => {
    const own = { name: 'Our own reading', url: 'https://example.com/' }
    await publishOwn('uvisa.cap', { ...shipped('uvisa.cap'), source: own, reviewBy: '2027-03-01' })
    await open(
      await packWith(['uvisa.cap'], JANUARY, (fact) => ({
        ...fact,
        label: 'L',
        asOf: '2027-01-02',
      })),
    )
    await publishDrafts()
    expect(await factIn('uvisa.cap')).toMatchObject({
      label: 'L',
      source: own,
      reviewBy: '2027-03-01',
    })
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
})
