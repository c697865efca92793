import { openDatabase } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'

// Nothing but a migration, in a process of its own that can be killed: folder, data folder, address of PostgreSQL or ''.

const [folder = '', dataDir = '', databaseUrl = ''] = process.argv.slice(2)
const { kind, db, close } = openDatabase<never>(
  { dataDir, databaseUrl: databaseUrl === '' ? null : databaseUrl },
  () => {},
)
process.stdout.write('migrating\n')
await migrate({ kind, db }, folder)
process.stdout.write('migrated\n')
await close()
