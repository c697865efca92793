import type { Bus, BusEvent } from '#app/platform/bus.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

type KeptValueParts<Value> = {
  read: () => Promise<Value>
  /** The bus message after which it is read again. */
  kind: BusEvent['kind']
  bus: Bus
  log: Logger
}

/**
 * A value of the database in memory, so that no page waits for it. Pages are taken out of the cache only when the new
 * value is there. A failed read keeps the value; at the start it throws.
 */
export async function keepValue<Value>({ read, kind, bus, log }: KeptValueParts<Value>) {
  let value = await read()
  let last: Promise<void> = Promise.resolve()

  // One after the other, so that an older value never replaces a newer one.
  function reload(): Promise<void> {
    last = readAfter(last.catch(() => {}))
    return last
  }

  async function readAfter(earlier: Promise<void>): Promise<void> {
    await earlier
    value = await read()
    bus.publish({ kind: 'content' })
  }

  function reloadUntilRead(): void {
    reload().catch((error: unknown) => {
      log.error('what pages show could not be read', error, { kind })
      setTimeout(reloadUntilRead, AGAIN_AFTER_MS).unref()
    })
  }

  bus.subscribe((event) => {
    if (event.kind === kind) reloadUntilRead()
  })
  return { current: () => value, reload }
}

const AGAIN_AFTER_MS = 5_000
