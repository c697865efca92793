import { readConfig } from '#app/platform/config.server.ts'
import { serve } from '../server.ts'
import { greet } from './startup-messages.ts'
import { closeOnSignals, runCommand } from './run-command.ts'

/** Part of the build, so that a start neither strips types nor reads a thousand modules. */
export function serveSite(root: string): Promise<void> {
  return runCommand(async () => {
    const server = await serve(readConfig(process.env, root))
    closeOnSignals(() => server.close())
    greet(server.address, server.origin, server.startupMessages)
  })
}
