import { lazy, Suspense, useContext, useLayoutEffect } from 'react'
import { Outlet, UNSAFE_DataRouterContext, useLocation } from 'react-router'
import { keepPage, keepPageOf } from '#app/application/keep-page.ts'
import type { DashboardSession as DashboardSessionComponent } from '#app/application/dashboard-session.tsx'
import type { RouteHandle } from '#app/entry.server.tsx'
import { describeSession } from '#app/features/auth/sessions/session-events.ts'
import { CONTENT } from '#app/features/content-editor/record-paths.ts'
import { SETUP } from '#app/features/content-editor/setup/setup-steps.ts'
import { InboxAlarmLine } from '#app/features/inbox/ui/inbox-alarm.tsx'
import { leaveTexts } from '#app/features/dashboard/texts.ts'
import { DashboardNav } from '#app/features/dashboard/ui/dashboard-nav.tsx'
import { retryWithBackoff } from '#app/platform/retry.ts'
import { keepSession } from '#app/routes/dashboard/ask-in-place.ts'
import { countWaitingMessages } from '#app/routes/dashboard/inbox/overdue.server.ts'
import { requireRight, sectionsFor } from '#app/server/access/require-right.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn, may, requireStaff } from '#app/server/session-context.server.ts'
import { LeaveQuestion } from '#app/ui/form/leave-question.tsx'
import siteStyle from '#app/ui/styles/site.css?url'
import staffStyle from '#app/ui/styles/staff.css?url'
import type { Route } from './+types/frame.ts'

/** Guards everything below `/dashboard`, pages and data alike. */
export const middleware: Route.MiddlewareFunction[] = [requireStaff, requireRight]

/** For a session that ends on an open page, and for requests that fail. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage, keepSession]

export const handle: RouteHandle = { application: true }

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: siteStyle },
  { rel: 'stylesheet', href: staffStyle },
]

/** Also makes the guard run for child pages without a loader. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const signedIn = getSignedIn(context)
  const session = describeSession(signedIn, services.now())
  const { unread, overdue } = may(context, 'work-on-messages')
    ? await countWaitingMessages(services)
    : { unread: 0, overdue: 0 }
  return { session, sections: sectionsFor(signedIn.role, unread), overdue }
}

export default function DashboardFrame({ loaderData }: Route.ComponentProps) {
  const { session, sections, overdue } = loaderData
  const { pathname } = useLocation()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  // The setup is a way through the site's content.
  const path = pathname.replace(SETUP, CONTENT)
  useLayoutEffect(() => router && keepPageOf(router), [router])
  return (
    <>
      <DashboardNav sections={sections} path={path} />
      <Suspense>
        <DashboardSession session={session} />
      </Suspense>
      <InboxAlarmLine count={overdue} path={pathname} />
      <Outlet />
      <LeaveQuestion texts={leaveTexts} />
    </>
  )
}

const RETRY_MS = 10_000

// Loaded later: the page is usable before its session and live connection are watched.
const DashboardSession = lazy(loadDashboardSession)

function loadDashboardSession(): Promise<{ default: typeof DashboardSessionComponent }> {
  return retryWithBackoff(
    async () => ({
      default: (await import('#app/application/dashboard-session.tsx')).DashboardSession,
    }),
    { delayMs: () => RETRY_MS, shouldRetryError: () => true },
  )
}
