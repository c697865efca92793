import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { randomMoments } from '#test/abuse/random-moments.ts'
import { damageOf, makePlace, type ServerProcess, startServer } from '#test/abuse/server-process.ts'
import { countSubmitted, submitPost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, postBody, type Visitor } from '#test/site.ts'

// The long form looks through everything only sometimes, because there is more and more of it.
const [ROUNDS, LOOK_EVERY] = process.env['SOAK'] === undefined ? [8, 1] : [1_000, 25]
const CREATIONS = ROUNDS * 10

type Ledger = { acknowledged: Set<string>; open: string[]; sent: number }

// Abuse 33.
describe.each(databaseKinds)('a site on %s, killed while posts are written', (kind) => {
  const place = openedOnce(() => makePlace(kind))

  test(
    'has every post that it acknowledged, each other one once or not at all, and starts again by itself',
    { timeout: 60_000 + ROUNDS * 8_000 },
    async (context) => {
      const random = randomMoments(context)
      const ledger: Ledger = { acknowledged: new Set(), open: [], sent: 0 }
      const outcomes = { kept: 0, lost: 0 }
      let cookies = new Map<string, string>()
      for (let round = 0; round < ROUNDS || ledger.sent < CREATIONS; round += 1) {
        const server = await startServer(place.environment)
        cookies = round === 0 ? (await aStaffMember(server.origin)).jar : cookies
        const staff = aVisitor(server.origin, cookies)
        await retryOpen(staff, ledger, outcomes)
        await createUntilKilled(server, staff, ledger, random)
        if (round % LOOK_EVERY > 0) continue
        expect(damageOf(place)).toBe(null)
        await expectLedger(ledger)
      }
      const server = await startServer(place.environment)
      await retryOpen(aVisitor(server.origin, cookies), ledger, outcomes)
      await server.stop()
      await expectLedger(ledger)
      expect(ledger.sent).toBeGreaterThanOrEqual(CREATIONS)
      // Without a kill between a creation and its response the test would show nothing.
      expect(outcomes.kept + outcomes.lost).toBeGreaterThan(ROUNDS / 4)
    },
  )

  test('has the unsaved text of a record that it acknowledged', async () => {
    const server = await startServer(place.environment)
    const staff = await aStaffMember(server.origin)
    const address = `/dashboard/drafts/${randomUUID()}?entry=page/about/en&version=0&counter=1`
    const body = postBody({ 'field.title': 'Written while the lights go out' })
    expect((await staff.request('PUT', address, { body })).status).toBe(200)
    await server.kill()
    const kept = await place.look((db) => db.selectFrom('working_copies').selectAll().execute())
    expect(kept.map(({ entry, fields }) => [entry, fields])).toEqual([
      ['page/about/en', '{"field.title":"Written while the lights go out"}'],
    ])
  })

  type Outcomes = { kept: number; lost: number }
  async function retryOpen(staff: Visitor, ledger: Ledger, outcomes: Outcomes): Promise<void> {
    for (const submission of ledger.open.splice(0)) {
      const there = await countOf(submission)
      expect(there).toBeLessThanOrEqual(1)
      outcomes[there === 1 ? 'kept' : 'lost'] += 1
      await create(staff, submission)
      ledger.acknowledged.add(submission)
      expect(await countOf(submission)).toBe(1)
    }
  }

  const countOf = (submission: string) => place.look((db) => countSubmitted(db, submission))

  async function expectLedger({ acknowledged, open }: Ledger): Promise<void> {
    const rows = await place.look((db) => db.selectFrom('blog_posts').selectAll().execute())
    const own = rows.filter((row) => row.submission_id?.startsWith('sample:') === false)
    const bySubmission = new Map(own.map((row) => [row.submission_id ?? '', row]))
    expect(bySubmission.size).toBe(own.length)
    for (const submission of acknowledged)
      expect(bySubmission.get(submission)).toMatchObject({ content: contentOf(submission) })
    const known = new Set([...acknowledged, ...open])
    expect(own.filter((row) => !known.has(row.submission_id ?? ''))).toEqual([])
    const linked = await place.look((db) =>
      db.selectFrom('post_images').select('post_id').execute(),
    )
    expect(linked.map((row) => row.post_id).toSorted()).toEqual(own.map((row) => row.id).toSorted())
  }
})

async function createUntilKilled(
  server: ServerProcess,
  staff: Visitor,
  ledger: Ledger,
  random: () => number,
) {
  const target = 1 + Math.floor(random() * 20)
  let killing: Promise<void> | undefined
  let took = 0
  for (let number = 0; ; number += 1) {
    const submission = randomUUID()
    ledger.sent += 1
    // In any part of a creation, however fast the machine is at this moment, and now and then after it.
    if (number === target) killing = sleep(random() * 1.2 * took).then(() => server.kill())
    const start = performance.now()
    try {
      await create(staff, submission)
      took = performance.now() - start
      ledger.acknowledged.add(submission)
    } catch {
      // Without a response it is unknown whether the post was written.
      ledger.open.push(submission)
      break
    }
  }
  await killing
}

async function create(staff: Visitor, submission: string): Promise<void> {
  // The name of an image makes the creation write to two tables.
  const title = 'Written while the lights go out'
  const form = aPostForm({ title, content: contentOf(submission) })
  const response = await submitPost(staff, { ...form, submission })
  if (response.status !== 303) throw new Error(`Creating was answered with ${response.status}`)
}

function contentOf(submission: string): string {
  return `${submission} ![a](/images/blog-1700000000000.jpg) `.repeat(100).trim()
}
