import { useEffect } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  Outlet,
  redirect,
  useLocation,
  useRevalidator,
} from 'react-router'
import type { RouteHandle } from '#app/entry.server.tsx'
import { useDemoToasts } from '#app/routes/demo/demo-toasts.ts'
import { LOGIN } from '#app/features/auth/sessions/session.ts'
import { leaveTexts, sectionTexts } from '#app/features/dashboard/texts.ts'
import { DashboardNav } from '#app/features/dashboard/ui/dashboard-nav.tsx'
import { answerRequest } from '#app/features/demo/demo-requests.ts'
import { AUTH_KEY, findImage, isMockSignedIn, POSTS_KEY } from '#app/features/demo/demo-store.ts'
import { frameTexts } from '#app/features/demo/texts.ts'
import { blog } from '#app/features/site/texts/en/blog.ts'
import { answerRequestsBy } from '#app/platform/session-guard.ts'
import { POST_NEWS } from '#app/ui/dashboard-events.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showImagesBy } from '#app/ui/frame/shown-address.ts'
import demoStyle from '#app/ui/styles/demo.css?url'
import { LeaveQuestion } from '#app/ui/form/leave-question.tsx'
import siteStyle from '#app/ui/styles/site.css?url'
import staffStyle from '#app/ui/styles/staff.css?url'

export const handle: RouteHandle = { application: true }

export const links = () =>
  [siteStyle, staffStyle, demoStyle].map((href) => ({ rel: 'stylesheet', href }))

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

// Apart, because the texts of the services' pages come with their titles.
async function listPages() {
  const [{ namedPages }, { shippedSite }] = await Promise.all([
    import('#app/features/site/named-pages.ts'),
    import('#app/features/content/en/shipped.ts'),
  ])
  return namedPages(shippedSite)
}

/** Spec 2.125: until the browser has read its store. */
export function HydrateFallback() {
  const { pathname } = useLocation()
  const isPost = /^\/dashboard\/blog\/(edit|view)/.test(pathname)
  return (
    <p className="wrap demoopening" role="status">
      {isPost ? blog.post.loading : frameTexts.opening}
    </p>
  )
}

const sections = [
  { href: '/dashboard', label: sectionTexts.posts, waiting: null },
  { href: '/dashboard/copy', label: frameTexts.section, waiting: null },
]

export default function DemoFrame() {
  const { pathname } = useLocation()
  useOtherTabs()
  useDemoToasts()
  return (
    <>
      <DashboardNav sections={sections} path={pathname} />
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
    </>
  )
}

// Follows other tabs; the end of the session redirects to Login, but not while the user is typing.
function useOtherTabs(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      const isWriting = window.location.pathname.startsWith('/dashboard/blog/')
      // Null: everything was cleared at once.
      if (key === POSTS_KEY || key === null) {
        window.dispatchEvent(new Event(POST_NEWS))
        if (!isWriting) void revalidate()
      }
      const isOut = (key === AUTH_KEY || key === null) && !isMockSignedIn()
      if (isOut && !isWriting) window.location.replace(LOGIN)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [revalidate])
}
