import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, databaseKinds, openTestDatabase } from '#test/postgres.ts'
import { startPostgres } from '#test/postgres-cluster.ts'
import { removeStaleClusters } from '#test/stale-clusters.ts'

describe.each(databaseKinds)('a throw-away database on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.close())

  test('is migrated and empty', async () => {
    expect(await database.db.selectFrom('blog_posts').selectAll().execute()).toEqual([])
    expect(database.kind).toBe(kind)
  })
})

test('two test databases on PostgreSQL have different addresses', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  expect(one.url).not.toBe(other.url)
  await Promise.all([one.drop(), other.drop()])
})

test('a durable PostgreSQL that is killed and started again has what it acknowledged', async () => {
  const cluster = await startPostgres({ durable: true })
  try {
    await ask(cluster.adminUrl, 'create table kept as select 7 as seven')
    await cluster.kill()
    await expect(ask(cluster.adminUrl, 'select 1')).rejects.toThrow('ECONNREFUSED')
    await cluster.restart()
    expect(await ask(cluster.adminUrl, 'select seven from kept')).toEqual([{ seven: 7 }])
  } finally {
    await cluster.stop()
  }
})

test('what a killed test run leaves of its PostgreSQL is removed by the next', async () => {
  const { folder, port } = await startInKilledProcess()
  expect(existsSync(folder)).toBe(true)
  await removeStaleClusters()
  expect(existsSync(folder)).toBe(false)
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`
  await expect(ask(address, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

async function ask(address: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: address })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

function startInKilledProcess(): Promise<{ folder: string; port: number }> {
  const script = `
    const { startPostgres } = await import('#test/postgres-cluster.ts')
    const { folder, port } = await startPostgres()
    process.stdout.write(JSON.stringify({ folder, port }), () => process.kill(process.pid, 'SIGKILL'))`
  const options = { cwd: path.dirname(import.meta.dirname) }
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', script], options, (_error, stdout) => {
      resolve(JSON.parse(stdout) as { folder: string; port: number })
    })
  })
}
