import path from 'node:path'
import { readConfig } from '#app/platform/config.server.ts'
import { ensureBuilt } from './build-site.ts'
import { closeOnSignals, runCommand } from './run-command.ts'

const root = path.dirname(import.meta.dirname)

await runCommand(async () => {
  const config = readConfig(process.env, root)
  await ensureBuilt(root)
  const { serve } = await import('../server.ts')
  const server = await serve(config)
  closeOnSignals(() => server.close())
  // The app knows its paths; the port, which may be any free one, is known only now.
  const address = config.publicOrigin ?? server.origin
  const greeting = server.greeting.map((line) =>
    line.replace(/(?<= )(?=\/(login|setup))/g, address),
  )
  console.log([`The site is at ${server.origin}`, ...greeting].join('\n'))
})
