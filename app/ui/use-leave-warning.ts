import { useEffect, useRef } from 'react'

/** Asks before a changed form is left by closing the tab or by a link out of the desk. */
export function useLeaveWarning(): { changed: () => void; saved: () => void } {
  const dirty = useRef(false)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  return {
    changed: () => (dirty.current = true),
    saved: () => (dirty.current = false),
  }
}
