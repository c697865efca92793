import type { RouterContextProvider } from 'react-router'
import {
  disableAccount,
  enableAccount,
  endAllSessions,
} from '#app/features/auth/account-state.server.ts'
import { inviteColleague, withdrawInvitation } from '#app/features/auth/invitations.server.ts'
import { makeResetLink } from '#app/features/auth/password-resets.server.ts'
import { staffTexts } from '#app/features/auth/staff-texts.ts'
import type { StaffAnswer } from '#app/features/auth/ui/staff-page.tsx'
import type { FlashName } from '#app/flash.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { databaseAnswer } from '#app/platform/http/database-answer.server.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import { publicOrigin } from '#app/public-origin.server.ts'
import {
  answered,
  back,
  leaveDesk,
  refuse,
  show,
  type StaffReply,
} from '#app/routes/dashboard/staff-answers.server.ts'
import type { Services } from '#app/services.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { getActor } from '#app/session-context.server.ts'

type Asked = { services: Services; form: FormData; by: Actor & { id: string }; origin: string }

const acts: Record<string, (asked: Asked) => Promise<StaffReply>> = {
  async invite({ services, form, by, origin }) {
    const { accounts, bus } = services
    const typed = typedOf(form)
    const made = await inviteColleague(accounts, typed, by)
    if (made.ok) {
      bus.publish({ kind: 'accounts' })
      return show(services, made.value, origin)
    }
    const problems =
      made.problem.kind === 'taken' ? { email: staffTexts.invite.taken } : made.problem.fields
    return answered({ typed, problems }, 422)
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
  disable: (asked) => change(asked, disableAccount, 'account-disabled'),
  enable: (asked) => change(asked, enableAccount, 'account-enabled'),
  'end-sessions': (asked) => change(asked, endAllSessions, 'sessions-ended'),
}

/** A form that names no known action is refused. */
export async function actOnStaff(
  request: Request,
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<StaffReply> {
  const services = context.get(servicesContext)
  const by = getActor(context)
  const act = new Map(Object.entries(acts)).get(textOf(form, 'do'))
  if (!act) throw Response.json({ message: 'The form asks for nothing known.' }, { status: 400 })
  const origin = publicOrigin(services.config, request)
  return act({ services, form, by, origin }).catch((error: unknown) => {
    const refused = databaseAnswer(error)
    if (!refused) throw error
    services.log.error('database refused', error)
    const { message, status, headers } = refused
    return answered({ typed: typedOf(form), refusal: message }, status, headers)
  })
}

function typedOf(form: FormData): StaffAnswer['typed'] {
  return { name: textOf(form, 'name'), email: textOf(form, 'email') }
}

async function change(
  { services: { accounts, bus }, form, by }: Asked,
  work: typeof disableAccount,
  flash: FlashName,
): Promise<StaffReply> {
  const changed = await work(accounts, { id: textOf(form, 'id') }, by)
  if (!changed.ok) return refuse(changed.problem.kind)
  bus.publish({ kind: 'accounts' })
  const isOwn = changed.value.id === by.id && flash !== 'account-enabled'
  return isOwn ? leaveDesk() : back(flash)
}
