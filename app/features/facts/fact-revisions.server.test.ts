import { describe, expect, test } from 'vitest'
import { factAt } from '#app/features/facts/fact.ts'
import {
  listFactRevisions,
  openFactBook,
  saveFactRevisions,
  withdrawFactRevisions,
} from '#app/features/facts/fact-revisions.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const KEY = 'eb5.targeted'
const by = { id: null, name: 'anna@example.com' }
const now = new Date('2026-11-20T15:00:00Z')
const input = {
  key: KEY,
  change: { effectiveFrom: '2027-01-01', value: '$900,000' },
  source: { name: 'Federal Register', url: 'https://example.com/register' },
  lastVerified: '2026-11-20',
  reviewBy: '2027-11-20',
} as const
const newYear = new Date('2027-01-01T05:00:00Z')

describe.each(databaseKinds)('what staff enter about legal figures on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))

  test('is read back as it was entered, in its order, and stands in the audit log', async () => {
    const { db } = database
    await saveFactRevisions(db, { inputs: [input], by }, now)
    const later = new Date(now.getTime() + 60_000)
    await saveFactRevisions(db, { inputs: [{ ...input, change: null }], by }, later)
    const [first, second] = await listFactRevisions(db)
    expect(first).toEqual({ ...input, id: first?.id, enteredAt: now, enteredBy: by.name })
    expect(second?.change).toBeNull()
    const acts = await db.selectFrom('audit_log').select(['act', 'subject']).orderBy('at').execute()
    expect(acts).toEqual([
      { act: 'fact.changed', subject: KEY },
      { act: 'fact.checked', subject: KEY },
    ])
  })

  test('can be taken back once, under its own figure only', async () => {
    const { db } = database
    await saveFactRevisions(db, { inputs: [input], by }, now)
    const [{ id } = { id: '' }] = await listFactRevisions(db)
    expect(await withdrawFactRevisions(db, { id, keys: ['asylum.deadline'], by }, now)).toBe(false)
    expect(await withdrawFactRevisions(db, { id, keys: [KEY], by }, now)).toBe(true)
    expect(await withdrawFactRevisions(db, { id, keys: [KEY], by }, now)).toBe(false)
    expect(await listFactRevisions(db)).toEqual([])
  })

  describe('together', () => {
    const OTHERS = ['eb5.standard', 'eb5.investment']
    const keys = [KEY, ...OTHERS]
    const inputs = keys.map((key) => ({ ...input, key }))
    const change = (by_ = by, at = now) => saveFactRevisions(database.db, { inputs, by: by_ }, at)
    const acts = async (act: string) => {
      const rows = await database.db
        .selectFrom('audit_log')
        .where('act', '=', act)
        .select('subject')
        .execute()
      return rows.map(({ subject }) => subject).toSorted()
    }

    test('is entered whole or not at all, in the log as well', async () => {
      const lastVerified = null as unknown as '2026-11-20'
      const broken = { ...input, key: 'eb5.investment', lastVerified }
      const entry = { inputs: [...inputs.slice(0, 2), broken], by }
      await expect(saveFactRevisions(database.db, entry, now)).rejects.toThrow(/last_verified/)
      expect(await listFactRevisions(database.db)).toEqual([])
      expect(await acts('fact.changed')).toEqual([])
    })

    test('is taken back whole, and what was entered at another time or by someone else stays', async () => {
      const { db } = database
      const later = new Date(now.getTime() + 1_000)
      await change()
      const entered = await listFactRevisions(db)
      expect(entered.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
      expect(await acts('fact.changed')).toEqual(keys.toSorted())
      await change({ id: null, name: 'ben@example.com' })
      await change(by, later)
      const id = entered.find(({ key }) => key === 'eb5.standard')?.id ?? ''
      const entry = { id, keys, by }
      expect(await withdrawFactRevisions(db, entry, later)).toBe(true)
      const left = await listFactRevisions(db)
      expect(left).toHaveLength(6)
      expect(left.filter(({ enteredBy }) => enteredBy === by.name)).toHaveLength(3)
      expect(
        left.every(({ enteredAt, enteredBy }) => enteredAt > now || enteredBy !== by.name),
      ).toBe(true)
      expect(await acts('fact.withdrawn')).toEqual(keys.toSorted())
    })
  })

  test('is in the book after a reload, which then drops the cached responses and not before', async () => {
    const { db } = database
    const bus = createBus()
    const log = createLogger(
      () => {},
      () => now,
    )
    const book = await openFactBook({ db, bus, log })
    const read = () => {
      const fact = book.current().find(({ key }) => key === KEY)
      return fact && factAt(fact, newYear)
    }
    const seen: (string | undefined)[] = []
    bus.subscribe((event) => {
      if (event.kind === 'content') seen.push(read())
    })
    const before = read()
    await saveFactRevisions(db, { inputs: [input], by }, now)
    expect(read()).toBe(before)
    bus.publish({ kind: 'facts' })
    await expect.poll(() => seen).toEqual(['$900,000'])
  })
})
