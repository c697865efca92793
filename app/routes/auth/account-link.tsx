import { data } from 'react-router'
import type { Route } from './+types/account-link.ts'
import { accountLinkTexts } from '#app/features/auth/account-links/account-link-texts.ts'
import {
  acceptInvitation,
  findInvitation,
} from '#app/features/auth/account-links/invitations.server.ts'
import {
  findEmailChange,
  redeemEmailChange,
} from '#app/features/auth/account-links/email-changes.server.ts'
import {
  findResetLink,
  redeemResetLink,
} from '#app/features/auth/account-links/password-resets.server.ts'
import { AccountLinkPage } from '#app/features/auth/ui/account-link-page.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import {
  answerLink,
  linkRefusal,
  openLink,
  type UsedLink,
} from '#app/routes/auth/account-link.server.ts'
import type { LinkProblem } from '#app/features/auth/accounts.server.ts'
import type { Result } from '#app/platform/result.ts'
import { findSignedIn } from '#app/server/session-context.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'

// By the addresses of app/routes.ts that lead here.
const KINDS = {
  invitation: { find: findInvitation, flash: 'account-joined' },
  reset: { find: findResetLink, flash: 'password-reset' },
  email: { find: findEmailChange, flash: 'email-changed' },
} as const

function kindOf(pattern: string): keyof typeof KINDS {
  if (pattern.includes('invitation')) return 'invitation'
  return pattern.includes('email-change') ? 'email' : 'reset'
}

export async function loader({ params, pattern, context }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext)
  const kind = kindOf(pattern)
  const { link, init } = await openLink(context, () => KINDS[kind].find(accounts, params.token))
  return data({ kind, link }, init)
}

/** Does not sign in: a second factor is still asked for. */
export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const { accounts, bus } = context.get(servicesContext)
  const { address } = context.get(clientContext)
  const form = await readForm(request)
  const kind = kindOf(pattern)
  const typed = { name: textOf(form, 'name'), password: textOf(form, 'password') }
  return answerLink(context, async () => {
    const used = await redeem(accounts, { kind, token: params.token, ...typed, address })
    const { email: ofEmail, invitation } = accountLinkTexts
    if (!used.ok) return linkRefusal(used.problem, (kind === 'email' ? ofEmail : invitation).taken)
    bus.publish({ kind: 'accounts' })
    const { id, email } = used.value
    if (id !== undefined) return afterEmailChange(context, { id, email })
    return { email, flash: KINDS[kind].flash }
  })
}

/** The link may be opened where somebody is signed in, the owner of the account or another. */
function afterEmailChange(
  context: Route.ActionArgs['context'],
  { id, email }: { id: string; email: string },
): UsedLink {
  context.get(servicesContext).mail.trigger()
  const signedIn = findSignedIn(context)
  const isOther = signedIn !== null && signedIn.user.id !== id
  const flash = isOther ? 'other-email-changed' : KINDS.email.flash
  return { email, flash, isSignedIn: signedIn !== null }
}

type Typed = { token: string; name: string; password: string; address: string }

function redeem(
  accounts: Services['accounts'],
  { kind, token, name, password, address }: Typed & { kind: keyof typeof KINDS },
): Promise<Result<{ email: string; id?: string }, LinkProblem>> {
  if (kind === 'invitation') return acceptInvitation(accounts, token, { name, password }, address)
  if (kind === 'email') return redeemEmailChange(accounts, token, address)
  return redeemResetLink(accounts, token, password, address)
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
