import { useEffect, useRef } from 'react'

/** On closing the tab or following a link out of the dashboard. */
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
