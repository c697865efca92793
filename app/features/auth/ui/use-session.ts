import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { type BrowserSession, createBrowserSession } from '#app/features/auth/browser-session.ts'
import type { SessionClient } from '#app/features/auth/session-client.ts'
import type { SessionView } from '#app/features/auth/session-core.ts'
import type { SessionEvent, SessionState } from '#app/features/auth/session-events.ts'

export function useSession(
  initial: SessionState,
  onEvent: (event: SessionEvent, client: SessionClient) => void,
): BrowserSession & { view: SessionView } {
  const [session] = useState(() => createBrowserSession(initial))
  const { client } = session
  const view = useSyncExternalStore(client.watch, client.view, client.view)
  // Before any effect of the page sends a request.
  useLayoutEffect(() => session.start(), [session])
  useEffect(() => client.onEvent((event) => onEvent(event, client)), [client, onEvent])
  return { ...session, view }
}
