import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { isPostEditor } from '#app/features/dashboard/live-kinds.ts'
import { LOGIN } from '#app/features/auth/sessions/session.ts'
import { AUTH_KEY, isMockSignedIn, POSTS_KEY } from '#app/features/demo/demo-store.ts'
import { POST_NEWS } from '#app/ui/dashboard-events.ts'

/** Follows other tabs; the end of the session redirects to Login, but not while the user is typing. */
export function useOtherTabs(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      const isWriting = isPostEditor(window.location.pathname)
      // Null: everything was cleared at once.
      if (key === POSTS_KEY || key === null) {
        window.dispatchEvent(new Event(POST_NEWS))
        if (!isWriting) void revalidate()
      }
      const isOut = (key === AUTH_KEY || key === null) && !isMockSignedIn()
      if (isOut && !isWriting) window.location.replace(LOGIN)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [revalidate])
}
