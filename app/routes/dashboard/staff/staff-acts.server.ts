import { redirectDocument } from 'react-router'
import {
  changeRole,
  enableAccount,
  endAllSessions,
  setReadsRestricted,
} from '#app/features/auth/staff/account-state.server.ts'
import {
  inviteColleague,
  withdrawInvitation,
} from '#app/features/auth/account-links/invitations.server.ts'
import { makeResetLink } from '#app/features/auth/account-links/password-resets.server.ts'
import { roleTexts } from '#app/features/auth/roles/role-texts.ts'
import { parseRole } from '#app/features/auth/roles/roles.ts'
import { staffTexts } from '#app/features/auth/staff/staff-texts.ts'
import type { StaffResult } from '#app/features/auth/ui/staff-page.tsx'
import { flashCookie, type FlashName, redirectWithFlash } from '#app/server/flash.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import type { Result } from '#app/platform/result.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { disablingFor } from '#app/routes/dashboard/staff/hand-over.server.ts'
import {
  answered,
  back,
  refuse,
  show,
  type StaffReply,
} from '#app/routes/dashboard/staff/staff-replies.server.ts'

type Accounts = Services['accounts']

type Requested = { services: Services; form: FormData; by: Actor & { id: string }; origin: string }

export const staffActs: Record<string, (requested: Requested) => Promise<StaffReply>> = {
  async invite({ services, form, by, origin }) {
    const typed = typedOf(form)
    const made = await inviteColleague(services.accounts, typed, by)
    if (made.ok) {
      services.bus.publish({ kind: 'accounts' })
      return show(services, made.value, origin)
    }
    const problems =
      made.problem.kind === 'taken' ? { email: staffTexts.invite.taken } : made.problem.fields
    return answered({ typed, problems }, { status: 422 })
  },
  async 'reset-link'({ services, form, by, origin }) {
    const made = await makeResetLink(services.accounts, { id: textOf(form, 'id') }, by)
    return made.ok ? show(services, made.value, origin) : refuse(made.problem.kind)
  },
  async withdraw({ services: { accounts, bus }, form, by }) {
    const gone = await withdrawInvitation(accounts, textOf(form, 'id'), by)
    if (!gone) return refuse('unknown')
    bus.publish({ kind: 'accounts' })
    return back('invitation-withdrawn')
  },
  disable: (asked) => change(asked, disablingFor(asked.form), 'account-disabled'),
  role(requested) {
    const role = parseRole(textOf(requested.form, 'role'))
    if (role === null)
      return Promise.resolve(answered({ refusal: roleTexts.choose }, { status: 422 }))
    const work = (accounts: Accounts, key: { id: string }, by: Actor) =>
      changeRole(accounts, { ...key, role }, by)
    return change(requested, work, 'role-changed')
  },
  'give-restricted': (asked) => change(asked, readingRestricted(true), 'restricted-changed'),
  'take-restricted': (asked) => change(asked, readingRestricted(false), 'restricted-changed'),
  enable: (requested) => change(requested, enableAccount, 'account-enabled'),
  'end-sessions': (requested) => change(requested, endAllSessions, 'sessions-ended'),
}

function readingRestricted(reads: boolean) {
  return (accounts: Accounts, key: { id: string }, by: Actor) =>
    setReadsRestricted(accounts, { ...key, reads }, by)
}

export function typedOf(form: FormData): StaffResult['typed'] {
  return { name: textOf(form, 'name'), email: textOf(form, 'email'), role: textOf(form, 'role') }
}

async function change(
  { services: { accounts, bus }, form, by }: Requested,
  work: (
    accounts: Accounts,
    key: { id: string },
    by: Actor,
  ) => Promise<Result<{ id: string; isChanged: boolean }, { kind: string }>>,
  flash: FlashName,
): Promise<StaffReply> {
  const changed = await work(accounts, { id: textOf(form, 'id') }, by)
  if (!changed.ok) return refuse(changed.problem.kind)
  if (!changed.value.isChanged) return back('account-same')
  bus.publish({ kind: 'accounts' })
  const isListed = flash === 'account-enabled' || flash === 'restricted-changed'
  if (changed.value.id !== by.id || isListed) return back(flash)
  // Whoever gives up the role of owner may not see this page any more.
  if (flash === 'role-changed') return redirectWithFlash('/dashboard', flash)
  const headers = { 'Set-Cookie': flashCookie(flash) }
  return redirectDocument('/login', { status: 303, headers })
}
