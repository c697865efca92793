import { readSecondFactor } from '#app/features/auth/second-factor/second-factor.server.ts'
import { SecondFactorTaskPage } from '#app/features/auth/ui/second-factor-pages.tsx'
import { useStored } from '#app/application/use-stored.ts'
import {
  backToAccount,
  changeAccount,
  refuse,
} from '#app/routes/dashboard/account/account-results.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'
import type { Route } from './+types/second-factor-removal.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = getSignedIn(context)
  const { state } = await readSecondFactor(context.get(servicesContext), user.id)
  return { isOn: state === 'on' }
}

export function action(args: Route.ActionArgs) {
  const { ownAccount, bus } = args.context.get(servicesContext)
  return changeAccount(args, ['password', 'code'], async (currentUser, secrets) => {
    const removed = await ownAccount.removeSecondFactor(currentUser, secrets)
    if (!removed.ok) return refuse(removed.problem)
    bus.publish({ kind: 'accounts' })
    return backToAccount('second-factor-off')
  })
}

export default function SecondFactorRemoval({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondFactorTaskPage kind="removal" {...loaderData} result={useStored(actionData)} />
}
