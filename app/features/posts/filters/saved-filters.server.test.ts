import { describe, expect, test } from 'vitest'
import {
  describeFilter,
  MOST_FILTERS,
  parseFilter,
} from '#app/features/posts/filters/saved-filter.ts'
import {
  deleteFilter,
  listSavedFilters,
  saveFilter,
} from '#app/features/posts/filters/saved-filters.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

describe.each(databaseKinds)('saved filters on %s', (kind) => {
  const database = openedForEach(async () => {
    const opened = await openTestDatabase(kind)
    for (const id of ['u1', 'u2']) await opened.db.insertInto('users').values(aUser(id)).execute()
    return opened
  })
  const save = (name: string, query = 'state=draft', user = 'u1') =>
    saveFilter(database.db, user, { name, query })

  test('are kept by name for one person, replaced under the same name, and deleted', async () => {
    await save('Later')
    await save('Drafts of Ana')
    await save('Drafts of Ana', 'state=draft&author=Ana')
    await save('Of somebody else', 'state=ended', 'u2')
    expect(await listSavedFilters(database.db, 'u1')).toEqual([
      { name: 'Drafts of Ana', query: 'state=draft&author=Ana' },
      { name: 'Later', query: 'state=draft' },
    ])
    expect(await deleteFilter(database.db, 'u1', 'Of somebody else')).toBe(false)
    expect(await deleteFilter(database.db, 'u1', 'Later')).toBe(true)
    expect((await listSavedFilters(database.db, 'u1')).length).toBe(1)
    expect((await listSavedFilters(database.db, 'u2')).length).toBe(1)
  })

  test('are at most twenty; one of them can still be replaced', async () => {
    for (let number = 0; number < MOST_FILTERS; number += 1) await save(`Filter ${number}`)
    expect(await save('One more')).toBe(false)
    expect(await save('Filter 3', 'state=ended')).toBe(true)
    expect((await listSavedFilters(database.db, 'u1')).length).toBe(MOST_FILTERS)
  })
})

test('a filter has a name and narrows the list, without the place in it', () => {
  expect(parseFilter(' Drafts ', 'state=draft&pages=3&unknown=1')).toEqual({
    ok: true,
    value: { name: 'Drafts', query: 'state=draft' },
  })
  expect(parseFilter('Everything', 'pages=3').ok).toBe(false)
  expect(parseFilter(' ', 'state=draft').ok).toBe(false)
  expect(parseFilter('x'.repeat(41), 'state=draft').ok).toBe(false)
})

test('a filter is described by what narrows it', () => {
  const query = 'q=fees&state=draft&category=news&language=es&author=Ana&review=ready&sort=-title'
  expect(describeFilter(query, (slug) => slug.toUpperCase())).toBe(
    'Search: “fees”; Status: Drafts; Category: NEWS; Language: Spanish; Author: Ana; Review: Ready for review; Title: descending',
  )
})

function aUser(id: string) {
  const at = new Date('2026-11-21T09:00:00Z')
  const account = { name: id, role: 'writer', image: null, email_verified: true } as const
  const dates = { created_at: at, updated_at: at, disabled_at: null, last_sign_in_at: null }
  return { id, email: `${id}@example.com`, password_revision: 1, ...account, ...dates }
}
