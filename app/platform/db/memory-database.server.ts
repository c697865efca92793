import { randomUUID } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import type { OpenDatabase } from '#app/platform/db/database.server.ts'
import { createSqliteDialect } from '#app/platform/db/sqlite-dialect.server.ts'

export function openMemoryDatabase<Tables>(): OpenDatabase<Tables> {
  // The shared cache lets the dialect's two connections see one database; the name separates it from others.
  const file = `file:${randomUUID()}?mode=memory&cache=shared`
  const db = new Kysely<Tables>({ dialect: createSqliteDialect(file) })
  return { kind: 'sqlite', db, close: () => db.destroy() }
}

/** From now on every write fails. */
export async function refuseWrites<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`pragma query_only = on`.execute(db)
}
