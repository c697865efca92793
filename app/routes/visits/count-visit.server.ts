import type { RouterContextProvider } from 'react-router'
import { mayBeCounted } from '#app/features/visits/visit.ts'
import { hasPersonalCookie } from '#app/platform/http/cache-headers.ts'
import { servicesContext } from '#app/services-context.server.ts'

/** Whether the sender of a request may be counted: by its wish, its cookie and what it says that it is. */
export function isCounted({ headers }: Request): boolean {
  return mayBeCounted({
    globalPrivacyControl: headers.get('Sec-GPC'),
    doNotTrack: headers.get('DNT'),
    userAgent: headers.get('User-Agent'),
    isStaff: hasPersonalCookie(headers.get('Cookie') ?? ''),
  })
}

/** Counts a message that was kept, unless its sender may not be counted. */
export function countMessage(context: Readonly<RouterContextProvider>, request: Request): void {
  if (!isCounted(request)) return
  context.get(servicesContext).visits.count({ kind: 'message', path: '/contact' })
}
