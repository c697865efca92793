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
    setTimeout(collectGarbage, QUIET_MS).unref()
  })
}

// When the first pages are made and compressed.
const QUIET_MS = 4_000

/** What the start has read and compiled: megabytes that V8 would keep until it needs the room. Takes about 50 ms, once. */
function collectGarbage(): void {
  // Only the start commands of package.json and the Dockerfile expose it.
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' })
}
