import { useOpenRouter } from '#app/application/framework-internals.ts'
import { guardDocuments } from '#app/application/guard-documents.ts'
import { staleness } from '#app/application/keep-page.ts'
import { sessionTexts } from '#app/features/auth/sessions/session-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { SessionClient } from '#app/features/auth/sessions/session-client.ts'
import {
  afterSignOut,
  type SessionEvent,
  type SessionState,
  type SignOutReason,
} from '#app/features/auth/sessions/session-events.ts'
import { SessionDialogs, useSession } from '#app/features/auth/ui/session-dialogs.tsx'
import { hasUnsavedText } from '#app/ui/form/unsaved-input.ts'
import { WITHIN_THE_LIST } from '#app/features/posts/ui/dashboard/use-list-address.ts'
import {
  isPostEditor,
  LIVE_SECONDS,
  type LiveKind,
  liveKinds,
  type Stale,
  staleAfter,
} from '#app/features/dashboard/live-kinds.ts'
import type { LiveState } from '#app/features/dashboard/live-connection.ts'
import { LiveStatus, useLiveConnection } from '#app/features/dashboard/ui/live-status.tsx'
import { POST_NEWS, SIGNED_IN } from '#app/ui/dashboard-events.ts'
import { showToast } from '#app/ui/feedback/show-toast.ts'

export function DashboardSession({ session: initial }: { session: SessionState }) {
  const refresh = useRefresh()
  const { client, view } = useSession(initial, useConsequences(initial, refresh))
  async function followNews(kinds: readonly LiveKind[]): Promise<void> {
    // First, because a list that is loaded without a session requests re-authentication.
    if (kinds.includes('accounts')) await client.look()
    if (client.view().isSignedIn) refresh(kinds)
  }
  const state = useLiveConnection({
    fetch: (input, init) => fetch(input, init),
    isSignedIn: view.isSignedIn,
    onChange: (kinds) => void followNews(kinds),
    async onTrouble({ kind }) {
      if (kind === 'session-missing') await client.look()
      return client.view().isSignedIn
    },
  })
  useDocumentGuard(state)
  const isStale = useNextTry(refresh)
  return (
    <>
      <SessionDialogs client={client} view={view} />
      <div className="wrap">
        <LiveStatus state={isStale ? 'stale' : state} />
      </div>
    </>
  )
}

function useDocumentGuard(state: LiveState): void {
  const live = useRef(state)
  useLayoutEffect(() => void (live.current = state), [state])
  useEffect(() => guardDocuments(() => !navigator.onLine || live.current === 'reconnecting'), [])
}

/** @returns whether the page could not be loaded again; it is then tried once more, in the rhythm of the connection */
function useNextTry(refresh: (kinds: readonly LiveKind[]) => void): boolean {
  const count = useSyncExternalStore(staleness.watch, staleness.count, () => 0)
  useEffect(() => {
    if (count === 0) return
    const { reconnect } = LIVE_SECONDS
    const seconds = reconnect[Math.min(count, reconnect.length) - 1] ?? 0
    const timer = setTimeout(() => refresh(liveKinds), seconds * 1_000)
    return () => clearTimeout(timer)
  }, [count, refresh])
  return count > 0
}

function useConsequences({ user }: SessionState, refresh: (kinds: readonly LiveKind[]) => void) {
  // Held in this tab, because loader data may already belong to another user before the session reports who signed in.
  const known = useRef(user.id)
  return useCallback(
    (event: SessionEvent, client: SessionClient) => {
      if (event.type === 'SIGNED_OUT') followSignOut(event.reason, client)
      if (event.type !== 'SIGNED_IN') return
      refresh(liveKinds)
      window.dispatchEvent(new Event(SIGNED_IN))
      const { id, email } = event.session.user
      if (id === known.current) return
      known.current = id
      showToast({ title: fillText(sessionTexts.otherUser, { email: email ?? '' }), tone: 'normal' })
    },
    [refresh],
  )
}

function followSignOut(reason: SignOutReason, client: SessionClient): void {
  const way = afterSignOut(reason, isWriting() || client.isAwaited())
  if (way === 'ask-in-place') void client.askForPassword()
  else if (way.replace) window.location.replace(way.to)
  else window.location.assign(way.to)
}

function useRefresh(): (kinds: readonly LiveKind[]) => void {
  const reload = useReload()
  return useCallback(
    (kinds) => {
      if (kinds.includes('posts') || kinds.includes('editors'))
        window.dispatchEvent(new Event(POST_NEWS))
      const stale = staleAfter(kinds, window.location.pathname, isWriting())
      if (stale !== null) reload(stale)
    },
    [reload],
  )
}

// Never reloads during a navigation: that would restart or cancel it, and its one-time flash message would be lost. The hooks know of a
// navigation only after the next rendering, the router at once.
function useReload(): (stale: Stale) => void {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const { key } = useLocation()
  const router = useOpenRouter()
  const due = useRef<Stale | null>(null)
  const shownKey = useRef<string | null>(key)
  const reload = useCallback(
    (stale: Stale) => {
      const { navigation, location } = router?.state ?? {}
      if (navigation?.state !== 'idle' || location?.key !== shownKey.current) {
        if (due.current !== 'page') due.current = stale
        return
      }
      due.current = null
      const { pathname, search } = window.location
      if (stale === 'page') void revalidate()
      else void navigate(pathname + search, { ...WITHIN_THE_LIST, replace: true })
    },
    [revalidate, navigate, router],
  )
  useLayoutEffect(() => {
    shownKey.current = state === 'idle' ? key : null
    if (due.current !== null) reload(due.current)
  }, [state, key, reload])
  return reload
}

function isWriting(): boolean {
  return isPostEditor(window.location.pathname) || hasUnsavedText(document)
}
