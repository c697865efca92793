import { describe, expect, test } from 'vitest'
import {
  findTogether,
  noteComparison,
  resetTogether,
} from '#app/features/content-editor/editing/facts-together.server.ts'
import { openRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import { saveRecord } from '#app/features/content-editor/editing/save-record.server.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { contentServices } from '#test/factories/content-services.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const by = { id: null, name: 'ben@example.com', mayPublish: true }
const keyOf = (id: string): RecordKey => ({ type: 'fact', id, locale: 'en' })
const GROUP = ['eb5.targeted', 'eb5.standard', 'eb5.investment']

describe.each(databaseKinds)('legal facts on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))
  const services = () => contentServices(database.db, () => new Date('2026-11-28T17:00:00Z'))
  const open = async (id: string) => {
    const opened = await openRecord(services(), keyOf(id))
    if (!opened) throw new Error(`There is no fact ${id}`)
    return opened
  }
  const draft = async (id: string, changes: object) => {
    const { version: seenVersion, value: base } = await open(id)
    const value: Json = { ...(base as object), ...changes }
    await saveRecord(services(), { key: keyOf(id), seenVersion, base, value, english: null }, by)
  }
  const seen = (version: number, ...ids: string[]) => ids.map((id) => `fact/${id}@${version}`)

  test('are compared by one press, together, and the day is published at once', async () => {
    expect(await noteComparison(services(), seen(0, ...GROUP), by)).toBe(true)
    for (const id of GROUP) {
      const { live, shipped, state, version } = await open(id)
      expect([state, version]).toEqual(['published', 1])
      expect(live).toEqual({ ...(shipped as object), checked: '2026-11-28' })
    }
  })

  test('are not marked in another version than the one that was looked at, nor over a draft, none of several', async () => {
    expect(await noteComparison(services(), seen(0, 'eb5.jobs'), by)).toBe(true)
    expect(await noteComparison(services(), seen(0, 'eb5.jobs'), by)).toBe(false)
    await draft('eb5.standard', { asOf: '2026-11-01' })
    for (const version of [0, 1])
      expect(await noteComparison(services(), seen(version, ...GROUP), by)).toBe(false)
    expect((await open('eb5.targeted')).version).toBe(0)
    expect((await open('eb5.standard')).value).toMatchObject({ asOf: '2026-11-01' })
    expect(await noteComparison(services(), [], by)).toBe(false)
  })

  test('that change together are reset together, unless somebody has begun a draft of another one', async () => {
    await noteComparison(services(), seen(0, ...GROUP), by)
    await draft('eb5.standard', { asOf: '2026-11-01' })
    const reset = async () => {
      const opened = await open('eb5.targeted')
      return resetTogether(services(), { opened, seenVersion: opened.version }, by)
    }
    const others = await findTogether(database.db, await open('eb5.targeted'))
    expect(others.map(({ key, hasDraft }) => [key.id, hasDraft])).toEqual([
      ['eb5.standard', true],
      ['eb5.investment', false],
    ])
    expect(await findTogether(database.db, await open('eb5.jobs'))).toEqual([])
    expect(await reset()).toBe(false)
    await draft('eb5.standard', (await open('eb5.standard')).live as object)
    expect(await reset()).toBe(true)
    for (const id of GROUP) expect((await open(id)).state).toBe('shipped')
  })
})
