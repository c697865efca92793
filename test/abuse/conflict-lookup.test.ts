import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findConflicts } from '#app/features/inbox/conflicts/conflicts.server.ts'
import { importNames } from '#app/features/inbox/conflicts/name-list.server.ts'
import { NAME_LIST_LIMITS } from '#app/features/inbox/conflicts/name-list-file.ts'
import { findMessage } from '#app/features/inbox/messages.server.ts'
import { ANNA_AT_DASHBOARD, ANNAS_VIEW, openTestInbox } from '#test/factories/inbox.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

// As in a real list, few first names and surnames are those of many people.
const FIRST = 'María José Juan Luis Ana Mohamed Mamadou Fatou Kwame Ngozi João Paulo Rosa'.split(
  ' ',
)
const LAST = 'Quispe Mamani Hernández Gómez Silva Souza Diallo Traoré Okafor Mensah Bah Sow'.split(
  ' ',
)
const RARE = 'ba be bi bo bu da de di do du fa fe fi fo fu ga ge gi go gu ka ke ki ko ku'.split(' ')

/** A name that is the same for the same number. */
function nameOf(index: number): string {
  const at = <Item>(list: readonly Item[], place: number) => list[place % list.length]
  const rare = [1, 25, 625].map((place) => at(RARE, Math.floor(index / place))).join('')
  return `${at(FIRST, index)} ${at(LAST, Math.floor(index / 13))} ${rare}`
}

const LOOKED_UP = ['María Quispe', 'Mohamed Diallo', 'Kwame Mensah', 'Juan Silva']
const BUDGET_MS = 100

describe.each(databaseKinds)('a list of 50,000 names on %s', (kind) => {
  const fixture = openedOnce(() => openTestInbox(kind))

  test('is imported, and a name is looked up in it within 100 ms', async () => {
    const { inbox, database } = fixture
    const names = Array.from({ length: NAME_LIST_LIMITS.names }, (_, index) => ({
      name: nameOf(index),
      note: `client ${index}`,
    }))
    expect(await importNames(inbox, names, ANNA_AT_DASHBOARD)).toMatchObject({ ok: true })
    // PostgreSQL does so by itself, a minute after such a change.
    if (kind === 'postgres') await sql`vacuum analyze`.execute(database.db)
    const times: number[] = []
    for (const [index, name] of LOOKED_UP.entries()) {
      const id = await fixture.receive({ name, email: `${index}@example.com` })
      const message = await findMessage(inbox, id)
      if (!message) throw new Error('No message')
      await findConflicts(inbox, message, ANNAS_VIEW.viewer)
      for (let run = 0; run < 5; run += 1) {
        const started = performance.now()
        const found = await findConflicts(inbox, message, ANNAS_VIEW.viewer)
        times.push(performance.now() - started)
        expect(found.length).toBeGreaterThan(0)
      }
    }
    const [median = 0] = times.toSorted((a, b) => a - b).slice(times.length / 2)
    expect(median).toBeLessThan(BUDGET_MS)
  })
})
