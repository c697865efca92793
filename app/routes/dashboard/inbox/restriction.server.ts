import { changeInquiry } from '#app/features/inbox/inquiry/change-inquiry.server.ts'
import { declineRestriction } from '#app/features/inbox/restriction/suggestions.server.ts'
import { numberOf } from '#app/platform/http/read-form.server.ts'
import { fail } from '#app/platform/result.ts'
import { findColleagues, restricting } from '#app/routes/dashboard/inbox/colleagues.server.ts'
import {
  named,
  type Outcome,
  type Requested,
} from '#app/routes/dashboard/inbox/message-request.server.ts'

const RESTRICTIONS = ['restrict', 'unrestrict', 'leave-open'] as const

type Restriction = (typeof RESTRICTIONS)[number]

export function isRestriction(action: string): action is Restriction {
  return RESTRICTIONS.some((each) => each === action)
}

/** For those who read restricted messages. */
export async function changeRestriction(
  { services, message, form, by, viewer }: Requested,
  action: Restriction,
): Promise<Outcome> {
  if (!viewer.readsRestricted) return fail({ kind: 'not-allowed' })
  if (action === 'leave-open')
    return named('message-left-open', declineRestriction(services, message.id, by))
  const seen = { version: numberOf(form, 'version') }
  if (action === 'unrestrict') {
    const request = { change: { isRestricted: false }, seen }
    return named('message-unrestricted', changeInquiry(services, message.id, request, by))
  }
  const change = restricting(message, await findColleagues(services))
  const flash = 'assigneeId' in change ? 'message-restricted-unassigned' : 'message-restricted'
  return named(flash, changeInquiry(services, message.id, { change, seen }, by))
}
