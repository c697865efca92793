export type CacheWarmer = {
  /** @param keys last requested first */
  schedule(keys: readonly string[]): void
}

export type CacheWarmerOptions = {
  /** @returns false when it failed; the rest is left for the next time then */
  render: (key: string) => Promise<boolean>
  /** How long nothing must have changed, in milliseconds. */
  quietMs?: number
  maxPages?: number
}

// Renders the last requested pages again after a change, so that readers do not wait and a copy is left if the database
// goes down.
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
