import { randomUUID } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import type { OpenDatabase } from '#app/platform/db/database.server.ts'
import { createSqliteDialect } from '#app/platform/db/sqlite-dialect.server.ts'

/** Opens an empty SQLite database that lives in the memory of this process and goes with it. */
export function openMemoryDatabase<Tables>(): OpenDatabase<Tables> {
  // The shared cache is what lets the dialect's two connections see one database; the name keeps it from all others.
  const file = `file:${randomUUID()}?mode=memory&cache=shared`
  const db = new Kysely<Tables>({ dialect: createSqliteDialect(file) })
  return { kind: 'sqlite', db, close: () => db.destroy() }
}

/** From now on the database in memory answers and takes nothing: every write fails, whoever tries it. */
export async function refuseWrites<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`pragma query_only = on`.execute(db)
}
