import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { Route } from './+types/frame.ts'
import type { DeskWatch as DeskWatchComponent } from '#app/desk-watch.tsx'
import type { RouteHandle } from '#app/entry.server.tsx'
import { describeSession } from '#app/features/auth/describe-session.ts'
import { InboxAlarmLine } from '#app/features/contact/ui/inbox-alarm-line.tsx'
import { deskSections } from '#app/features/dashboard/desk-section.ts'
import { DeskNav } from '#app/features/dashboard/ui/desk-nav.tsx'
import { keepSession } from '#app/routes/dashboard/ask-in-place.ts'
import { countWaitingMessages } from '#app/routes/dashboard/waiting-messages.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { getSignedIn, requireStaff } from '#app/session-context.server.ts'
import siteStyle from '#app/ui/styles/site.css?url'
import staffStyle from '#app/ui/styles/staff.css?url'

/** Everything below `/dashboard` is for staff, pages and data alike. */
export const middleware: Route.MiddlewareFunction[] = [requireStaff]

/** The same in the browser, when a session ends while somebody is at the desk. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepSession]

export const handle: RouteHandle = { application: true }

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: siteStyle },
  { rel: 'stylesheet', href: staffStyle },
]

/** The desk's navigation and session. It also makes the guard run for pages below that load nothing themselves. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const session = describeSession(getSignedIn(context), services.now())
  const { unread, overdue } = await countWaitingMessages(services)
  return { session, unread, overdue }
}

export default function DashboardFrame({ loaderData }: Route.ComponentProps) {
  const { session, unread, overdue } = loaderData
  const { pathname } = useLocation()
  return (
    <>
      <DeskNav sections={deskSections(unread)} path={pathname} />
      <Suspense>
        <DeskWatch session={session} />
      </Suspense>
      <InboxAlarmLine count={overdue} path={pathname} />
      <Outlet />
    </>
  )
}

const RETRY_MS = 10_000

// A page can be read and used before its session and its live connection are looked after.
const DeskWatch = lazy(loadDeskWatch)

async function loadDeskWatch(): Promise<{ default: typeof DeskWatchComponent }> {
  try {
    const { DeskWatch: loaded } = await import('#app/desk-watch.tsx')
    return { default: loaded }
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return loadDeskWatch()
  }
}
