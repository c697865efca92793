import { useEffect } from 'react'
import { loginTexts } from '#app/features/auth/login-texts.ts'
import { AFTER_SIGN_IN } from '#app/features/auth/session.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { LoginPage } from '#app/features/auth/ui/login-page.tsx'
import { isMockSignedIn } from '#app/features/demo/mock-session.ts'
import { DemoLoginNotes } from '#app/features/demo/ui/demo-login-notes.tsx'
import { demo } from '#app/features/site/content/en/demo.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { pageMeta } from '#app/page-meta.ts'
import { openCopy } from '#app/demo-copy.ts'
import demoStyle from '#app/ui/styles/demo.css?url'
import siteStyle from '#app/ui/styles/site.css?url'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'

export const handle: RouteHandle = { application: true }

export const links = () => [
  { rel: 'stylesheet', href: siteStyle },
  { rel: 'stylesheet', href: demoStyle },
]

export const meta = () =>
  pageMeta({
    title: `${loginTexts.heading} | ${firm.name}`,
    description: loginTexts.description,
    index: false,
  })

/** The Login page where nothing stands behind the site: the same form, answered in the browser. */
export default function DemoLogin() {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // A restored session (specification, section 4).
    if (isMockSignedIn(openCopy())) window.location.replace(AFTER_SIGN_IN)
  }, [])
  return (
    // There is no server to which the form could go before the page is hydrated.
    <div inert={!isHydrated}>
      <LoginPage email="" problems={{}} toast={null}>
        <DemoLoginNotes words={demo.login} />
      </LoginPage>
    </div>
  )
}
