import { MESSAGE_LIMITS } from '#app/features/inbox/contact-form/message.ts'
import type { Address } from '#app/addresses.ts'
import { decodedText } from '#app/platform/texts/decode-text.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

// A character of four bytes takes twelve in a form (application/x-www-form-urlencoded).
const { nameMax, emailMax, messageMax } = MESSAGE_LIMITS
const MESSAGE_BYTES = 12 * (nameMax + emailMax + messageMax) + KILOBYTE

/** In bytes; public forms are small, a post's form may contain an image. @param pathname that the routes know */
export function bodyLimit(pathname: string): number {
  if (CARRIES_MESSAGE.test(pathname)) return MESSAGE_BYTES
  if (COUNTS_VISIT.test(pathname)) return KILOBYTE
  if (!/^\/dashboard(?:[/.]|$)/.test(pathname)) return 16 * KILOBYTE
  // A draft may be longer than a text that can be saved.
  if (CARRIES_DRAFT.test(pathname)) return 2 * MEGABYTE
  const isFile = CARRIES_FILE.test(pathname) || SENDS_FILE.test(pathname.replace(/\.data$/, ''))
  return isFile ? 12 * MEGABYTE : MEGABYTE
}

const CARRIES_MESSAGE = pathsAt('/contact', '/contact/messages')
const COUNTS_VISIT = pathsAt('/visits')
const CARRIES_DRAFT = pathsAt('/dashboard/drafts/:id')
const CARRIES_FILE = pathsAt(
  '/dashboard/images',
  '/dashboard/images/upload',
  '/dashboard/blog/new',
  '/dashboard/blog/edit/:id',
)
// Also through the router.
const SENDS_FILE = pathsAt(
  '/dashboard/messages/conflict-list',
  '/dashboard/import',
  '/dashboard/facts/pack',
)

function pathsAt(...addresses: Address[]): RegExp {
  return new RegExp(`^(?:${addresses.join('|').replaceAll(/:\w+/g, '[^/]+')})$`)
}

const SECRET_LINK = /^\/+(setup|invitation|password-reset|email-change|(?:blog\/+)?preview)\/+./i

/** The token of a one-time link is a secret, in any spelling that reaches its route. */
export function withoutSecret(pathname: string): string {
  const [, name] = SECRET_LINK.exec(decodedText(pathname) ?? pathname) ?? []
  return name === undefined ? pathname : `/${name.toLowerCase()}/…`
}
