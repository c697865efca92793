import { data } from 'react-router'
import type { RouteHandle } from '#app/entry.server.tsx'
import type { Route } from './+types/invitation.ts'
import { accountLinkTexts } from '#app/features/auth/account-links/account-link-texts.ts'
import {
  acceptInvitation,
  findInvitation,
} from '#app/features/auth/account-links/invitations.server.ts'
import { AccountLinkPage } from '#app/features/auth/ui/account-link-page.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { answerLink, linkRefusal, openLink } from '#app/routes/auth/account-link.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext)
  const { link, init } = await openLink(context, () => findInvitation(accounts, params.token))
  return data({ link }, init)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { accounts, bus } = context.get(servicesContext)
  const form = await readForm(request)
  const [name, password] = [textOf(form, 'name'), textOf(form, 'password')]
  return answerLink(context, async () => {
    const joined = await acceptInvitation(accounts, params.token, { name, password })
    if (!joined.ok) return linkRefusal(joined.problem, accountLinkTexts.invitation.taken)
    bus.publish({ kind: 'accounts' })
    return { email: joined.value.email, flash: 'account-joined' }
  })
}

export const handle: RouteHandle = { sheets: ['form', 'notes', 'login'] }

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: accountLinkTexts.invitation.title, index: false })

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountLinkPage
      kind="invitation"
      link={actionData?.link ?? loaderData.link}
      problems={actionData?.problems ?? {}}
      refusal={actionData?.refusal ?? null}
    />
  )
}
