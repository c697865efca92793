import { type BusEvent, createBus } from '#app/platform/bus.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { joinPostgresBus } from '#app/platform/db/postgres-bus.server.ts'
import { silentLog } from './silent-log.ts'

/** @returns what the operator has to know about it */
export async function tellRunningSites(
  { databaseUrl }: Config,
  kinds: readonly BusEvent['kind'][],
): Promise<string> {
  if (databaseUrl === null)
    return 'Restart the site if it runs: it shows this from its next start on.'
  const shared = await joinPostgresBus(createBus(), { databaseUrl, log: silentLog })
  for (const kind of kinds) shared.bus.publish({ kind })
  await shared.close()
  return 'Running sites show this now.'
}
