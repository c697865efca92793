import { DEMO_USER } from '#app/features/demo/demo-pair.ts'

/** Where the mock session is kept in the browser (specification, section 4). */
export const AUTH_KEY = 'auth'

/** Whether this browser is signed in to its own copy of the desk. */
export function isMockSignedIn(storage: Storage): boolean {
  try {
    const kept: unknown = JSON.parse(storage.getItem(AUTH_KEY) ?? 'null')
    return (
      typeof kept === 'object' &&
      kept !== null &&
      'isAuthenticated' in kept &&
      kept.isAuthenticated === true
    )
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

/** Notes that somebody signed in with the shown pair. @throws DOMException where the browser keeps nothing */
export function keepMockSession(storage: Storage, now: Date): void {
  const { id, email } = DEMO_USER
  const state = { isAuthenticated: true, user: { id, email }, signedInAt: now.toISOString() }
  storage.setItem(AUTH_KEY, JSON.stringify(state))
}

/** Forgets it. */
export function endMockSession(storage: Storage): void {
  storage.removeItem(AUTH_KEY)
}
