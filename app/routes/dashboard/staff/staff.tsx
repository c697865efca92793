import { useStored } from '#app/application/use-stored.ts'
import type { Route } from './+types/staff.ts'
import { listStaff } from '#app/features/auth/staff/staff-list.server.ts'
import type { ShownMember, StaffMember } from '#app/features/auth/staff/staff-member.ts'
import { StaffPage } from '#app/features/auth/ui/staff-page.tsx'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { findWork } from '#app/routes/dashboard/staff/hand-over.server.ts'
import { actOnStaff } from '#app/routes/dashboard/staff/staff-actions.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, timeZone } = context.get(servicesContext)
  const staff = await listStaff(db, now())
  return {
    staff: staff.map((member) => shownMember(member, timeZone())),
    ownId: getSignedIn(context).user.id,
    work: await findWork(
      context.get(servicesContext),
      new URL(request.url).searchParams.get('disable'),
    ),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnStaff(request, await readForm(request), context)
}

// On the server: the browser's clock and date format may differ.
function shownMember(member: StaffMember, timeZone: string): ShownMember {
  const moment = (iso: string | null) => (iso === null ? '' : zonedText(new Date(iso), timeZone))
  return {
    ...member,
    shown: {
      since: longDate(localMoment(new Date(member.since), timeZone).date),
      lastSignIn: 'lastSignIn' in member ? moment(member.lastSignIn) : '',
      until: 'until' in member ? moment(member.until) : '',
    },
  }
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffPage {...loaderData} result={useStored(actionData)} />
}
