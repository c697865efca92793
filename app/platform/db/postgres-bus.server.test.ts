import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Bus, type BusEvent, busKinds, createBus } from '#app/platform/bus.server.ts'
import { BUS_LIMITS, joinPostgresBus } from '#app/platform/db/postgres-bus.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { openPostgresProxy } from '#test/fixtures/postgres-proxy.ts'
import { createTestDatabase, openClient } from '#test/postgres.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let processes: { close(): Promise<void> }[]

beforeEach(async () => {
  database = await createTestDatabase()
  processes = []
})
afterEach(async () => {
  for (const each of processes) await each.close()
  await database.drop()
})

async function aProcess(databaseUrl = database.url, limits = BUS_LIMITS) {
  const lines: string[] = []
  const now = () => new Date()
  const log = createLogger((line) => lines.push(line), now)
  const shared = await joinPostgresBus(createBus(), { databaseUrl, log, limits })
  processes.push(shared)
  const received: BusEvent['kind'][] = []
  shared.bus.subscribe(({ kind }) => received.push(kind))
  return { bus: shared.bus, received, lines }
}

async function settle(one: { bus: Bus; received: string[] }, other: { received: string[] }) {
  const count = () => other.received.filter((kind) => kind === 'accounts').length
  const before = count()
  one.bus.publish({ kind: 'accounts' })
  await expect.poll(() => count()).toBe(before + 1)
}

async function asOperator(statement: string, address = database.url): Promise<void> {
  const client = await openClient(address)
  await client.query(statement)
  await client.end()
}

const CUT_LAST = `select pg_terminate_backend(pid) from (
       select pid from pg_stat_activity
       where application_name = 'site bus' and datname = current_database()
       order by backend_start desc limit 1) as last`

test('what one process says, the other hears, and each hears itself once and at once', async () => {
  const [one, other] = [await aProcess(), await aProcess()]
  one.bus.publish({ kind: 'content' })
  expect(one.received).toEqual(['content'])
  other.bus.publish({ kind: 'messages' })
  await expect.poll(() => other.received).toEqual(['messages', 'content'])
  await expect.poll(() => one.received).toEqual(['content', 'messages'])
  await settle(one, other)
  await settle(other, one)
  expect(one.received).toEqual(['content', 'messages', 'accounts', 'accounts'])
})

function letIn(isOpen: boolean): Promise<void> {
  const beside = new URL(database.url)
  const name = beside.pathname.slice(1)
  beside.pathname = '/postgres'
  return asOperator(`alter database "${name}" with allow_connections ${isOpen}`, beside.href)
}

test('a lost connection is opened again at once, and everything counts as changed then', async () => {
  const [one, other] = [await aProcess(), await aProcess()]
  await asOperator(CUT_LAST)
  await expect.poll(() => other.received).toEqual([...busKinds])
  await settle(one, other)
})

test('a connection that falls silent is noticed without an event, opened again, and everything counts as changed then', async () => {
  expect(BUS_LIMITS.checkEveryMs + BUS_LIMITS.silenceMs).toBeLessThanOrEqual(4_000)
  const proxy = await openPostgresProxy(database.url)
  onTestFinished(() => proxy.close())
  const limits = { checkEveryMs: 100, silenceMs: 500 }
  const [one, other] = [await aProcess(), await aProcess(proxy.url, limits)]
  proxy.silenceOpen()
  one.bus.publish({ kind: 'posts' })
  await expect.poll(() => other.received).toEqual([...busKinds])
  await settle(one, other)
  proxy.silenceOpen()
  await settle(other, one)
})

test('while the database is away nothing counts as changed, and what was said then is said later', async () => {
  const seldom = { ...BUS_LIMITS, checkEveryMs: 60_000 }
  const [one, other] = [await aProcess(database.url, seldom), await aProcess()]
  const inside = await openClient(database.url)
  await letIn(false)
  await inside.query(CUT_LAST)
  await inside.end()
  await expect.poll(() => other.lines.join()).toContain('bus not connected')
  expect(other.received).toEqual([])
  other.bus.publish({ kind: 'posts' })
  expect(one.received).toEqual([])
  await letIn(true)
  await expect.poll(() => other.lines.join()).toContain('bus connected again')
  expect(other.received).toEqual(['posts', ...busKinds])
  await expect.poll(() => one.received).toEqual(['posts'])
  await settle(one, other)
})

test('when a process is gone, everything counts as changed: it may have been killed before it told the others', async () => {
  const { received } = await aProcess(database.url, { ...BUS_LIMITS, checkEveryMs: 50 })
  const joinAndDie = async () => {
    const other = await openClient(`${database.url}?application_name=site%20bus`)
    await sleep(300)
    await other.end()
    await sleep(300)
    expect(received).toEqual(expect.arrayContaining([...busKinds]))
  }
  await vi.waitFor(joinAndDie, 10_000)
})

test('a database that cannot be reached keeps no one from starting, and is joined later', async () => {
  const away = new URL(database.url)
  away.port = '1'
  const alone = await aProcess(away.href)
  expect(alone.lines.join()).toContain('bus not connected')
  alone.bus.publish({ kind: 'content' })
  expect(alone.received).toEqual(['content'])
})

test('a notice of someone else on the same channel is no event', async () => {
  const one = await aProcess()
  await asOperator(`notify site_bus, 'hello'`)
  await asOperator(`notify site_bus, '{"origin":"x","kind":"everything"}'`)
  await asOperator(`notify site_bus, '{"origin":"x","kind":"posts"}'`)
  await expect.poll(() => one.received).toEqual(['posts'])
  expect(one.lines.join()).toContain('bus heard something')
})
