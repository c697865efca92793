import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { expect, test, type TestContext } from 'vitest'
import { submitPost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openPostgresProxy } from '#test/fixtures/postgres-proxy.ts'
import { openClient } from '#test/postgres.ts'
import { startPostgres } from '#test/postgres-cluster.ts'
import { aStaffMember, aVisitor, openSite, type Visitor } from '#test/site.ts'

const RECOVERS_WITHIN_MS = 5_000
const WRITERS = 4

// Abuse 37; the killed server and the silent one are in site-lost-database.test.ts and site-silent-database.test.ts.
test('a database whose standby takes over: no acknowledged post is lost, and all works again within 5 s', async (context) => {
  const { primary, standby } = await openPair(context)
  const proxy = await openPostgresProxy(primary.adminUrl)
  context.onTestFinished(() => proxy.close())
  const { reader, staff } = await openOver(context, proxy.url)
  const acknowledged: string[] = []
  let isOver = false
  const write = async () => {
    while (!isOver) {
      const submission = randomUUID()
      const { status } = await submit(staff, submission)
      if (status === 303) acknowledged.push(submission)
      else await sleep(20)
    }
  }
  const writing = Array.from({ length: WRITERS }, write)
  await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(0)
  const before = acknowledged.length

  await primary.kill()
  const takingOver = await openClient(standby.adminUrl)
  await takingOver.query('select pg_promote()')
  proxy.moveTo(standby.port)
  const tookOver = performance.now()
  await expect.poll(() => isWell(reader, staff), { timeout: 30_000, interval: 50 }).toBe(true)
  expect(performance.now() - tookOver).toBeLessThan(RECOVERS_WITHIN_MS)
  isOver = true
  await Promise.all(writing)

  const { rows } = await takingOver.query<{ submission_id: string }>(
    'select submission_id from blog_posts',
  )
  await takingOver.end()
  const stored = rows.map((row) => row.submission_id)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  expect(acknowledged.length).toBeGreaterThan(before)
})

test('a database that takes no more connections: cached pages stay, the rest is refused, and all works again within 5 s', async (context) => {
  const cluster = await startPostgres()
  context.onTestFinished(() => cluster.stop())
  const { reader, staff } = await openOver(context, cluster.adminUrl)
  const page = await reader.text('/blog')
  const taken: Client[] = []
  // The site closes a connection that was idle for a second, and nothing else asks meanwhile.
  for (let look = 0; look < 4; look += 1) {
    taken.push(...(await takeAllConnections(cluster.adminUrl)))
    await sleep(700)
  }
  expect((await reader.get('/readyz')).status).toBe(503)
  const refused = [await staff.get('/dashboard'), await submit(staff, randomUUID())]
  expect(refused.map(({ status }) => status)).toEqual([503, 503])
  expect(await reader.text('/blog')).toBe(page)
  await Promise.all(taken.map((client) => client.end()))
  const freed = performance.now()
  await expect.poll(() => isWell(reader, staff), { timeout: 30_000, interval: 50 }).toBe(true)
  expect(performance.now() - freed).toBeLessThan(RECOVERS_WITHIN_MS)
})

async function openPair({ onTestFinished }: TestContext) {
  const primary = await startPostgres({ durable: true })
  onTestFinished(() => primary.stop())
  await primary.halt()
  const standby = await startPostgres({ durable: true, standbyOf: primary })
  onTestFinished(() => standby.stop())
  await primary.restart()
  const client = await openClient(primary.adminUrl)
  const isFollowed = async () =>
    (await client.query('select from pg_stat_replication')).rows.length === 1
  await expect.poll(isFollowed, { timeout: 20_000 }).toBe(true)
  // A commit is acknowledged when the standby has it.
  await client.query("alter system set synchronous_standby_names = '*'")
  await client.query('select pg_reload_conf()')
  await client.end()
  return { primary, standby }
}

async function openOver({ onTestFinished }: TestContext, databaseUrl: string) {
  const environment = { DATABASE_URL: databaseUrl, TRUSTED_PROXY: '127.0.0.1' }
  const site = await openSite('sqlite', { environment })
  onTestFinished(() => site.close())
  return { reader: aVisitor(site.origin), staff: await aStaffMember(site.origin) }
}

function submit(staff: Visitor, submission: string): Promise<Response> {
  return submitPost(staff, { ...aPostForm({ title: `Post ${submission}` }), submission })
}

async function isWell(reader: Visitor, staff: Visitor): Promise<boolean> {
  const responses = await Promise.all([
    reader.get('/readyz'),
    staff.get('/dashboard'),
    submit(staff, randomUUID()),
  ])
  const list = await reader.text(`/blog?q=${randomUUID()}`)
  const statuses = responses.map(({ status }) => status).join()
  return statuses === '200,200,303' && !list.includes('cannot be loaded')
}

async function takeAllConnections(address: string): Promise<Client[]> {
  const clients: Client[] = []
  for (;;) {
    try {
      clients.push(await openClient(address))
    } catch {
      return clients
    }
  }
}
