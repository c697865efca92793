import { redirect } from 'react-router'
import { BeginSecondFactorPage } from '#app/features/auth/ui/second-factor-pages.tsx'
import { useStored } from '#app/application/use-stored.ts'
import { changeAccount, refuse } from '#app/routes/dashboard/account/account-results.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/second-factor.ts'

/** After the password. */
export function action(args: Route.ActionArgs) {
  const { ownAccount } = args.context.get(servicesContext)
  return changeAccount(args, ['password'], async (currentUser, { password }) => {
    const begun = await ownAccount.beginSecondFactor(currentUser, password)
    if (!begun.ok) return refuse(begun.problem)
    return redirect('/dashboard/account/second-factor/confirmation', 303)
  })
}

export default function SecondFactor({ actionData }: Route.ComponentProps) {
  return <BeginSecondFactorPage result={useStored(actionData)} />
}
