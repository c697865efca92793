const MARK = 'copy/'

// A lock ends with its page, also when the tab is killed. Locks exist on secure pages only; without them every other form
// counts as closed.
function findLocks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null
}

/** Tells the other pages of this browser that this form is open. @returns what ends that */
export function lockForm(id: string): () => void {
  const end = new AbortController()
  const untilEnd = new Promise<void>((resolve) => {
    end.signal.addEventListener('abort', () => resolve())
  })
  void findLocks()?.request(MARK + id, () => untilEnd)
  return () => end.abort()
}

/** The forms that are open in this browser, in whichever tab. */
export async function findOpenForms(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await findLocks()?.query()) ?? {}
  const names = held.map(({ name }) => name ?? '')
  return new Set(
    names.filter((name) => name.startsWith(MARK)).map((name) => name.slice(MARK.length)),
  )
}
