import { hasPersonalCookie } from '#app/platform/http/cache-headers.ts'

/** In display order; `booked` is what the calendar reports. */
export const VISIT_KINDS = ['page', 'booking', 'booked', 'call', 'message'] as const

export type VisitKind = (typeof VISIT_KINDS)[number]

/** Contains nothing about the visitor. */
export type Visit = { kind: VisitKind; path: string }

// A message is counted by the server that stores it, so a browser may not claim one.
const TOLD_BY_BROWSERS: readonly string[] = ['page', 'booking', 'booked', 'call']

/** Longer than any path of this site. */
const LONGEST_PATH = 300

/** The caller checks that the page exists. @returns null for anything malformed */
export function parseVisit(fields: Iterable<[string, unknown]>): Visit | null {
  const [[kind, path] = [], ...more] = [...fields]
  if (more.length > 0 || kind === undefined || !TOLD_BY_BROWSERS.includes(kind)) return null
  if (typeof path !== 'string' || path.length > LONGEST_PATH || !path.startsWith('/')) return null
  return { kind: kind as VisitKind, path: path === '/' ? path : path.replace(/\/$/, '') }
}

/** By its privacy headers (Global Privacy Control, Do Not Track), its cookie and its user agent; staff do not count. */
export function mayBeCounted({ headers }: Request): boolean {
  // By both texts only "1" is a wish.
  if (headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1') return false
  return (
    !hasPersonalCookie(headers.get('Cookie') ?? '') && !isProgram(headers.get('User-Agent') ?? '')
  )
}

const PROGRAMS =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit|python|curl|wget|java\/|go-http|node|axios|phantom/i

// Roughly: programs that pretend to be a browser are counted.
function isProgram(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || PROGRAMS.test(userAgent)
}
