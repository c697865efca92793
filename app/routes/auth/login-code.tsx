import { data, redirect, replace } from 'react-router'
import type { RouteHandle } from '#app/entry.server.tsx'
import type { Route } from './+types/login-code.ts'
import { loginTexts } from '#app/features/auth/sign-in/login-texts.ts'
import { AFTER_SIGN_IN } from '#app/features/auth/sessions/session.ts'
import { LoginCodePage } from '#app/features/auth/ui/login-code-page.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { enterCodeWithForm } from '#app/routes/auth/sign-in.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { findSignedIn } from '#app/server/session-context.server.ts'

export const handle: RouteHandle = { query: ['recovery'] }

/** For users who have given the right password; others are led to Login. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (findSignedIn(context)) throw replace(AFTER_SIGN_IN)
  const { auth } = context.get(servicesContext)
  const isAsked = await auth.isAskedForCode(request.headers)
  const kind = new URL(request.url).searchParams.has('recovery') ? 'recovery' : 'app'
  return { isAsked, kind } as const
}

/** The second step without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { state, status, headers, toast } = await enterCodeWithForm(request, context)
  if (state === 'signed-in') return redirect(AFTER_SIGN_IN, { status, headers })
  return data({ toast }, { status, headers })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({
  ...Object.fromEntries(actionHeaders),
  ...PRIVATE_PAGE,
})

export const meta: Route.MetaFunction = (args) =>
  pageMeta({ title: loginTexts.code.heading, index: false }, args)

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginCodePage {...loaderData} toast={actionData?.toast ?? null} />
}
