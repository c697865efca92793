type CacheWarmerOptions = {
  /** @returns false when it failed; the rest stays for the next run */
  render: (key: string) => Promise<boolean>
  /** Milliseconds without a change before it begins. */
  quietMs?: number
  maxPages?: number
}

// Renders the last requested pages after a change, so that readers do not wait and cached responses are left if the database goes down.
export function createCacheWarmer(options: CacheWarmerOptions) {
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
    /** @param keys last requested first */
    schedule(keys: readonly string[]) {
      pending = [...new Set([...keys, ...pending])].slice(0, maxPages)
      clearTimeout(timer)
      timer = setTimeout(() => void run(), quietMs)
      timer.unref()
    },
  }
}
