import type { RouterContextProvider } from 'react-router'
import { mayBeCounted } from '#app/features/visits/visit.ts'
import { hasPersonalCookie } from '#app/platform/http/cache-headers.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

/** By its privacy headers, its cookie and its user agent. */
export function isCounted({ headers }: Request): boolean {
  return mayBeCounted({
    globalPrivacyControl: headers.get('Sec-GPC'),
    doNotTrack: headers.get('DNT'),
    userAgent: headers.get('User-Agent'),
    isStaff: hasPersonalCookie(headers.get('Cookie') ?? ''),
  })
}

/** Unless its sender may not be counted. */
export function countMessage(context: Readonly<RouterContextProvider>, request: Request): void {
  if (!isCounted(request)) return
  context.get(servicesContext).visits.count({ kind: 'message', path: '/contact' })
}
