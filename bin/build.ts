import path from 'node:path'
import { ensureBuilt } from './build-site.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const backend = process.env['SITE_BACKEND'] === 'none' ? 'none' : 'server'
  const built = await ensureBuilt(path.dirname(import.meta.dirname), backend)
  console.log(built ? 'The site is built.' : 'The build is up to date.')
})
