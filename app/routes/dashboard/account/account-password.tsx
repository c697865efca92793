import { useStored } from '#app/application/use-stored.ts'
import { ChangePasswordPage } from '#app/features/auth/ui/account-task.tsx'
import {
  backToAccount,
  changeAccount,
  refuse,
} from '#app/routes/dashboard/account/account-results.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'
import type { Route } from './+types/account-password.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { email: getSignedIn(context).user.email ?? '' }
}

export function action(args: Route.ActionArgs) {
  const { ownAccount, bus } = args.context.get(servicesContext)
  return changeAccount(args, ['current', 'next'], async (currentUser, passwords) => {
    const changed = await ownAccount.changePassword(currentUser, passwords)
    if (!changed.ok) return refuse(changed.problem, 'current')
    bus.publish({ kind: 'accounts' })
    return backToAccount('password-changed')
  })
}

export default function AccountPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangePasswordPage {...loaderData} result={useStored(actionData)} />
}
