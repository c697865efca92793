import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { LOGIN } from '#app/features/auth/session.ts'
import { AUTH_KEY, isMockSignedIn } from '#app/features/demo/mock-session.ts'
import { POSTS_KEY } from '#app/features/demo/post-copy.ts'
import { POSTS_CHANGED } from '#app/ui/desk-events.ts'

/**
 * Hears what other tabs of this browser do to the copy: the list is fetched again, an open editor says that its post was
 * saved meanwhile, and a session that has ended leads to the Login page, but not away from somebody who is writing.
 */
export function useOtherTabs(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const isWriting = () => window.location.pathname.startsWith('/dashboard/blog/')
    const hear = ({ key }: StorageEvent) => {
      // Null: everything was cleared at once.
      if (key === POSTS_KEY || key === null) {
        window.dispatchEvent(new Event(POSTS_CHANGED))
        if (!isWriting()) void revalidate()
      }
      const isOut = (key === AUTH_KEY || key === null) && !isMockSignedIn(localStorage)
      if (isOut && !isWriting()) window.location.replace(LOGIN)
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [revalidate])
}
