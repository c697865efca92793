import { data } from 'react-router'
import type { MadeLink } from '#app/features/auth/account-links/one-time-token.server.ts'
import { staffTexts } from '#app/features/auth/staff/staff-texts.ts'
import type { StaffResult } from '#app/features/auth/ui/staff-page.tsx'
import { zonedText } from '#app/platform/zoned-text.ts'
import { type FlashName, redirectWithFlash } from '#app/server/flash.server.ts'
import type { Services } from '#app/server/services.server.ts'

export type StaffReply = Response | ReturnType<typeof answered>

export function back(flash: FlashName): Response {
  return redirectWithFlash('/dashboard/staff', flash)
}

export function refuse(kind: string) {
  const { gone, ...known } = staffTexts.problems
  const refusal = new Map<string, string>(Object.entries(known)).get(kind) ?? gone
  return answered({ refusal }, { status: kind === 'unknown' ? 404 : 409 })
}

/** The link is shown this once. */
export function show({ accounts, mail, timeZone }: Services, made: MadeLink, origin: string) {
  const { kind, path, email, expiresAt } = made
  const isMailed = accounts.mailLink !== undefined
  if (isMailed) mail.trigger()
  const until = zonedText(expiresAt, timeZone())
  return answered({ link: { kind, url: `${origin}${path}`, email, until, isMailed } })
}

export function answered(result: Partial<StaffResult>, init: ResponseInit = {}) {
  const typed = { name: '', email: '', role: '' }
  const empty: StaffResult = { link: null, typed, problems: {}, refusal: null, waiting: null }
  return data({ ...empty, ...result }, init)
}
