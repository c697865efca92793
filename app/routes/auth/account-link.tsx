import { data } from 'react-router'
import type { Route } from './+types/account-link.ts'
import { accountLinkTexts } from '#app/features/auth/account-links/account-link-texts.ts'
import {
  acceptInvitation,
  findInvitation,
} from '#app/features/auth/account-links/invitations.server.ts'
import {
  findResetLink,
  redeemResetLink,
} from '#app/features/auth/account-links/password-resets.server.ts'
import { AccountLinkPage } from '#app/features/auth/ui/account-link-page.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { answerLink, linkRefusal, openLink } from '#app/routes/auth/account-link.server.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'

// Only two addresses of app/routes.ts lead here.
const kindOf = (pattern: string) => (pattern.includes('invitation') ? 'invitation' : 'reset')

export async function loader({ params, pattern, context }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext)
  const kind = kindOf(pattern)
  const find = kind === 'invitation' ? findInvitation : findResetLink
  const { link, init } = await openLink(context, () => find(accounts, params.token))
  return data({ kind, link } as const, init)
}

/** Does not sign in: a second factor is still asked for. */
export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const { accounts, bus } = context.get(servicesContext)
  const { address } = context.get(clientContext)
  const form = await readForm(request)
  const password = textOf(form, 'password')
  const isInvitation = kindOf(pattern) === 'invitation'
  const name = isInvitation ? textOf(form, 'name') : ''
  return answerLink(context, async () => {
    const used = isInvitation
      ? await acceptInvitation(accounts, params.token, { name, password }, address)
      : await redeemResetLink(accounts, params.token, password, address)
    if (!used.ok) return linkRefusal(used.problem)
    bus.publish({ kind: 'accounts' })
    return { email: used.value.email, flash: isInvitation ? 'account-joined' : 'password-reset' }
  })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: accountLinkTexts[loaderData.kind].title, index: false })

export default function AccountLink({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountLinkPage
      kind={loaderData.kind}
      link={actionData?.link ?? loaderData.link}
      problems={actionData?.problems ?? {}}
      refusal={actionData?.refusal ?? null}
    />
  )
}
