import { data, redirect } from 'react-router'
import { accountLinkTexts } from '#app/features/auth/account-links/account-link-texts.ts'
import type { LinkProblem } from '#app/features/auth/accounts.server.ts'
import type { CredentialProblems } from '#app/features/auth/credentials.ts'
import {
  isSetupLinkGood,
  redeemSetupLink,
} from '#app/features/auth/account-links/first-administrator.server.ts'
import { AccountLinkPage } from '#app/features/auth/ui/account-link-page.tsx'
import { flashCookie } from '#app/server/flash.server.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { weakPassword } from '#app/routes/auth/account-link.server.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/setup.ts'

const texts = accountLinkTexts.setup

export async function loader({ params, context }: Route.LoaderArgs) {
  const linkIsGood = await isSetupLinkGood(context.get(servicesContext).accounts, params.token)
  return data({ linkIsGood }, { status: linkIsGood ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { accounts, auth } = context.get(servicesContext)
  const form = await readForm(request)
  const input = {
    email: textOf(form, 'email'),
    name: textOf(form, 'name'),
    password: textOf(form, 'password'),
  }
  const client = context.get(clientContext)
  const made = await redeemSetupLink(accounts, params.token, input, client.address)
  const { email, name, password } = input
  if (!made.ok) return data({ email, name, ...refusalOf(made.problem) }, { status: 422 })
  const attempt = { email: email.trim().toLowerCase(), password, headers: request.headers }
  const signedIn = await auth.signIn({ ...attempt, client })
  if (!signedIn.ok) return redirect('/login', 303)
  const cookies = [...signedIn.value.setCookie, flashCookie('signed-in')]
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))
  return redirect('/dashboard/setup', { status: 303, headers })
}

function refusalOf(problem: LinkProblem): {
  problems: CredentialProblems
  refusal: string | null
} {
  if (problem.kind === 'invalid') return { problems: problem.fields, refusal: null }
  if (problem.kind === 'weak') return { problems: weakPassword(problem.weaknesses), refusal: null }
  if (problem.kind === 'taken') return { problems: { email: texts.taken }, refusal: null }
  return {
    problems: {},
    refusal: problem.kind === 'busy' ? texts.busy : texts.invalid.title,
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.heading, index: false })

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const typed = { email: actionData?.email ?? '', name: actionData?.name ?? '' }
  return (
    <AccountLinkPage
      kind="setup"
      link={loaderData.linkIsGood ? { kind: 'good', ...typed } : { kind: 'bad' }}
      problems={actionData?.problems ?? {}}
      refusal={actionData?.refusal ?? null}
    />
  )
}
