import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  createLiveConnection,
  type LiveConnectionParts,
  type LiveState,
} from '#app/features/dashboard/live-connection.ts'

type LiveNews = Pick<LiveConnectionParts, 'fetch' | 'onChange' | 'onTrouble'> & {
  isSignedIn: boolean
}

/**
 * Keeps the desk connected while somebody is signed in and looks at it. A hidden tab lets go: a browser has six connections
 * to a host, and what was missed is fetched when the tab is shown again. The functions must stay the same.
 */
export function useLiveConnection({ fetch, onChange, onTrouble, isSignedIn }: LiveNews): LiveState {
  const [connection] = useState(() => createLiveConnection({ fetch, onChange, onTrouble }))
  useEffect(() => {
    if (!isSignedIn) return
    const follow = () => {
      if (document.visibilityState === 'visible') connection.resume()
      else connection.pause()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      connection.pause()
    }
  }, [connection, isSignedIn])
  return useSyncExternalStore(connection.watch, connection.state, connection.state)
}
