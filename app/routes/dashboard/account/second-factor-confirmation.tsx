import { data } from 'react-router'
import { drawQr } from '#app/features/auth/second-factor/authenticator.server.ts'
import {
  ConfirmSecondFactorPage,
  RecoveryCodesPage,
} from '#app/features/auth/ui/second-factor-pages.tsx'
import { useStored } from '#app/application/use-stored.ts'
import { changeAccount, refuse } from '#app/routes/dashboard/account/account-results.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'
import type { Route } from './+types/second-factor-confirmation.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = getSignedIn(context)
  const email = user.email ?? ''
  const { ownAccount, site } = context.get(servicesContext)
  const setup = await ownAccount.findSetup({ id: user.id, email }, site('en').firm.name)
  return {
    email,
    setup: setup && { secret: setup.secret, image: drawQr(setup.uri) },
  }
}

/** Answers the recovery codes, which are shown this once. */
export function action(args: Route.ActionArgs) {
  const { ownAccount, bus } = args.context.get(servicesContext)
  return changeAccount(args, ['code'], async (currentUser, { code }) => {
    const confirmed = await ownAccount.confirmSecondFactor(currentUser, code)
    if (!confirmed.ok) return refuse(confirmed.problem)
    bus.publish({ kind: 'accounts' })
    return data(confirmed.value)
  })
}

export default function SecondFactorConfirmation({
  loaderData: { setup, email },
  actionData,
}: Route.ComponentProps) {
  const result = useStored(actionData)
  if (result && 'recoveryCodes' in result)
    return <RecoveryCodesPage codes={result.recoveryCodes} email={email} />
  return <ConfirmSecondFactorPage setup={setup} result={result} />
}
