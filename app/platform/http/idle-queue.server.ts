type IdleQueueOptions = {
  /** @returns false to drop the rest */
  work: (key: string) => Promise<boolean | void>
  /** Milliseconds without a new key before it begins. */
  quietMs: number
  maxKeys: number
}

/** Works on one key after another once no other has come for a while. */
export function createIdleQueue({ work, quietMs, maxKeys }: IdleQueueOptions) {
  let pending: string[] = []
  let timer: NodeJS.Timeout | undefined
  let isRunning = false

  const run = async () => {
    if (isRunning) return
    isRunning = true
    for (let key = pending.shift(); key !== undefined; key = pending.shift()) {
      if ((await work(key)) === false) pending = []
    }
    isRunning = false
  }
  return {
    /** @param keys last requested first */
    schedule(keys: readonly string[]) {
      pending = [...new Set([...keys, ...pending])].slice(0, maxKeys)
      clearTimeout(timer)
      timer = setTimeout(() => void run(), quietMs)
      timer.unref()
    },
  }
}
