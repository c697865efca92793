import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#app/platform/db/database.server.ts'
import type { Schema } from '#db/schema.ts'
import { countSubmitted, submitPost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openPostgresProxy } from '#test/fixtures/postgres-proxy.ts'
import { openedOnce } from '#test/opened.ts'
import { createTestDatabase } from '#test/postgres.ts'
import { aStaffMember, aVisitor, openSite } from '#test/site.ts'

const HEALED_WITHIN_MS = 5_000
// A page reads its session and then its posts, each at most 3 s.
const REFUSED_WITHIN_MS = 6_500
const POOL = 10

// Abuse 37. Nobody waits for a dead connection.
describe('a way to PostgreSQL that falls silent under the site', () => {
  const line = openedOnce(async () => {
    const database = await createTestDatabase()
    const proxy = await openPostgresProxy(database.url)
    const site = await openSite('sqlite', { environment: { DATABASE_URL: proxy.url } })
    const beside = openDatabase<Schema>({ databaseUrl: database.url, dataDir: '' }, () => {}, null)
    return {
      proxy,
      site,
      db: beside.db,
      async close() {
        await Promise.all([beside.close(), site.close()])
        await proxy.close()
        await database.drop()
      },
    }
  })
  const reader = openedOnce(async () => aVisitor(line.site.origin))
  const staff = openedOnce(() => aStaffMember(line.site.origin))
  beforeEach(async () => {
    await isHealed()
    await reader.text('/blog')
  })

  const submit = (submission: string) => submitPost(staff, { ...aPostForm(), submission })
  // No page has it, so it is read from the database.
  const read = () => reader.get(`/blog?q=${randomUUID()}`)

  async function isHealed(): Promise<boolean> {
    const found = await Promise.all([
      read().then((response) => response.text()),
      staff.get('/dashboard').then(({ status }) => status),
      reader.get('/readyz').then(({ status }) => status),
      submit(randomUUID()).then(({ status }) => status),
    ])
    const [list, ...statuses] = found
    return !list.includes('cannot be loaded') && statuses.join() === '200,200,303'
  }

  async function timed(work: Promise<Response>): Promise<number> {
    const started = performance.now()
    await (await work).text()
    return performance.now() - started
  }

  test('with every connection of the pool in use is given up, and all works again within 5 s', async () => {
    await Promise.all(Array.from({ length: 3 * POOL }, read))
    const submission = randomUUID()
    const stuck = [...Array.from({ length: 2 * POOL }, read), submit(submission)].map(timed)
    line.proxy.silenceOpen()
    const lost = performance.now()
    expect(await timed(reader.get('/blog'))).toBeLessThan(500)
    await expect.poll(isHealed, { timeout: 30_000, interval: 50 }).toBe(true)
    expect(performance.now() - lost).toBeLessThan(HEALED_WITHIN_MS)
    expect(Math.max(...(await Promise.all(stuck)))).toBeLessThan(REFUSED_WITHIN_MS)
    // Whether the one that was never answered was stored is unknown: the site must not send it again, and the writer may.
    expect(await countSubmitted(line.db, submission)).toBeLessThanOrEqual(1)
    expect((await submit(submission)).status).toBe(303)
    expect(await countSubmitted(line.db, submission)).toBe(1)
  })

  test('while it is frozen leaves the cached pages, refuses the rest soon, and all works within 5 s of its thaw', async () => {
    line.proxy.freeze()
    const refused = [read(), staff.get('/dashboard'), reader.get('/readyz'), submit(randomUUID())]
    const times = Promise.all(refused.map(timed))
    expect(await timed(reader.get('/blog'))).toBeLessThan(500)
    const statuses = (await Promise.all(refused)).map(({ status }) => status)
    expect(statuses).toEqual([200, 503, 503, 503])
    expect(Math.max(...(await times))).toBeLessThan(REFUSED_WITHIN_MS)
    line.proxy.thaw()
    const thawed = performance.now()
    await expect.poll(isHealed, { timeout: 30_000, interval: 50 }).toBe(true)
    expect(performance.now() - thawed).toBeLessThan(HEALED_WITHIN_MS)
  })

  test('while nobody asks is found out by nobody', async () => {
    line.proxy.silenceOpen()
    await sleep(2_000)
    expect(await isHealed()).toBe(true)
  })
})
