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

type Change = (requested: Requested) => Promise<Outcome>

/** For those who read restricted messages. */
export const restrictionActs = {
  restrict: ifAllowed(async ({ services, message, form, by }) => {
    const change = restricting(message, await findColleagues(services))
    const flash = 'assigneeId' in change ? 'message-restricted-unassigned' : 'message-restricted'
    const request = { change, seen: { version: numberOf(form, 'version') } }
    return named(flash, changeInquiry(services, message.id, request, by))
  }),
  unrestrict: ifAllowed(({ services, message, form, by }) => {
    const request = {
      change: { isRestricted: false },
      seen: { version: numberOf(form, 'version') },
    }
    return named('message-unrestricted', changeInquiry(services, message.id, request, by))
  }),
  'leave-open': ifAllowed(({ services, message, by }) =>
    named('message-left-open', declineRestriction(services, message.id, by)),
  ),
}

function ifAllowed(change: Change): Change {
  return async (requested) =>
    requested.viewer.readsRestricted ? change(requested) : fail({ kind: 'not-allowed' })
}
