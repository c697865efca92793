import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { Outlet, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import { useOpenRouter } from '#app/application/framework-internals.ts'
import { keepPage, keepPageOf } from '#app/application/keep-page.ts'
import { useToasts } from '#app/application/page-toasts.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { describeSession } from '#app/features/auth/sessions/session-events.ts'
import { InboxAlarmLine } from '#app/features/inbox/ui/inbox-alarm.tsx'
import { leaveTexts } from '#app/features/dashboard/texts.ts'
import { storeDueChanges } from '#app/features/content-editor/schedule/publish-scheduled.server.ts'
import { DASHBOARD, OVERVIEW } from '#app/features/dashboard/sections.ts'
import { DashboardFrame } from '#app/features/dashboard/ui/dashboard-frame.tsx'
import { logoOf } from '#app/features/site/frame.ts'
import { sayWhenToRetry } from '#app/platform/http/database-response.server.ts'
import { keepSession } from '#app/routes/dashboard/ask-in-place.ts'
import { FailedScreen } from '#app/routes/dashboard/failed-screen.tsx'
import { countWaitingMessages } from '#app/routes/dashboard/inbox/overdue.server.ts'
import { requireRight, sectionsFor } from '#app/server/access/require-right.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn, getViewer, may, requireStaff } from '#app/server/session-context.server.ts'
import { loadPart } from '#app/platform/load-part.ts'
import { LeaveQuestion } from '#app/ui/form/leave-question.tsx'
import siteStyle from '#app/ui/styles/site.css?url'
import staffStyle from '#app/ui/styles/staff.css?url'
import type { Route } from './+types/frame.ts'

/** Readers see a planned draft since its time, so nobody may change or withdraw it as a draft after that. */
const storeDueFirst: Route.MiddlewareFunction = async ({ request, context }) => {
  if (request.method !== 'GET') await storeDueChanges(context.get(servicesContext))
}

/** Guards everything below `/dashboard`, pages and data alike. */
export const middleware: Route.MiddlewareFunction[] = [
  sayWhenToRetry,
  requireStaff,
  requireRight,
  storeDueFirst,
]

/** For a session that ends on an open page, and for requests that fail. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage, keepSession]

export const handle: RouteHandle = { application: true }

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: siteStyle },
  { rel: 'stylesheet', href: staffStyle },
]

/** Each screen has its title in its own markup. */
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Also makes the guard run for child pages without a loader. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const signedIn = getSignedIn(context)
  const session = describeSession(signedIn, services.now())
  const { unread, overdue } = may(context, 'work-on-messages')
    ? await countWaitingMessages(services, getViewer(context))
    : { unread: 0, overdue: 0 }
  const { firm } = services.site('en')
  const frame = {
    firm: logoOf(firm),
    sections: sectionsFor(signedIn.role, unread),
    hasAccount: true,
  }
  return { session, frame, overdue }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { session, overdue } = loaderData
  const { pathname } = useLocation()
  const router = useOpenRouter()
  useLayoutEffect(() => router && keepPageOf(router), [router])
  return (
    <Framed>
      <Suspense>
        <DashboardSession session={session} />
        <PaletteKeys />
      </Suspense>
      <InboxAlarmLine count={overdue} isShown={!SAYS_ITSELF.has(pathname)} />
      <Outlet />
      <LeaveQuestion texts={leaveTexts} />
    </Framed>
  )
}

export function ErrorBoundary() {
  return (
    <Framed>
      <FailedScreen error={useRouteError()} />
    </Framed>
  )
}

function Framed({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('routes/dashboard/frame')
  const { pathname } = useLocation()
  const toasts = useToasts()
  if (!data) return <main id="main">{children}</main>
  return (
    <DashboardFrame {...data.frame} path={pathname} toasts={toasts}>
      {children}
    </DashboardFrame>
  )
}

/** Where what has waited too long stands first. */
const SAYS_ITSELF = new Set([DASHBOARD, OVERVIEW, '/dashboard/messages'])

// Loaded later: the page is usable before its session and live connection are watched.
const DashboardSession = lazy(() =>
  loadPart(async () => (await import('#app/application/dashboard-session.tsx')).DashboardSession),
)
const PaletteKeys = lazy(() =>
  loadPart(async () => (await import('#app/features/dashboard/ui/palette-keys.tsx')).PaletteKeys),
)
