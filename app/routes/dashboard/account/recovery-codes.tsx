import { data } from 'react-router'
import { readSecondFactor } from '#app/features/auth/second-factor/second-factor.server.ts'
import {
  RecoveryCodesPage,
  SecondFactorTaskPage,
} from '#app/features/auth/ui/second-factor-pages.tsx'
import { useStored } from '#app/application/use-stored.ts'
import { changeAccount, refuse } from '#app/routes/dashboard/account/account-results.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'
import type { Route } from './+types/recovery-codes.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = getSignedIn(context)
  const { state } = await readSecondFactor(context.get(servicesContext), user.id)
  return { isOn: state === 'on', email: user.email ?? '' }
}

/** They are shown this once. */
export function action(args: Route.ActionArgs) {
  const { ownAccount } = args.context.get(servicesContext)
  return changeAccount(args, ['password', 'code'], async (currentUser, secrets) => {
    const renewed = await ownAccount.renewRecoveryCodes(currentUser, secrets)
    return renewed.ok ? data(renewed.value) : refuse(renewed.problem)
  })
}

export default function RecoveryCodes({
  loaderData: { isOn, email },
  actionData,
}: Route.ComponentProps) {
  const result = useStored(actionData)
  if (result && 'recoveryCodes' in result)
    return <RecoveryCodesPage codes={result.recoveryCodes} email={email} />
  return <SecondFactorTaskPage kind="renew" isOn={isOn} result={result} />
}
