import type { RouterContextProvider } from 'react-router'
import { findFlash, makeFlash } from '#app/server/flash-cookie.server.ts'
import { decodedText } from '#app/platform/texts/decode-text.ts'

/** A cookie, because an address would stay in a shared computer's history. */
export function flashEmailCookie(email: string): string {
  return makeFlash('flash_email', encodeURIComponent(email))
}

export function findFlashEmail(asked: {
  request: Request
  context: Readonly<RouterContextProvider>
}): string {
  return decodedText(findFlash(asked, 'flash_email') ?? '') ?? ''
}
