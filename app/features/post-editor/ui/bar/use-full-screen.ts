import { useEffect, useState } from 'react'

/** The text alone, over the whole window; Escape leaves it. */
export function useFullScreen() {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    if (!isFull) return undefined
    const stop = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      // Of an open dialog the key is its own.
      const isTaken = document.querySelector('dialog[open]') !== null
      if (event.key === 'Escape' && !isTaken) setFull(false)
    }
    document.addEventListener('keydown', onKey, stop)
    return () => stop.abort()
  }, [isFull])
  return { isFull, toggle: () => setFull(!isFull) }
}
