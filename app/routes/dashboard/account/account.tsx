import { useStored } from '#app/application/use-stored.ts'
import { data } from 'react-router'
import type { Route } from './+types/account.ts'
import { findEmailChangeOf } from '#app/features/auth/account-links/email-changes.server.ts'
import { parsePerson } from '#app/features/auth/credentials.ts'
import { listOwnSessions } from '#app/features/auth/sessions/own-sessions.server.ts'
import { readSecondFactor } from '#app/features/auth/second-factor/second-factor.server.ts'
import { AccountPage } from '#app/features/auth/ui/account-page.tsx'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { backToAccount } from '#app/routes/dashboard/account/account-results.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const signedIn = getSignedIn(context)
  const factor = await readSecondFactor(services, signedIn.user.id)
  const sessions = await listOwnSessions(services, signedIn)
  const shown = (instant: Date) => zonedText(instant, services.timeZone())
  return {
    email: signedIn.user.email ?? '',
    waitingEmail: await findEmailChangeOf(services, signedIn.user.id),
    sendsMail: services.accounts.mailLink !== undefined,
    name: signedIn.user.name,
    factor:
      factor.state === 'on'
        ? { state: factor.state, since: shown(factor.since), left: factor.recoveryCodesLeft }
        : factor,
    sessions: sessions.map(({ since, lastSeenAt, ...session }) => ({
      ...session,
      since: shown(since),
      seen: shown(lastSeenAt),
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ownAccount, bus } = context.get(servicesContext)
  const { user } = getSignedIn(context)
  const name = textOf(await readForm(request), 'name')
  const parsed = parsePerson({ email: user.email ?? '', name })
  const problem = parsed.ok ? undefined : parsed.problem.name
  if (!parsed.ok) return data({ name, problem }, { status: 422 })
  await ownAccount.rename(user.id, parsed.value.name)
  bus.publish({ kind: 'accounts' })
  return backToAccount('account-renamed')
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useStored(actionData)
  const name = answer?.name ?? loaderData.name
  return <AccountPage {...loaderData} name={name} nameProblem={answer?.problem} />
}
