import { access, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import {
  type CheckResult,
  codeOf,
  failure,
  fine,
} from '#app/features/operations/doctor/check-result.ts'
import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'
import { isUndamaged } from '#app/platform/db/database.server.ts'
import { fileOf } from '#app/platform/db/data-folder.server.ts'
import { listMigrations } from '#app/platform/db/migrate.server.ts'
import { errorCode } from '#app/platform/error-code.ts'
import type { Schema } from '#db/schema.ts'

type Parts = Pick<DoctorParts, 'config' | 'db'>

export async function checkDatabase({ config, db }: Parts): Promise<CheckResult> {
  const { databaseUrl, dataDir, rootDir } = config
  try {
    if (databaseUrl === null) await access(fileOf(dataDir))
    const known = await listMigrations(path.join(rootDir, 'db/migrations'))
    const done = await listDone(db)
    if (done.some((name) => !known.includes(name)))
      return failure(
        'A newer version of the site has changed it.',
        'Start the newer version, or restore the backup from before the upgrade.',
      )
    const missing = known.length - done.length
    if (missing > 0)
      return failure(
        `It is of an older version of the site: ${missing} migrations are missing.`,
        'Start the site again (npm start); it migrates by itself.',
      )
    return await (databaseUrl === null
      ? checkFile(db, fileOf(dataDir))
      : fine('PostgreSQL answers.'))
  } catch (error) {
    return unreadable(error, databaseUrl === null ? fileOf(dataDir) : null)
  }
}

async function listDone(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

async function checkFile(db: Kysely<Schema>, file: string): Promise<CheckResult> {
  if (!(await isUndamaged(db))) return damaged()
  const { size } = await stat(file)
  return fine(`SQLite, ${(size / 1e6).toFixed(1)} MB, undamaged.`)
}

function damaged(): CheckResult {
  return failure('SQLite finds its file damaged.', 'Stop the site and restore the last backup.')
}

// SQLite's code 26 is "not a database", 11 "corrupt".
const DAMAGE = [11, 26]

function unreadable(error: unknown, file: string | null): CheckResult {
  if (file === null)
    return failure(
      `PostgreSQL cannot be read (${codeOf(error)}).`,
      'Look at DATABASE_URL, and at whether PostgreSQL is running.',
    )
  if (errorCode(error) === 'ENOENT')
    return failure(`There is none at ${file}.`, 'Look at DATA_DIR, or start the site once.')
  if (DAMAGE.includes(Number(codeOf(error)) & 0xff)) return damaged()
  return failure(
    `The file ${file} cannot be read (${codeOf(error)}).`,
    'Run this with the account of the site; if it does, look at the owner of the file.',
  )
}
