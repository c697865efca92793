import { describe, expect, test } from 'vitest'
import { publishRecords } from '#app/features/content/content-records.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import {
  listOriginals,
  readNewRecord,
} from '#app/features/content-editor/editing/new-record.server.ts'
import { openRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import {
  createRecord,
  discardDraft,
  restoreRecord,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { at } from '#app/features/entries/form/form-field.ts'
import { contentServices } from '#test/factories/content-services.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const now = new Date('2026-11-25T15:00:00Z')
const by = { id: null, name: 'anna@example.com', mayPublish: true }
const key = { type: 'service', id: 'asylum', locale: 'en' } as const
const begun = (name: string, type: 'page' | 'service' = 'page') =>
  readNewRecord(type, { id: '', name, from: '' }, [])

test.each([
  ['Public benefits', 'public-benefits'],
  ["What's new & Ñandú 🙂", 'whats-new-nandu'],
  ['Приём', 'priem'],
  [`${'a'.repeat(60)} ${'b'.repeat(59)}`, `${'a'.repeat(60)}-${'b'.repeat(19)}`],
])('a page called %j has the address %s, and is empty', (name, id) => {
  const made = begun(name)
  expect(made).toMatchObject({ ok: true, value: { id, value: { layout: 'plain', slug: id } } })
})

test.each([
  ['', 'Please fill this in.'],
  ['a'.repeat(121), 'Please write at most 120 characters.'],
  ['<b>Asylum</b>', 'Please write plain text or Markdown: HTML is not shown.'],
  ['خدمة اللجوء', 'Please use at least one letter'],
  ['🙂', 'Please use at least one letter'],
  ['..', 'Please use at least one letter'],
  ['new', 'this one is an address of the dashboard'],
  ['Blog', 'this site has something else'],
  ['ES', 'this site has something else'],
])('a page called %j is refused in words', (name, message) => {
  const problem = { field: 'name', message: expect.stringContaining(message) as string }
  expect(begun(name)).toEqual({ ok: false, problem })
})

test('a service may have a word that only pages cannot have, and no copy is made of nothing', () => {
  expect(begun('Blog', 'service').ok).toBe(true)
  const copy = readNewRecord('page', { id: '', name: 'Asylum', from: 'nowhere' }, [])
  expect(copy).toMatchObject({ problem: { field: 'from' } })
})

describe.each(databaseKinds)('a new page or service on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))
  const services = () => contentServices(database.db, () => now)
  const originals = async (type: 'page' | 'service') =>
    (await listOriginals(database.db, type)).map((record) => record.key.id)
  const open = async (): Promise<OpenedRecord> => {
    const opened = await openRecord(services(), key)
    if (!opened) throw new Error('There is no such record')
    return opened
  }

  test('is a copy of what the site has, with its own name, address and place', async () => {
    const typed = { id: '', name: 'Asylum', from: 'u-visa' }
    const made = readNewRecord('service', typed, await listOriginals(database.db, 'service'))
    const { service } = shippedInAll.en
    const value = { ...service['u-visa'], name: 'Asylum', slug: 'asylum', order: 70 }
    expect(made).toEqual({ ok: true, value: { id: 'asylum', value } })
    const pages = await originals('page')
    expect(pages).toContain('privacy')
    expect(pages).not.toContain('home')
  })

  test('is made once: the second of two people reads that it is there, also after it was removed', async () => {
    const record = { key, value: { name: 'Asylum' }, by }
    const both = await Promise.all([
      createRecord(services(), record),
      createRecord(services(), record),
    ])
    expect(both.filter(Boolean)).toEqual([true])
    const removal = { ...key, seenVersion: 1, to: 'removed' } as const
    await publishRecords(database.db, { publications: [removal], by }, now)
    expect(await createRecord(services(), record)).toBe(false)
    expect(await originals('service')).not.toContain('asylum')
  })

  test('is translated from its words, and not from those that a language has for itself', async () => {
    const value = { ...shippedInAll.en.service['u-visa'], name: 'Asylum', slug: 'asylum' }
    await createRecord(services(), { key, value: value as never, by })
    const opened = await openRecord(services(), { ...key, locale: 'es' })
    expect(opened?.value).toMatchObject({ name: '', quickExit: true })
    for (const field of ['slug', 'topics']) expect(opened?.value).not.toHaveProperty(field)
  })

  test('that was thrown away comes back as a draft with its words, and goes to the removed again', async () => {
    await createRecord(services(), { key, value: { name: 'Asylum' }, by })
    const removal = { ...key, seenVersion: 1, to: 'removed' } as const
    await publishRecords(database.db, { publications: [removal], by }, now)
    const removed = await open()
    expect(removed).toMatchObject({ title: 'Asylum', state: 'removed', hasDraft: false })
    const seen = { key, by, seenVersion: removed.version }
    expect(await restoreRecord(services(), seen, removed.value)).toBe(true)
    expect(await restoreRecord(services(), seen, removed.value)).toBe(false)
    const restored = await open()
    expect(restored).toMatchObject({ live: null, hasDraft: true })
    expect(at(restored.value, 'name')).toBe('Asylum')
    await discardDraft(services(), { ...seen, seenVersion: restored.version, isPlanned: false })
    expect(await open()).toMatchObject({ title: 'Asylum', state: 'removed', hasDraft: false })
    const acts = await database.db.selectFrom('audit_log').select('act').orderBy('at').execute()
    expect(acts.map(({ act }) => act)).toContain('content.restored')
  })
})
