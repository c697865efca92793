const MARK = 'copy/'

// A lock ends with its page, also when the tab is killed; without a secure page there are no locks, and every other form counts as closed.
function findLocks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null
}

/** @returns a function that releases the lock */
export function lockForm(id: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void findLocks()?.request(MARK + id, () => promise)
  return resolve
}

/** Their ids, in every tab. */
export async function findOpenForms(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await findLocks()?.query()) ?? {}
  return new Set(held.map(({ name = '' }) => name.replace(MARK, '')))
}
