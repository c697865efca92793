import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { factAt } from '#app/features/facts/fact.ts'
import { openFactBook } from '#app/features/facts/fact-book.server.ts'
import {
  listFactRevisions,
  saveFactRevision,
  withdrawFactRevision,
} from '#app/features/facts/fact-revisions.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const KEY = 'eb5.targeted'
const by = { id: null, name: 'anna@example.com' }
const now = new Date('2026-11-20T15:00:00Z')
const input = {
  change: { effectiveFrom: '2027-01-01', value: '$900,000' },
  source: { name: 'Federal Register', url: 'https://example.com/register' },
  lastVerified: '2026-11-20',
  reviewBy: '2027-11-20',
} as const
const newYear = new Date('2027-01-01T05:00:00Z')

describe.each(databaseKinds)('what staff enter about legal figures on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.close())

  test('is read back as it was entered, in its order, and stands in the audit log', async () => {
    const { db } = database
    await saveFactRevision(db, { key: KEY, input, by }, now)
    await saveFactRevision(db, { key: KEY, input: { ...input, change: null }, by }, now)
    const [first, second] = await listFactRevisions(db)
    expect(first).toEqual({ ...input, id: first?.id, key: KEY, enteredAt: now, enteredBy: by.name })
    expect(second?.change).toBeNull()
    const acts = await db.selectFrom('audit_log').select(['act', 'subject']).orderBy('id').execute()
    expect(acts).toEqual([
      { act: 'fact.changed', subject: KEY },
      { act: 'fact.checked', subject: KEY },
    ])
  })

  test('can be taken back once, under its own figure only', async () => {
    const { db } = database
    await saveFactRevision(db, { key: KEY, input, by }, now)
    const [{ id } = { id: '' }] = await listFactRevisions(db)
    expect(await withdrawFactRevision(db, { id, key: 'asylum.deadline', by }, now)).toBe(false)
    expect(await withdrawFactRevision(db, { id, key: KEY, by }, now)).toBe(true)
    expect(await withdrawFactRevision(db, { id, key: KEY, by }, now)).toBe(false)
    expect(await listFactRevisions(db)).toEqual([])
  })

  test('is in the book after a reload, which then drops the kept pages and not before', async () => {
    const { db } = database
    const bus = createBus()
    const book = await openFactBook({
      db,
      bus,
      log: createLogger(
        () => {},
        () => now,
      ),
    })
    const read = () =>
      book
        .current()
        .filter(({ key }) => key === KEY)
        .map((fact) => factAt(fact, newYear))
        .join()
    const seen: string[] = []
    bus.subscribe((event) => {
      if (event.kind === 'content') seen.push(read())
    })
    const before = read()
    await saveFactRevision(db, { key: KEY, input, by }, now)
    expect(read()).toBe(before)
    bus.publish({ kind: 'facts' })
    await expect.poll(() => seen).toEqual(['$900,000'])
  })
})
