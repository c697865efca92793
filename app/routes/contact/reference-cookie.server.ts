import type { RouterContextProvider } from 'react-router'
import { findFlash, makeFlash } from '#app/server/flash-cookie.server.ts'

/** In a cookie, so that it is in no address and no log. */
export function referenceCookie(reference: string): string {
  return makeFlash('flash-reference', reference)
}

export function findReference(asked: {
  request: Request
  context: Readonly<RouterContextProvider>
}): string | null {
  const value = findFlash(asked, 'flash-reference') ?? ''
  return /^[A-Z0-9]{2}-[A-Z0-9]{3}$/.test(value) ? value : null
}
