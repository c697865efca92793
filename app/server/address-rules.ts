import { MESSAGE_LIMITS } from '#app/features/inbox/contact-form/message.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

// A character of four bytes is written as twelve in a form (application/x-www-form-urlencoded).
const { nameMax, emailMax, messageMax } = MESSAGE_LIMITS
const MESSAGE_BYTES = 12 * (nameMax + emailMax + messageMax) + KILOBYTE

/** Largest request body by address, in bytes. What strangers may send is small; a post's form may carry an image. */
export function bodyLimit(pathname: string): number {
  if (pathname === '/contact' || pathname === '/contact/messages') return MESSAGE_BYTES
  // A kind and a path, and nothing else.
  if (pathname === '/visits') return KILOBYTE
  if (!/^\/dashboard(?:[/.]|$)/.test(pathname)) return 16 * KILOBYTE
  const mayCarryImage =
    pathname === '/dashboard/images' ||
    pathname === '/dashboard/pictures' ||
    pathname === '/dashboard/blog/new' ||
    pathname.startsWith('/dashboard/blog/edit/')
  // A copy of a text may be longer than a text that can be saved.
  const mayBeLong = pathname.startsWith('/dashboard/drafts/')
  if (mayBeLong) return 2 * MEGABYTE
  return mayCarryImage ? 12 * MEGABYTE : MEGABYTE
}

const SECRET_LINK = /^\/+(setup|invitation|password-reset|blog\/+preview)\/+./i

/** How an address is written in the log: what follows in a one-time link is a secret, in any spelling that leads there. */
export function loggedPath(pathname: string): string {
  const [, name] = SECRET_LINK.exec(decoded(pathname)) ?? []
  return name === undefined ? pathname : `/${name.toLowerCase()}/…`
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch (error) {
    // It leads nowhere, so no secret is in it that would be of use.
    if (error instanceof URIError) return pathname
    throw error
  }
}
