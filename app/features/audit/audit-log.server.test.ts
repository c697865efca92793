import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listActors, listActs } from '#app/features/audit/audit-log.server.ts'
import type { AuditAct } from '#app/platform/audit-acts.ts'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const ANNA = { id: 'a', name: 'anna@example.com' }
const OPERATOR = { id: null, name: 'operator' }
type Query = Parameters<typeof listActs>[1]

describe.each(databaseKinds)('the audit log on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))

  const minute = (count: number) => new Date(Date.UTC(2026, 10, 16, 9, count))
  const record = (act: AuditAct, at: Date, by: { id: string | null; name: string } = ANNA) =>
    recordAuditEvent(database.db, { at, by, act, subjectId: 'x', subject: `the ${act}` })
  const names = async (query: Query) =>
    (await listActs(database.db, query)).acts.map(({ act }) => act)

  test('is read from the newest on, in parts that leave nothing out and nothing twice', async () => {
    // All in one moment but the first, as what one action writes.
    await record('post.created', minute(0))
    const together = ['account.invited', 'post.published', 'post.trashed'] as const
    for (const act of together) await record(act, minute(1))
    const first = await listActs(database.db, { limit: 2 })
    const rest = await listActs(database.db, { before: first.nextBefore ?? '', limit: 2 })
    const acts = [...first.acts, ...rest.acts]
    expect(acts.map(({ act }) => act)).toEqual([...together.toReversed(), 'post.created'])
    expect(acts[0]).toMatchObject({
      actor: 'anna@example.com',
      subject: 'the post.trashed',
      at: minute(1),
    })
    expect(rest.nextBefore).toBeNull()
  })

  test('is filtered by person, by what it was about and by both, and a place that is none leads nowhere', async () => {
    await record('post.created', minute(0))
    await record('account.created', minute(1), OPERATOR)
    await record('account.invited', minute(2))
    // A noun that begins like another one is another noun.
    // Of another version.
    await record('accountancy.done' as AuditAct, minute(3))
    const found: [Partial<Query>, string[]][] = [
      [{ actor: 'operator' }, ['account.created']],
      [{ kind: 'account' }, ['account.invited', 'account.created']],
      [{ actor: ANNA.name, kind: 'account' }, ['account.invited']],
      [{ actor: 'nobody' }, []],
      [{ before: 'no such act' }, []],
    ]
    for (const [query, acts] of found) expect(await names({ ...query, limit: 9 })).toEqual(acts)
  })

  test('knows everybody who ever did something, each once', async () => {
    expect(await listActors(database.db)).toEqual([])
    for (const by of [OPERATOR, ANNA, OPERATOR]) await record('post.created', minute(0), by)
    expect(await listActors(database.db)).toEqual([ANNA.name, 'operator'])
  })

  test('with 100,000 lines no part of any filter reads the whole log', async () => {
    await fill(100_000)
    const { db } = database
    const deep = (await listActs(db, { limit: 90_000 })).nextBefore ?? ''
    const works = [
      () => listActs(db, { limit: 50 }),
      () => listActs(db, { limit: 50, before: deep }),
      () => listActs(db, { kind: 'rare', limit: 50 }),
      () => listActs(db, { actor: ANNA.name, kind: 'rare', limit: 50 }),
      () => listActs(db, { actor: 'person1@example.com', limit: 50, before: deep }),
      () => listActors(db),
    ]
    const times: number[] = []
    for (const work of works) times.push(await medianOf(work))
    // Nothing helps to find a subject by a part of it.
    const whole = await medianOf(() =>
      db.selectFrom('audit_log').select('id').where('subject', 'like', '%nowhere%').execute(),
    )
    expect(Math.max(...times)).toBeLessThan(Math.max(whole / 2, 5))
    expect(Math.max(...times)).toBeLessThan(100)
  }, 60_000)

  async function fill(count: number): Promise<void> {
    const at =
      kind === 'sqlite'
        ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', 1767225600 + n, 'unixepoch')`
        : sql`to_timestamp(1767225600 + n)`
    await sql`insert into audit_log (id, at, actor, act, kind, subject_id, subject)
      with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${sql.lit(count - 1)})
      select cast(10000000 + n as text), ${at},
        case when n % 5000 = 0 then ${ANNA.name} else 'person' || cast(n % 9 as text) || '@example.com' end,
        case when n % 5000 = 0 then 'rare.created' else 'post.created' end,
        case when n % 5000 = 0 then 'rare' else 'post' end,
        cast(n as text), 'Post ' || cast(n as text)
      from numbers`.execute(database.db)
    await sql`analyze audit_log`.execute(database.db)
  }
})

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.toSorted((one, other) => one - other)[4] ?? Number.NaN
}
