import { describe, expect, test, vi } from 'vitest'
import { factAt, type FactInput } from '#app/features/facts/fact.ts'
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
  checked: '2026-11-20',
  reviewBy: '2027-11-20',
} as const
const later = new Date('2026-11-20T15:00:01Z')
const newYear = new Date('2027-01-01T05:00:00Z')

const keys = [KEY, 'eb5.standard', 'eb5.investment'].toSorted()
const inputs = keys.map((key) => ({ ...input, key }))

describe.each(databaseKinds)('what staff enter about legal figures on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))
  const save = (entries: FactInput[], at = now, who = by) =>
    saveFactRevisions(database.db, { inputs: entries, by: who }, at)
  const acts = async (act: string) => {
    const rows = database.db.selectFrom('audit_log').where('act', '=', act).select('subject')
    return (await rows.execute()).map(({ subject }) => subject).toSorted()
  }

  test('is read back as it was entered, in its order, and stands in the audit log', async () => {
    await save([input])
    await save([{ ...input, change: null }], later)
    const [first, second] = await listFactRevisions(database.db)
    expect(first).toEqual({ ...input, id: first?.id, enteredAt: now, enteredBy: by.name })
    expect(second?.change).toBeNull()
    expect([await acts('fact.changed'), await acts('fact.checked')]).toEqual([[KEY], [KEY]])
  })

  test('is entered whole or not at all, in the log as well', async () => {
    const broken = { ...input, checked: null as unknown as '2026-11-20' }
    await expect(save([...inputs.slice(0, 2), broken])).rejects.toThrow(/last_verified/)
    expect(await listFactRevisions(database.db)).toEqual([])
    expect(await acts('fact.changed')).toEqual([])
  })

  test('is taken back whole and once, and what was entered at another time or by someone else stays', async () => {
    const { db } = database
    await save(inputs)
    const entered = await listFactRevisions(db)
    expect(entered.map(({ key }) => key).toSorted()).toEqual(keys)
    expect(await acts('fact.changed')).toEqual(keys)
    await save(inputs, now, { id: null, name: 'ben@example.com' })
    await save(inputs, later)
    const id = entered.find(({ key }) => key === 'eb5.standard')?.id ?? ''
    const withdraw = (of: string[]) => withdrawFactRevisions(db, { id, keys: of, by }, later)
    expect(await withdraw(['asylum.deadline'])).toBe(false)
    expect([await withdraw(keys), await withdraw(keys)]).toEqual([true, false])
    const left = await listFactRevisions(db)
    expect(left).toHaveLength(6)
    const others = left.filter(
      ({ enteredAt, enteredBy }) => enteredAt > now || enteredBy !== by.name,
    )
    expect(others).toHaveLength(6)
    expect(left.filter(({ enteredBy }) => enteredBy === by.name)).toHaveLength(3)
    expect(await acts('fact.withdrawn')).toEqual(keys)
  })

  test('is in the book after a reload, which then drops the cached responses and not before', async () => {
    const bus = createBus()
    const log = createLogger(vi.fn<() => void>(), () => now)
    const book = await openFactBook({ db: database.db, bus, log })
    const read = () => {
      const fact = book.current().find(({ key }) => key === KEY)
      return fact && factAt(fact, newYear)
    }
    const seen: (string | undefined)[] = []
    bus.subscribe((event) => {
      if (event.kind === 'content') seen.push(read())
    })
    const before = read()
    await save([input])
    expect(read()).toBe(before)
    bus.publish({ kind: 'facts' })
    await expect.poll(() => seen).toEqual(['$900,000'])
  })
})
