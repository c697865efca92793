/** Makes pages again that were dropped. */
export type PageWarmer = {
  /** @param keys what was dropped, the page that was asked for last first */
  wake(keys: readonly string[]): void
}

export type PageWarmerOptions = {
  /** Makes one page. @returns false when it could not be made; the rest is left for the next time then */
  make: (key: string) => Promise<boolean>
  /** How long nothing more must have been dropped, in milliseconds. */
  quietMs?: number
  /** How many pages are made again. */
  most?: number
}

/**
 * After a change every kept page is dropped. The ones that readers asked for last are made again as soon as there is quiet, one
 * after the other: the next reader does not wait, and a database that goes away then leaves a good copy of them behind.
 */
export function createPageWarmer({
  make,
  quietMs = 1000,
  most = 50,
}: PageWarmerOptions): PageWarmer {
  let waiting: string[] = []
  let timer: NodeJS.Timeout | null = null
  let isRunning = false

  const run = async () => {
    if (isRunning) return
    isRunning = true
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      if (!(await make(key))) waiting = []
    }
    isRunning = false
  }
  return {
    wake(keys) {
      waiting = [...new Set([...keys, ...waiting])].slice(0, most)
      if (timer !== null) clearTimeout(timer)
      timer = setTimeout(() => void run(), quietMs)
      timer.unref()
    },
  }
}
