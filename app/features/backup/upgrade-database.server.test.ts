import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { BackupError } from '#app/features/backup/backup-error.ts'
import { verifyBackup } from '#app/features/backup/read-backup.server.ts'
import { createFileStorage } from '#app/integrations/storage/file-storage.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { listMigrations, migrate } from '#app/platform/db/migrate.server.ts'
import { upgradeDatabase } from '#app/features/backup/upgrade-database.server.ts'
import type { Schema } from '#db/schema.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'
import { createTestDatabase, databaseKinds, type DatabaseKind } from '#test/postgres.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const migrations = path.join(root, 'db/migrations')
const all = await listMigrations(migrations)
const [older = '', newest = ''] = all.slice(-2)

describe.each(databaseKinds)('a database on %s', (kind) => {
  const place = openedForEach(() => openPlace(kind))

  test('of an older version is backed up before it is migrated, once by four processes', async () => {
    await migrate(place.db.withTables<never>(), migrations, older)
    const processes = kind === 'postgres' ? 4 : 1
    await Promise.all(Array.from({ length: processes }, () => place.upgrade()))
    const [file = '', ...others] = await place.backups()
    expect(others).toEqual([])
    expect(place.written).toEqual([file])
    expect(file).toMatch(/before-upgrade-[\dTZ-]+\.tar\.gz$/)
    expect((await verifyBackup({ file, identity: null })).migration).toBe(older)
    expect(await place.lastMigration()).toBe(newest)
  })

  test('that is new, or has all migrations, is not', async () => {
    await place.upgrade()
    expect(await place.lastMigration()).toBe(newest)
    await place.upgrade()
    expect(await place.backups()).toEqual([])
  })

  test('stays as it was when the backup cannot be written, and the start says so', async () => {
    await migrate(place.db.withTables<never>(), migrations, older)
    const notAFolder = path.join(place.folder, 'file')
    await writeFile(notAFolder, '')
    const refused = place.upgrade({ BACKUP_DIR: notAFolder })
    await expect(refused).rejects.toThrow(BackupError)
    await expect(refused).rejects.toThrow('The database was not upgraded')
    expect(await place.lastMigration()).toBe(older)
  })

  test('is upgraded without one where BACKUP_DIR is not set', async () => {
    await migrate(place.db.withTables<never>(), migrations, older)
    await place.upgrade({ BACKUP_DIR: '' })
    expect(await place.lastMigration()).toBe(newest)
  })

  test('keeps the last three', async () => {
    for (const day of [1, 2, 3, 4])
      await writeFile(path.join(place.folder, `before-upgrade-2026-11-0${day}T100000Z.tar.gz`), '')
    await migrate(place.db.withTables<never>(), migrations, older)
    await place.upgrade()
    const names = (await place.backups()).map((file) => path.basename(file).slice(15, 25))
    expect(names).toEqual(['2026-11-03', '2026-11-04', '2026-11-25'])
  })
})

async function openPlace(kind: DatabaseKind) {
  const data = await openFolder()
  const backups = await openFolder()
  const server = kind === 'postgres' ? await createTestDatabase('template1') : null
  const environment = {
    DATA_DIR: data.folder,
    BACKUP_DIR: backups.folder,
    ...(server && { DATABASE_URL: server.url }),
  }
  const config = readConfig(environment, root)
  const { db, close } = openDatabase<Schema>(config, () => {}, null)
  const written: string[] = []
  return {
    db,
    folder: backups.folder,
    written,
    upgrade: (changes = {}) =>
      upgradeDatabase(db, {
        config: readConfig({ ...environment, ...changes }, root),
        storage: createFileStorage(path.join(data.folder, 'images')),
        now: () => new Date('2026-11-25T10:00:00Z'),
        onBackup: (file) => written.push(file),
      }),
    async backups() {
      const names = await readdir(backups.folder)
      return names
        .filter((name) => name.startsWith('before-'))
        .map((name) => path.join(backups.folder, name))
    },
    async lastMigration() {
      const executed = db.withTables<{ kysely_migration: { name: string } }>()
      const rows = await executed
        .selectFrom('kysely_migration')
        .select('name')
        .orderBy('name')
        .execute()
      return rows.at(-1)?.name
    },
    async close() {
      await close()
      await server?.drop()
      data.close()
      backups.close()
    },
  }
}
