import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchInbox } from '#app/features/contact/inbox-find.server.ts'
import { countInbox, listInbox } from '#app/features/contact/inbox-messages.server.ts'
import { findPerson } from '#app/features/contact/inbox-person.server.ts'
import { findMessage, messagePlace } from '#app/features/contact/messages.server.ts'
import { aMessageContent, anInbox } from '#test/factories/inbox.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const MANY = 6_000
const FROM_TOP = { after: null, looked: 0 }

// Of processor time, which does not depend on what else the machine does. Measured: 150 to 250 for 5,000 messages of 1 kB.
const PATIENCE_MS = 1_000

describe.each(databaseKinds)('thousands of messages on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let inbox: ReturnType<typeof anInbox>['inbox']
  let oldest = ''

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    ;({ inbox } = anInbox(database))
    const start = inbox.now().getTime()
    const ids = Array.from({ length: MANY }, () => randomUUIDv7())
    oldest = ids[0] ?? ''
    for (let first = 0; first < MANY; first += 250) {
      const rows = ids.slice(first, first + 250).map((id, index) => {
        const number = first + index
        const name = number === 0 ? 'Zuleika Only' : `Person ${number}`
        const message = `José came in ${number}. ${'My husband is a citizen and we wait. '.repeat(25)}`
        const content = aMessageContent({
          name,
          email: `person${number % 2_000}@example.com`,
          message,
        })
        const at = new Date(start + number * 60_000)
        const { keyId, sealed } = inbox.sealer.seal(JSON.stringify(content), messagePlace(id))
        return {
          id,
          reference: `R${number}`,
          created_at: at,
          updated_at: at,
          state: 'new',
          quarantined: false,
          score: 0,
          signals: '',
          key_id: keyId,
          sealed,
          fingerprint: id,
          notice_version: '1',
          version: 1,
        }
      })
      await database.db.insertInto('messages').values(rows).execute()
    }
  }, 120_000)
  afterAll(() => database.close())

  async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
    const start = process.cpuUsage()
    const value = await work()
    const { user, system } = process.cpuUsage(start)
    return { value, ms: (user + system) / 1_000 }
  }

  test('a search looks at the newest 5,000 at once, and says where to go on', async () => {
    const first = await timed(() => searchInbox(inbox, 'zuleika', FROM_TOP))
    expect(first.value).toMatchObject({ messages: [], looked: 5_000, total: MANY })
    expect(first.ms).toBeLessThan(PATIENCE_MS)
    const place = { after: first.value.nextAfter, looked: first.value.looked }
    const rest = await searchInbox(inbox, 'zuleika', place)
    expect(rest.messages.map(({ id }) => id)).toEqual([oldest])
    expect([rest.looked, rest.nextAfter]).toEqual([MANY, null])
  })

  test('others are answered while it looks', async () => {
    let isOver = false
    let turns = 0
    const answering = (async () => {
      for (; !isOver; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    })()
    await searchInbox(inbox, 'nothing like it', FROM_TOP)
    isOver = true
    await answering
    expect(turns).toBeGreaterThan(5)
  })

  test('the list and its counts do not feel how many there are', async () => {
    const list = await timed(() => listInbox(inbox, 'all', { after: null, limit: 30 }))
    const deep = await timed(() => listInbox(inbox, 'all', { after: oldest, limit: 30 }))
    const counts = await timed(() => countInbox(database.db))
    expect(list.value.messages).toHaveLength(30)
    expect(deep.value.messages).toHaveLength(0)
    expect(counts.value.all).toBe(MANY)
    expect(list.ms + deep.ms + counts.ms).toBeLessThan(PATIENCE_MS)
  })

  test('everything of one person is found among all, however old', async () => {
    const { value, ms } = await timed(() => findPerson(inbox, oldest))
    expect(value?.messages).toHaveLength(3)
    expect(ms).toBeLessThan(2 * PATIENCE_MS)
    expect((await findMessage(inbox, oldest))?.content.ok).toBe(true)
  })
})
