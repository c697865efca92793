import type { ReactNode } from 'react'
import { type ClientLoaderFunctionArgs, Link, Outlet, redirect, useLocation } from 'react-router'
import { useToasts } from '#app/application/page-toasts.ts'
import { firm } from '#app/features/content/en/firm.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { useDemoToasts } from '#app/routes/demo/demo-toasts.ts'
import { listPages } from '#app/routes/demo/list-pages.ts'
import { useOtherTabs } from '#app/routes/demo/use-other-tabs.ts'
import { LOGIN } from '#app/features/auth/sessions/session.ts'
import { leaveTexts, sectionTexts } from '#app/features/dashboard/texts.ts'
import { DASHBOARD, type DashboardSection } from '#app/features/dashboard/sections.ts'
import { DashboardFrame } from '#app/features/dashboard/ui/dashboard-frame.tsx'
import { answerRequest } from '#app/features/demo/demo-requests.ts'
import { findImage, isMockSignedIn } from '#app/features/demo/demo-store.ts'
import { frameTexts } from '#app/features/demo/texts.ts'
import { blog } from '#app/features/site/texts/en/blog.ts'
import { answerRequestsBy } from '#app/platform/session-guard.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showImagesBy } from '#app/ui/frame/shown-address.ts'
import demoStyle from '#app/ui/styles/demo.css?url'
import { LeaveQuestion } from '#app/ui/form/leave-question.tsx'
import siteStyle from '#app/ui/styles/site.css?url'
import staffStyle from '#app/ui/styles/staff.css?url'

export const handle: RouteHandle = { application: true }

export const links = () =>
  [siteStyle, staffStyle, demoStyle].map((href) => ({ rel: 'stylesheet', href }))

/** Each screen has its title in its own markup. */
export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** Without the mock session the Login page replaces this one. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (!isMockSignedIn()) {
    window.location.replace(LOGIN)
    // Shows nothing on the page being left.
    return new Promise<never>(() => {})
  }
  answerRequestsBy((address, init) => answerRequest(address, init, listPages))
  showImagesBy((address) => findImage(address) ?? address)
  // A plain file server has no page for an address with an id; its page for missing ones leads here.
  const requested = new URL(request.url).searchParams.get('at')
  if (requested?.startsWith('/dashboard/') === true) throw redirect(requested)
  return { isSignedIn: true }
}
clientLoader.hydrate = true as const

/** Spec 2.125: until the browser has read its store. */
export function HydrateFallback() {
  const { pathname } = useLocation()
  const isPost = /^\/dashboard\/blog\/(edit|view)/.test(pathname)
  return (
    <Framed>
      <p className="wrap demoopening" role="status">
        {isPost ? blog.post.loading : frameTexts.opening}
      </p>
    </Framed>
  )
}

const sections: DashboardSection[] = [
  { href: DASHBOARD, label: sectionTexts.posts, icon: 'file-text', waiting: null },
  { href: '/dashboard/copy', label: frameTexts.section, icon: 'copy', waiting: null },
]

export default function DemoFrame() {
  useOtherTabs()
  useDemoToasts()
  return (
    <Framed>
      <div className="wrap">
        <p className="demonotice small" role="note">
          <Icon name="info" />
          <span>
            {frameTexts.notice} <Link to="/dashboard/copy">{frameTexts.noticeLink}</Link>
          </span>
        </p>
      </div>
      <Outlet />
      <LeaveQuestion texts={leaveTexts} />
    </Framed>
  )
}

const name = {
  name: firm.logo.first,
  tagline: firm.logo.second,
  mark: { kind: 'leaf' },
} as const

function Framed({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const toasts = useToasts()
  return (
    <DashboardFrame
      firm={name}
      sections={sections}
      hasAccount={false}
      path={pathname}
      toasts={toasts}
    >
      {children}
    </DashboardFrame>
  )
}
