import { redirect } from 'react-router'
import type { Route } from './+types/second-factor.ts'
import { BeginSecondFactorPage } from '#app/features/auth/ui/second-factor-pages.tsx'
import { useKept } from '#app/features/auth/ui/use-kept.ts'
import { contentOf } from '#app/features/site/content.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import {
  answeringRefusals,
  oneselfOf,
  refuse,
  refuseMissing,
} from '#app/routes/dashboard/account-answers.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { unlistedMeta } from '#app/unlisted-meta.ts'

export function loader() {
  return { words: contentOf('en').account }
}

/** Makes the secret of an app, after the password. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ownAccount } = context.get(servicesContext)
  const password = textOf(await readForm(request), 'password')
  if (password === '')
    return refuseMissing({ password: contentOf('en').account.problems.passwordMissing })
  return answeringRefusals(context, async () => {
    const begun = await ownAccount.beginSecondFactor(oneselfOf(request, context), password)
    if (!begun.ok) return refuse(begun.problem)
    return redirect('/dashboard/account/second-factor/confirmation', 303)
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.words.factor.begin.title ?? '')

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  return <BeginSecondFactorPage {...loaderData} answer={useKept(actionData)} />
}
