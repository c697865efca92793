import { useEffect } from 'react'
import type { RouteHandle } from '#app/entry.server.tsx'
import { parseSignInForm } from '#app/features/auth/credentials.ts'
import { loginTexts } from '#app/features/auth/sign-in/login-texts.ts'
import { AFTER_SIGN_IN, describeSignInProblem } from '#app/features/auth/sessions/session.ts'
import { LoginPage } from '#app/features/auth/ui/login-page.tsx'
import { isMockSignedIn, mockSignIn } from '#app/features/demo/demo-store.ts'
import { DEMO_PAIR } from '#app/features/demo/demo-user.ts'
import { demoLoginTexts as texts } from '#app/features/demo/texts.ts'
import { pageMeta, type PageMetaArgs } from '#app/application/page-meta.ts'
import demoStyle from '#app/ui/styles/demo.css?url'
import siteStyle from '#app/ui/styles/site.css?url'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'

export const handle: RouteHandle = { application: true }

export const links = () => [siteStyle, demoStyle].map((href) => ({ rel: 'stylesheet', href }))

export const meta = (args: PageMetaArgs) =>
  pageMeta({ title: loginTexts.heading, description: loginTexts.description, index: false }, args)

/** Refuses like a site with a backend. */
async function signIn(form: URLSearchParams) {
  const parsed = parseSignInForm(form)
  if (!parsed.ok) return { problems: parsed.problem, toast: null }
  if (mockSignIn(parsed.value, new Date())) return null
  return { toast: describeSignInProblem({ kind: 'wrong-pair' }) }
}

export default function DemoLogin() {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // Spec 4.2.
    if (isMockSignedIn()) window.location.replace(AFTER_SIGN_IN)
  }, [])
  return (
    // Before the page is hydrated there is no server for the form.
    <div inert={!isHydrated}>
      <LoginPage email="" problems={{}} toast={null} signIn={signIn}>
        <div className="small demohint">
          <p>
            {texts.hint}
            <br />
            {texts.email} <code>{DEMO_PAIR.email}</code>
            <br />
            {texts.password} <code>{DEMO_PAIR.password}</code>
          </p>
          <p className="muted">{texts.mockNote}</p>
          <noscript>
            <p>{texts.noScript}</p>
          </noscript>
        </div>
      </LoginPage>
    </div>
  )
}
