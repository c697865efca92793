import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import type { Schema } from '#db/schema.ts'
import { randomMoments } from '#test/abuse/random-moments.ts'
import {
  damageOf,
  end,
  makePlace,
  NODE_COMPILE_CACHE,
  type Place,
  spawnServer,
  startServer,
} from '#test/abuse/server-process.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { ROOT } from '#test/fixtures/image-fixture.ts'
import { AT_ONCE, IN_TURN, openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember } from '#test/site.ts'

const SOAK = process.env['SOAK'] !== undefined
const ROUNDS = SOAK ? 60 : 6
const TABLES = 60
const LONG = { timeout: 120_000 + ROUNDS * 4_000, ...IN_TURN }

// Abuse 33.
describe.each(databaseKinds)('a site on %s', AT_ONCE, (kind) => {
  let place: Place
  const migrations = openedOnce(async () => {
    const { folder: root, close } = await openFolder({
      [`migrations/${kind}/9999_slow.sql`]: slowMigration(),
      'package.json': '{"type":"module","imports":{"#app/*":"./app/*"}}',
    })
    const folder = path.join(root, 'migrations')
    await cp(path.join(ROOT, 'db/migrations'), folder, { recursive: true })
    await symlink(path.join(ROOT, 'app'), path.join(root, 'app'))
    return { folder, close }
  })
  beforeEach(async () => {
    place = await makePlace(kind)
  })
  afterEach(() => place.close())

  test(
    'killed at any moment of its first start, is whole after the next',
    LONG,
    async (context) => {
      const random = randomMoments(context)
      const start = performance.now()
      await (await startServer(place.environment)).kill()
      const ms = performance.now() - start
      for (let round = 0; round < ROUNDS / 2; round += 1) {
        const fresh = await makePlace(kind)
        const child = spawnServer(fresh.environment)
        await sleep(ms * (0.4 + 0.6 * random()))
        await end(child, 'SIGKILL')
        const server = await startServer(fresh.environment)
        expect((await (await aStaffMember(server.origin)).get('/dashboard')).status).toBe(200)
        await server.stop()
        await fresh.look(expectNewSite)
        await fresh.close()
      }
    },
  )

  test(
    'killed in a migration, has none of it until the next start has all',
    LONG,
    async (context) => {
      const random = randomMoments(context)
      let ms = await timeOfMigration()
      let cut = 0
      for (let tries = 0; cut < ROUNDS / 2 && tries < 5 * ROUNDS; tries += 1) {
        const { child, started } = startMigration(place)
        await started
        await sleep(ms * random())
        await end(child, 'SIGKILL')
        // The migrator's own two tables may exist already; of the rest all or none.
        const tables = (await settledTables()).filter((name) => !name.startsWith('kysely_'))
        cut += tables.length === 0 ? 1 : 0
        if (tables.length === 0) continue
        await place.look(expectAllMigrations)
        await place.close()
        place = await makePlace(kind)
        // The kill came too late, because the machine has become faster since the measurement.
        ms *= 0.8
      }
      expect(cut).toBe(ROUNDS / 2)
      await finished(startMigration(place).child)
      await place.look(expectAllMigrations)
      expect(damageOf(place)).toBe(null)
    },
  )

  test('migrated by four processes at once is migrated once', IN_TURN, async () => {
    await Promise.all([1, 2, 3, 4].map(() => finished(startMigration(place).child)))
    await place.look(expectAllMigrations)
  })

  async function timeOfMigration(): Promise<number> {
    const other = await makePlace(kind)
    const { child, started } = startMigration(other)
    await started
    const start = performance.now()
    await finished(child)
    const ms = performance.now() - start
    await other.close()
    return ms
  }

  /** PostgreSQL notices a dead client only at the end of its current statement. */
  async function settledTables(): Promise<string[]> {
    return place.look(async (db) => {
      const others = sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
      while (kind === 'postgres' && (await others.execute(db)).rows.length > 0) await sleep(20)
      const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
      return tables.map(({ name }) => name)
    })
  }

  function startMigration({ dataDir, environment }: Place) {
    const program = path.join(ROOT, 'test/fixtures/migrate-alone.ts')
    const args = [program, migrations.folder, dataDir, environment['DATABASE_URL'] ?? '']
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, NODE_COMPILE_CACHE },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return { child, started: once(child.stdout, 'data') }
  }

  function slowMigration(): string {
    const rows = {
      sqlite:
        'with recursive n(i) as (select 1 union all select i + 1 from n where i < 9000) select i from n',
      postgres: 'select generate_series(1, 9000)',
    }
    const steps = Array.from({ length: TABLES }, (_, number) => [
      `create table slow_${number} (id integer primary key not null)`,
      `insert into slow_${number} ${rows[kind]}`,
      ...(kind === 'postgres' ? ['select pg_sleep(0.005)'] : []),
    ])
    return `${steps.flat().join(';\n\n')};\n`
  }

  async function expectAllMigrations(db: Kysely<Schema>): Promise<void> {
    const folders = [migrations.folder, path.join(migrations.folder, kind)]
    const files = (await Promise.all(folders.map((folder) => readdir(folder)))).flat()
    const names = files.map((file) => path.parse(file)).filter(({ ext }) => ext !== '')
    const { rows } = await sql`select name from kysely_migration order by name`.execute(db)
    expect(rows).toEqual(names.map(({ name }) => ({ name })).toSorted(byName))
    for (let number = 0; number < TABLES; number += 1) {
      const count = sql<{ n: number }>`select count(*) as n from ${sql.table(`slow_${number}`)}`
      expect(Number((await count.execute(db)).rows[0]?.n)).toBe(9_000)
    }
  }
})

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

async function finished(child: ReturnType<typeof spawn>): Promise<void> {
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The migration ended with ${code}`)
}

async function expectNewSite(db: Kysely<Schema>): Promise<void> {
  const posts = await db.selectFrom('blog_posts').select('slug').orderBy('slug').execute()
  expect(posts.map(({ slug }) => slug)).toEqual(samplePosts.map(({ slug }) => slug).toSorted())
  const users = db.selectFrom('users').innerJoin('accounts', 'accounts.user_id', 'users.id')
  expect(await users.select('email').execute()).toHaveLength(1)
}
