import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { BACKED_UP_TABLES, type Table } from '#app/features/backup/backup-format.ts'
import { createFileStorage } from '#app/integrations/storage/file-storage.server.ts'
import type { Schema } from '#db/schema.ts'
import { fillEveryTable } from '#test/factories/every-table.ts'
import { aCipher } from '#test/factories/inbox.ts'
import { type DatabaseKind, openTestDatabase } from '#test/postgres.ts'

const cipher = aCipher()
export const IMAGE = new TextEncoder().encode('an image!')

/** `target` is where a backup may be restored. */
export async function openEmptySite(kind: DatabaseKind) {
  const { db, address, close } = await openTestDatabase(kind)
  const storage = createFileStorage(path.join(address.dataDir, 'images'))
  const target = {
    db,
    storage,
    migrationsDir: path.resolve('db/migrations'),
    keyIds: cipher.keyIds,
    authSecretId: 'secret',
  }
  return { db, address, storage, target, close }
}

export async function openFullSite(kind: DatabaseKind) {
  const place = await openEmptySite(kind)
  const folder = mkdtempSync(path.join(tmpdir(), 'site-backups-'))
  const clock = { at: new Date('2026-11-21T10:00:00Z') }
  const source = {
    address: place.address,
    storage: place.storage,
    authSecretId: 'secret',
    recipient: null as string | null,
    now: () => clock.at,
  }
  const image = await fillEveryTable(place.db, cipher)
  await place.storage.put(image, IMAGE)
  const close = async () => {
    await place.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...place, folder, source, clock, image, close }
}

export async function contentOf(
  db: Kysely<Schema>,
  names: readonly Table[] = BACKED_UP_TABLES,
): Promise<Record<string, unknown>> {
  const tables = names.map(async (table) => {
    const rows = await db.selectFrom(table).selectAll().execute()
    const sorted = rows
      .map(comparable)
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    return [table, sorted] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}

// As both databases would say it.
function comparable(row: object): unknown {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (value instanceof Date) return [column, value.toISOString()]
      return [column, typeof value === 'boolean' ? Number(value) : value]
    }),
  )
}
