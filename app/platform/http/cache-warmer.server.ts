/** Renders pages again that were dropped from the page cache. */
export type CacheWarmer = {
  /** @param keys what was dropped, the page that was asked for last first */
  schedule(keys: readonly string[]): void
}

export type CacheWarmerOptions = {
  /** Renders one page. @returns false when it could not be made; the rest is left for the next time then */
  render: (key: string) => Promise<boolean>
  /** How long nothing more must have been dropped, in milliseconds. */
  quietMs?: number
  maxPages?: number
}

/**
 * A change drops every cached page. The ones that readers asked for last are rendered again once nothing has changed for a while, one
 * after the other: the next reader does not wait, and if the database goes away then, a good copy is left.
 */
export function createCacheWarmer(options: CacheWarmerOptions): CacheWarmer {
  const { render, quietMs = 1000, maxPages = 50 } = options
  let pending: string[] = []
  let timer: NodeJS.Timeout | undefined
  let isRunning = false

  const run = async () => {
    if (isRunning) return
    isRunning = true
    for (let key = pending.shift(); key !== undefined; key = pending.shift()) {
      if (!(await render(key))) pending = []
    }
    isRunning = false
  }
  return {
    schedule(keys) {
      pending = [...new Set([...keys, ...pending])].slice(0, maxPages)
      clearTimeout(timer)
      timer = setTimeout(() => void run(), quietMs)
      timer.unref()
    },
  }
}
