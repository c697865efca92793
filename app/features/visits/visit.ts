/**
 * What is counted: a page that was shown, a press on a link to book, a booking that the calendar reports, a press on the
 * telephone number, and a message that was kept. In the order in which they are shown.
 */
export const VISIT_KINDS = ['page', 'booking', 'booked', 'call', 'message'] as const

export type VisitKind = (typeof VISIT_KINDS)[number]

/** Something that happened on a page. It says nothing about who did it. */
export type Visit = { kind: VisitKind; path: string }

// A message is counted by the server that keeps it, so a browser may not claim one.
const TOLD_BY_BROWSERS: readonly string[] = ['page', 'booking', 'booked', 'call']

/** The longest path of this site is far shorter; a post's address has at most 80 letters. */
const LONGEST_PATH = 300

/**
 * Reads what a page's script tells: one field, the kind as its name and the page's path as its value. Whether there is such a
 * page is for the caller to find out.
 * @returns null when it is anything else
 */
export function parseVisit(fields: Iterable<[string, unknown]>): Visit | null {
  const [[kind, path] = [], ...more] = [...fields]
  if (more.length > 0 || kind === undefined || !TOLD_BY_BROWSERS.includes(kind)) return null
  if (typeof path !== 'string' || path.length > LONGEST_PATH || !path.startsWith('/')) return null
  return { kind: kind as VisitKind, path: path === '/' ? path : path.replace(/\/$/, '') }
}

/** What of a request decides whether its sender is counted. A header that was not sent is null. */
export type Sender = {
  /** `Sec-GPC`: Global Privacy Control, https://w3c.github.io/gpc/ */
  globalPrivacyControl: string | null
  /** `DNT`: Do Not Track. */
  doNotTrack: string | null
  userAgent: string | null
  /** Whether a session cookie came with it: staff do not count. */
  isStaff: boolean
}

/** Whether somebody may be counted: a reader who did not ask to be left out, and, as far as it says so, no program. */
export function mayBeCounted(sender: Sender): boolean {
  // By both texts only "1" is a wish; any other value is none.
  if (sender.globalPrivacyControl === '1' || sender.doNotTrack === '1') return false
  return !sender.isStaff && !isProgram(sender.userAgent ?? '')
}

const PROGRAMS =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit|python|curl|wget|java\/|go-http|node|axios|phantom/i

// Roughly: programs that pretend to be a browser are counted, and so is nobody who names no browser at all.
function isProgram(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || PROGRAMS.test(userAgent)
}
