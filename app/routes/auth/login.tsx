import { data, redirect, replace } from 'react-router'
import type { Route } from './+types/login.ts'
import { AFTER_SIGN_IN } from '#app/features/auth/session.ts'
import { LoginPage } from '#app/features/auth/ui/login-page.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { pageBoundary } from '#app/page-boundary.server.ts'
import { pageMeta } from '#app/page-meta.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { signInWithForm } from '#app/routes/auth/sign-in.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { findSignedIn } from '#app/session-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  if (findSignedIn(context)) throw replace(AFTER_SIGN_IN)
  const { now } = context.get(servicesContext)
  return data({ words: contentOf('en').login }, { headers: publicPage(pageBoundary(firm, now())) })
}

/** The form as a browser without JavaScript sends it; the awake form asks `/session`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, headers, ...answer } = await signInWithForm(request, context)
  if (status === 303) return redirect(AFTER_SIGN_IN, { status, headers })
  return data(answer, { status, headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('Cache-Control') || [...actionHeaders].length > 0
    ? actionHeaders
    : loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${loaderData.words.heading} | ${firm.name}`, index: false })

export default function Login({ loaderData: { words }, actionData }: Route.ComponentProps) {
  return (
    <LoginPage
      words={words}
      email={actionData?.email ?? ''}
      problems={actionData?.problems ?? {}}
      toast={actionData?.toast ?? null}
    />
  )
}
