let open: string | null = null
let watcher: (() => void) | null = null

/** The form of this tab that others are told about; the live connection names it, so that it ends with the tab. */
export const openForm = {
  address: () => open,
  begin(address: string): () => void {
    open = address
    watcher?.()
    return () => {
      if (open === address) open = null
    }
  },
  /** Told of a form that was opened. */
  watch(tell: () => void): () => void {
    watcher = tell
    return () => {
      watcher = null
    }
  },
}
