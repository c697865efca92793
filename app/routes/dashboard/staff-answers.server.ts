import { data, redirect, redirectDocument } from 'react-router'
import type { MadeLink } from '#app/features/auth/one-time-token.server.ts'
import { staffTexts } from '#app/features/auth/staff-texts.ts'
import type { StaffAnswer } from '#app/features/auth/ui/staff-page.tsx'
import { firm } from '#app/features/site/content/en/firm.ts'
import { flashCookie, type FlashName } from '#app/flash.server.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import type { Services } from '#app/services.server.ts'

export type StaffReply = Response | ReturnType<typeof answered>

const NOTHING: StaffAnswer = {
  link: null,
  typed: { name: '', email: '' },
  problems: {},
  refusal: null,
}

export function back(flash: FlashName): Response {
  return redirect('/dashboard/staff', said(flash))
}

/** For users who have signed themselves out. */
export function leaveDesk(): Response {
  return redirectDocument('/login', said('signed-out'))
}

export function refuse(kind: string) {
  const { last, disabled, gone } = staffTexts.problems
  const refusal = new Map(Object.entries({ last, disabled })).get(kind) ?? gone
  return answered({ refusal }, kind === 'unknown' ? 404 : 409)
}

/** The link is shown this once. */
export function show({ accounts, mail }: Services, made: MadeLink, origin: string) {
  const { kind, path, email, expiresAt } = made
  const isMailed = accounts.mailLink !== undefined
  if (isMailed) mail.wake()
  const until = zonedText(expiresAt, firm.hours.timeZone)
  return answered({ link: { kind, url: `${origin}${path}`, email, until, isMailed } }, 200)
}

export function answered(answer: Partial<StaffAnswer>, status: number, headers: HeadersInit = {}) {
  return data({ ...NOTHING, ...answer }, { status, headers })
}

function said(flash: FlashName): ResponseInit {
  return { status: 303, headers: { 'Set-Cookie': flashCookie(flash) } }
}
