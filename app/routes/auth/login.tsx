import { data, redirect, replace } from 'react-router'
import type { Route } from './+types/login.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { loginTexts } from '#app/features/auth/sign-in/login-texts.ts'
import { AFTER_SIGN_IN, CODE_PAGE } from '#app/features/auth/sessions/session.ts'
import { LoginPage } from '#app/features/auth/ui/login-page.tsx'
import { findFlashEmail } from '#app/server/flash-email.server.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { signInWithForm } from '#app/routes/auth/sign-in.server.ts'
import { findSignedIn } from '#app/server/session-context.server.ts'
import siteStyle from '#app/ui/styles/site.css?url'

export function loader({ request, context }: Route.LoaderArgs) {
  if (findSignedIn(context)) throw replace(AFTER_SIGN_IN)
  return { email: findFlashEmail({ request, context }) }
}

/** The form without JavaScript; the hydrated form asks `/session`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { state, status, headers, email, problems, toast } = await signInWithForm(request, context)
  if (status === 303) {
    return redirect(state === 'signed-in' ? AFTER_SIGN_IN : CODE_PAGE, { status, headers })
  }
  return data({ email, problems, toast }, { status, headers })
}

export const handle: RouteHandle = { application: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: siteStyle }]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = (args) =>
  pageMeta({ title: loginTexts.heading, description: loginTexts.description, index: false }, args)

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoginPage
      email={actionData?.email ?? loaderData.email}
      problems={actionData?.problems ?? {}}
      toast={actionData?.toast ?? null}
    />
  )
}
