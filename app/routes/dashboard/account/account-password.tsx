import { accountTexts } from '#app/features/auth/account-texts.ts'
import { ChangePasswordPage, useStored } from '#app/features/auth/ui/account-task.tsx'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import {
  respondingToRefusals,
  backToAccount,
  currentUserOf,
  refuse,
  refuseMissing,
} from '#app/routes/dashboard/account/account-results.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'
import { unlistedMeta } from '#app/application/unlisted-meta.ts'
import type { Route } from './+types/account-password.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { email: getSignedIn(context).user.email ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ownAccount, bus } = context.get(servicesContext)
  const form = await readForm(request)
  const passwords = { current: textOf(form, 'current'), next: textOf(form, 'next') }
  const { passwordMissing, chooseAnother } = accountTexts.problems
  if (passwords.current === '') return refuseMissing({ current: passwordMissing })
  if (passwords.next === '') return refuseMissing({ next: chooseAnother })
  return respondingToRefusals(context, async () => {
    const changed = await ownAccount.changePassword(currentUserOf(request, context), passwords)
    if (!changed.ok) return refuse(changed.problem, 'current')
    bus.publish({ kind: 'accounts' })
    return backToAccount('password-changed')
  })
}

export const meta: Route.MetaFunction = () => unlistedMeta(accountTexts.password.page.title)

export default function AccountPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangePasswordPage {...loaderData} result={useStored(actionData)} />
}
