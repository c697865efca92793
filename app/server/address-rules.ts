import { MESSAGE_LIMITS } from '#app/features/inbox/contact-form/message.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

// A character of four bytes takes twelve in a form (application/x-www-form-urlencoded).
const { nameMax, emailMax, messageMax } = MESSAGE_LIMITS
const MESSAGE_BYTES = 12 * (nameMax + emailMax + messageMax) + KILOBYTE

/** In bytes; public forms are small, a post's form may contain an image. @param pathname that the routes know */
export function bodyLimit(pathname: string): number {
  if (pathname === '/contact' || pathname === '/contact/messages') return MESSAGE_BYTES
  if (pathname === '/visits') return KILOBYTE
  if (!/^\/dashboard(?:[/.]|$)/.test(pathname)) return 16 * KILOBYTE
  // A draft may be longer than a text that can be saved.
  if (pathname.startsWith('/dashboard/drafts/')) return 2 * MEGABYTE
  return MAY_CARRY_FILE.test(pathname) ? 12 * MEGABYTE : MEGABYTE
}

const MAY_CARRY_FILE =
  /^\/dashboard\/(?:images(?:\/upload)?$|blog\/new$|blog\/edit\/|messages\/conflict-list(?:\.data)?$|import(?:\.data)?$)/

const SECRET_LINK = /^\/+(setup|invitation|password-reset|email-change|(?:blog\/+)?preview)\/+./i

/** The token of a one-time link is a secret, in any spelling that reaches its route. */
export function loggedPath(pathname: string): string {
  const [, name] = SECRET_LINK.exec(decoded(pathname)) ?? []
  return name === undefined ? pathname : `/${name.toLowerCase()}/…`
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch (error) {
    if (error instanceof URIError) return pathname
    throw error
  }
}
