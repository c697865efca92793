import path from 'node:path'
import { readConfig } from '#app/platform/config.server.ts'
import { ensureBuilt } from './build-site.ts'
import { greet } from './greet.ts'
import { closeOnSignals, runCommand } from './run-command.ts'

const root = path.dirname(import.meta.dirname)

await runCommand(async () => {
  const config = readConfig(process.env, root)
  await ensureBuilt(root)
  const { serve } = await import('../server.ts')
  const server = await serve(config)
  closeOnSignals(() => server.close())
  greet(server.address, server.origin, server.greeting)
})
