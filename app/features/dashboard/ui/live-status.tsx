import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  createLiveConnection,
  type LiveConnectionParts,
  type LiveState,
} from '#app/features/dashboard/live-connection.ts'
import { liveTexts } from '#app/features/dashboard/texts.ts'
import { openForm } from '#app/ui/open-form.ts'

/** `stale`: the connection tells of changes, but the page could not be loaded again. */
type ShownState = LiveState | 'stale'

/** Not a live region: it changes often, and must not interrupt writing. */
export function LiveStatus({ state }: { state: ShownState }) {
  return (
    <p className="livestate muted small" data-state={state}>
      {liveTexts.label} {liveTexts.states[state]}
    </p>
  )
}

type LiveNews = Omit<LiveConnectionParts, 'openForm'> & { isSignedIn: boolean }

// While the user is signed in and the tab is visible: a browser has six connections to a host. The functions must be
// stable.
export function useLiveConnection({ fetch, onChange, onTrouble, isSignedIn }: LiveNews): LiveState {
  const [connection] = useState(() =>
    createLiveConnection({ fetch, onChange, onTrouble, openForm: openForm.address }),
  )
  useEffect(() => {
    if (!isSignedIn) return
    const follow = () => {
      if (document.visibilityState === 'visible') connection.resume()
      else connection.pause()
    }
    const begin = () => {
      connection.pause()
      follow()
    }
    const stopWatching = openForm.watch(begin)
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      stopWatching()
      document.removeEventListener('visibilitychange', follow)
      connection.pause()
    }
  }, [connection, isSignedIn])
  return useSyncExternalStore(connection.watch, connection.state, connection.state)
}
