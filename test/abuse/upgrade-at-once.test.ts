import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listMigrations, migrate } from '#app/platform/db/migrate.server.ts'
import { makePlace, startServer } from '#test/abuse/server-process.ts'
import { submitPost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { ROOT } from '#test/fixtures/image-fixture.ts'
import { aStaffMember, aVisitor } from '#test/site.ts'

const MIGRATIONS = path.join(ROOT, 'db/migrations')

// Abuse 40; the rest of it is in rolling-restart.test.ts, restore-drill.test.ts and site-commands.test.ts.
test('four processes of a new version, started at once: one backs up and migrates, all serve', async ({
  onTestFinished,
}) => {
  const place = await makePlace('postgres')
  onTestFinished(() => place.close())
  const [older, newest] = (await listMigrations(MIGRATIONS)).slice(-2)
  await place.look((db) => migrate(db.withTables<never>(), MIGRATIONS, older))
  const backups = path.join(place.dataDir, 'backups')
  const environment = { ...place.environment, BACKUP_DIR: backups, TRUSTED_PROXY: '127.0.0.1' }
  const processes = await Promise.all([1, 2, 3, 4].map(() => startServer(environment)))
  onTestFinished(async () => {
    await Promise.all(processes.map((one) => one.stop()))
  })

  const files = readdirSync(backups).filter((file) => file.startsWith('before-upgrade-'))
  expect(files).toHaveLength(1)
  const names = await place.look((db) =>
    db
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom('kysely_migration')
      .select('name')
      .execute(),
  )
  expect(names.map(({ name }) => name)).toContain(newest)
  const { jar } = await aStaffMember(processes[0]?.origin ?? '')
  for (const { origin } of processes) {
    const staff = aVisitor(origin, new Map(jar))
    expect((await staff.get('/readyz')).status).toBe(200)
    const form = { ...aPostForm({ title: `Saved at ${origin}` }), submission: crypto.randomUUID() }
    expect((await submitPost(staff, form)).status).toBe(303)
  }
})
