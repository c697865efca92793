import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { sessionTexts } from '#app/features/auth/session-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import {
  afterSignOut,
  type SessionEvent,
  type SessionState,
  type SignOutReason,
} from '#app/features/auth/session-events.ts'
import type { SessionClient } from '#app/features/auth/session-client.ts'
import { DeskSession, useSession } from '#app/features/auth/ui/desk-session.tsx'
import { hasUnsavedText } from '#app/features/auth/unsaved-text.ts'
import { BLOG_POSTS } from '#app/features/blog/desk-requests.ts'
import { isStale, type LiveKind, liveKinds } from '#app/features/dashboard/live-kinds.ts'
import { LiveStatus, useLiveConnection } from '#app/features/dashboard/ui/live-status.tsx'
import { POSTS_CHANGED, SIGNED_IN } from '#app/ui/desk-events.ts'
import { showToast } from '#app/ui/show-toast.ts'

/** Looks after the session and the live connection, for every page of the desk. */
export function DeskWatch({ session: initial }: { session: SessionState }) {
  const refresh = useRefresh()
  const { client, plainFetch, view } = useSession(initial, useConsequences(initial, refresh))
  const state = useLiveConnection({
    fetch: plainFetch,
    isSignedIn: view.isSignedIn,
    onChange(kinds) {
      refresh(kinds)
      if (kinds.includes('accounts')) void client.look()
    },
    async onTrouble({ kind }) {
      // Somebody may have signed in anew, in another tab.
      if (kind === 'session-missing') await client.look()
      return client.view().isSignedIn
    },
  })
  return (
    <>
      <DeskSession client={client} view={view} />
      <div className="wrap">
        <LiveStatus state={state} />
      </div>
    </>
  )
}

function useConsequences({ user }: SessionState, refresh: (kinds: readonly LiveKind[]) => void) {
  // Of this tab, not of the page's data: those may be read anew, as the other person, before the session says who came.
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
  const queries = useQueryClient()
  const reload = useReload()
  return useCallback(
    (kinds) => {
      if (kinds.includes('posts')) {
        void queries.invalidateQueries({ queryKey: [BLOG_POSTS] })
        window.dispatchEvent(new Event(POSTS_CHANGED))
      }
      if (isStale(window.location.pathname, kinds, isWriting())) reload()
    },
    [queries, reload],
  )
}

// Loads the page again, but never into a page that is on its way: that would begin anew, and what it says once (that a press has
// worked) would have been said to nobody.
function useReload(): () => void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const isDue = useRef(false)
  const isIdle = useRef(true)
  useLayoutEffect(() => {
    isIdle.current = state === 'idle'
    if (state !== 'idle' || !isDue.current) return
    isDue.current = false
    void revalidate()
  }, [state, revalidate])
  return useCallback(() => {
    if (isIdle.current) void revalidate()
    else isDue.current = true
  }, [revalidate])
}

function isWriting(): boolean {
  return window.location.pathname.startsWith('/dashboard/blog/') || hasUnsavedText(document)
}
