import { data } from 'react-router'
import type { RouteHandle } from '#app/entry.server.tsx'
import type { Route } from './+types/password-reset.ts'
import { accountLinkTexts } from '#app/features/auth/account-links/account-link-texts.ts'
import {
  findResetLink,
  redeemResetLink,
} from '#app/features/auth/account-links/password-resets.server.ts'
import { AccountLinkPage } from '#app/features/auth/ui/account-link-page.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { answerLink, linkRefusal, openLink } from '#app/routes/auth/account-link.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext)
  const { link, init } = await openLink(context, () => findResetLink(accounts, params.token))
  return data({ link }, init)
}

/** Does not sign in: a second factor is still asked for. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { accounts, bus } = context.get(servicesContext)
  const password = textOf(await readForm(request), 'password')
  return answerLink(context, async () => {
    const reset = await redeemResetLink(accounts, params.token, password)
    if (!reset.ok) return linkRefusal(reset.problem)
    bus.publish({ kind: 'accounts' })
    return { email: reset.value.email, flash: 'password-reset' }
  })
}

export const handle: RouteHandle = { sheets: ['form', 'notes', 'login'] }

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: accountLinkTexts.reset.title, index: false })

export default function PasswordReset({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountLinkPage
      kind="reset"
      link={actionData?.link ?? loaderData.link}
      problems={actionData?.problems ?? {}}
      refusal={actionData?.refusal ?? null}
    />
  )
}
