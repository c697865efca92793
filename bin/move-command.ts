import path from 'node:path'
import { parseArgs } from 'node:util'
import { moveDatabase } from '#app/features/backup/move-database.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { postgresAddress } from '#app/platform/setting-types.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import type { Schema } from '#db/schema.ts'
import { countedRows } from './backup-commands.ts'
import { OperatorError } from './operator-error.ts'

const STEPS = { copying: 'Copying…', comparing: 'Comparing each row…' }

export async function moveCommand(config: Config, parameters: string[]): Promise<void> {
  const databaseUrl = readTarget(parameters)
  if (databaseUrl === config.databaseUrl)
    throw new OperatorError('The site is on that database already.')
  const { dataDir, rootDir } = config
  const { db, close } = openDatabase<Schema>({ dataDir, databaseUrl }, () => {}, null)
  try {
    const rows = await moveDatabase({
      from: config,
      to: db,
      migrationsDir: path.join(rootDir, 'db/migrations'),
      onStep: (step) => console.log(STEPS[step]),
    })
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(`Moved: ${countedRows(rows)}; ${all} rows in all, each the same on both sides.`)
    console.log(whatNext(config, databaseUrl))
  } finally {
    await close()
  }
}

/** An address of PostgreSQL, null for SQLite. */
function readTarget(args: string[]): string | null {
  const usage = 'Say where: move --to postgres://user:password@host:5432/name, or move --to sqlite.'
  let to
  try {
    to = parseArgs({ args, options: { to: { type: 'string' } } }).values.to
  } catch {
    throw new OperatorError(usage)
  }
  if (to === 'sqlite') return null
  const address = postgresAddress.safeParse(to)
  if (address.success) return address.data
  throw new OperatorError(usage)
}

function whatNext({ dataDir, databaseUrl: old }: Config, databaseUrl: string | null): string {
  const file = path.join(dataDir, 'site.db')
  const set =
    databaseUrl === null
      ? `Remove the setting DATABASE_URL: the site is in ${file} now.`
      : 'Set DATABASE_URL to the address that you gave after --to.'
  const rest =
    old === null
      ? `The old database is unchanged in ${file}; move it away once the site works.`
      : 'The old database is unchanged; delete it once the site works.'
  return `${set} Keep ${dataDir}, which has the keys, and start the site. ${rest}`
}
