import { useStored } from '#app/application/use-stored.ts'
import { ChangeEmailPage } from '#app/features/auth/ui/account-task.tsx'
import {
  backToAccount,
  changeAccount,
  refuse,
} from '#app/routes/dashboard/account/account-results.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'
import type { Route } from './+types/account-email.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { email: getSignedIn(context).user.email ?? '' }
}

export function action(args: Route.ActionArgs) {
  const { ownAccount, bus, mail } = args.context.get(servicesContext)
  return changeAccount(args, ['email', 'password'], async (currentUser, { email, password }) => {
    const begun = await ownAccount.changeEmail(currentUser, { email, password })
    if (!begun.ok) return refuse(begun.problem, 'password', { email })
    mail.trigger()
    bus.publish({ kind: 'accounts' })
    return backToAccount('email-asked')
  })
}

export default function AccountEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangeEmailPage {...loaderData} result={useStored(actionData)} />
}
