import { data, redirect, type RouterContextProvider } from 'react-router'
import { accountLinkTexts } from '#app/features/auth/account-links/account-link-texts.ts'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import type { LinkProblem } from '#app/features/auth/accounts.server.ts'
import {
  type CredentialProblems,
  describeWeaknesses,
  type Weakness,
} from '#app/features/auth/credentials.ts'
import type { OpenedLink } from '#app/features/auth/ui/account-link-page.tsx'
import { flashCookie, type FlashName } from '#app/server/flash.server.ts'
import { flashEmailCookie } from '#app/server/flash-email.server.ts'
import { SECRET_PAGE } from '#app/platform/http/cache-headers.ts'
import { addressGroup } from '#app/platform/http/client-address.server.ts'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'

type Context = Readonly<RouterContextProvider>

type Refusal = {
  status: number
  problems?: CredentialProblems
  refusal?: string
  link?: OpenedLink
  headers?: Record<string, string>
}

/** Whoever is signed in here stays so, whosever the link was. */
export type UsedLink = { email: string; flash: FlashName; isSignedIn?: boolean }

/** @param find not called when this address has opened too many links */
export async function openLink(
  context: Context,
  find: () => Promise<{ email: string; name: string } | null>,
): Promise<{ link: OpenedLink; init: { status: number; headers: Record<string, string> } }> {
  const limited = await findLimit(context)
  if (limited) {
    const { link, status, headers } = limited
    return { link, init: { status, headers: { ...SECRET_PAGE, ...headers } } }
  }
  const found = await find()
  return {
    link: found ? { kind: 'good', email: found.email, name: found.name } : { kind: 'bad' },
    init: { status: found ? 200 : 404, headers: SECRET_PAGE },
  }
}

/** @param work not called when this address has opened too many links */
export async function answerLink(context: Context, work: () => Promise<Refusal | UsedLink>) {
  const { log } = context.get(servicesContext)
  const refuse = (refusal: string, init: Refusal): Refusal => ({ ...init, refusal })
  const outcome = await reportDatabaseProblems(
    log,
    refuse,
    async () => (await findLimit(context)) ?? work(),
  )
  if ('flash' in outcome) return leadOn(outcome)
  const { status, problems = {}, refusal = null, link = null, headers } = outcome
  return data({ link, problems, refusal }, { status, headers: { ...SECRET_PAGE, ...headers } })
}

/** @param taken what to say of an email that has an account */
export function linkRefusal(problem: LinkProblem, taken: string): Refusal {
  switch (problem.kind) {
    case 'invalid':
      return { status: 422, problems: problem.fields }
    case 'weak':
      return { status: 422, problems: weakPassword(problem.weaknesses) }
    case 'busy':
      return { status: 503, refusal: accountLinkTexts.busy, headers: { 'Retry-After': '1' } }
    case 'taken':
      return { status: 409, refusal: taken }
    case 'invalid-link':
    case 'unknown':
    case 'last':
      return { status: 404, link: { kind: 'bad' } }
  }
}

export function weakPassword(weaknesses: readonly Weakness[]): CredentialProblems {
  const { weak } = accountTexts.problems
  return { password: [`${weak}.`, ...describeWeaknesses(weaknesses)].join(' ') }
}

function leadOn({ email, flash, isSignedIn = false }: UsedLink): Response {
  const headers = new Headers(SECRET_PAGE)
  headers.append('Set-Cookie', flashCookie(flash))
  if (!isSignedIn) headers.append('Set-Cookie', flashEmailCookie(email))
  return redirect(isSignedIn ? '/dashboard/account' : '/login', { status: 303, headers })
}

async function findLimit(context: Context): Promise<(Refusal & { link: OpenedLink }) | null> {
  const { linkTries } = context.get(servicesContext)
  const decision = await linkTries.take(addressGroup(context.get(clientContext).address))
  if (decision.isAllowed) return null
  const { retryAfterSeconds } = decision
  const link: OpenedLink = { kind: 'limited', minutes: Math.ceil(retryAfterSeconds / 60) }
  return { link, status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } }
}
