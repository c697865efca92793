import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, Outlet, redirect, useLocation } from 'react-router'
import type { RouteHandle } from '#app/entry.server.tsx'
import { loginToasts } from '#app/features/auth/login-texts.ts'
import { LOGIN } from '#app/features/auth/session.ts'
import { sectionTexts } from '#app/features/dashboard/texts.ts'
import { DeskNav } from '#app/features/dashboard/ui/desk-nav.tsx'
import { takeNote } from '#app/features/demo/flash-note.ts'
import { isMockSignedIn } from '#app/features/demo/mock-session.ts'
import { DemoNotice } from '#app/features/demo/ui/demo-notice.tsx'
import { blog } from '#app/features/site/content/en/blog.ts'
import { demo } from '#app/features/site/content/en/demo.ts'
import { openCopy } from '#app/demo-copy.ts'
import { useOtherTabs } from '#app/demo-tabs.ts'
import { showToast } from '#app/ui/show-toast.ts'
import demoStyle from '#app/ui/styles/demo.css?url'
import siteStyle from '#app/ui/styles/site.css?url'
import staffStyle from '#app/ui/styles/staff.css?url'

export const handle: RouteHandle = { application: true }

export const links = () => [
  { rel: 'stylesheet', href: siteStyle },
  { rel: 'stylesheet', href: staffStyle },
  { rel: 'stylesheet', href: demoStyle },
]

/** The guard: without the mock session the Login page takes the place of this one. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (!isMockSignedIn(openCopy())) {
    window.location.replace(LOGIN)
    // Nothing is shown on the page that is being left.
    return new Promise<never>(() => {})
  }
  // A plain file server has no page for an address with an id in it; its page for missing ones leads here.
  const asked = new URL(request.url).searchParams.get('at')
  if (asked?.startsWith('/dashboard/') === true) throw redirect(asked)
  return { isSignedIn: true }
}
clientLoader.hydrate = true as const

/** While the copy is opened (specification, section 2). */
export function HydrateFallback() {
  const { pathname } = useLocation()
  const isPost = /^\/dashboard\/blog\/(edit|view)/.test(pathname)
  return (
    <p className="wrap demoopening" role="status">
      {isPost ? blog.post.loading : demo.opening}
    </p>
  )
}

const sections = [
  { href: '/dashboard', label: sectionTexts.posts, waiting: null },
  { href: '/dashboard/copy', label: demo.section, waiting: null },
]

export default function DemoFrame() {
  const { pathname } = useLocation()
  useOtherTabs()
  useEffect(() => {
    if (takeNote(sessionStorage) === 'signed-in')
      showToast({ ...loginToasts.success, tone: 'normal' })
  }, [])
  return (
    <>
      <DeskNav sections={sections} path={pathname} />
      <DemoNotice words={demo.notice} />
      <Outlet />
    </>
  )
}
