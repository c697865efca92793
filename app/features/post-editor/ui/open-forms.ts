const MARK = 'copy/'

// A lock ends with its page, also when the tab is killed; without a secure page there are no locks, and every other form counts as closed.
function findLocks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null
}

/** @returns a function that releases the lock */
export function lockForm(id: string): () => void {
  const end = new AbortController()
  const untilEnd = new Promise<void>((resolve) => {
    end.signal.addEventListener('abort', () => resolve())
  })
  void findLocks()?.request(MARK + id, () => untilEnd)
  return () => end.abort()
}

export async function findOpenForms(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await findLocks()?.query()) ?? {}
  const names = held.map(({ name }) => name ?? '')
  return new Set(
    names.filter((name) => name.startsWith(MARK)).map((name) => name.slice(MARK.length)),
  )
}
