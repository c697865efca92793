import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type DataStrategyResult, Outlet, useLocation } from 'react-router'
import type { DeskWatch as DeskWatchComponent } from '#app/desk-watch.tsx'
import type { RouteHandle } from '#app/entry.server.tsx'
import { describeSession } from '#app/features/auth/session-events.ts'
import { InboxAlarmLine } from '#app/features/contact/ui/inbox-alarm-line.tsx'
import { DeskNav, deskSections } from '#app/features/dashboard/ui/desk-nav.tsx'
import { retryWithBackoff } from '#app/platform/retry.ts'
import { countWaitingMessages } from '#app/routes/dashboard/overdue.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { getSignedIn, requireStaff } from '#app/session-context.server.ts'
import siteStyle from '#app/ui/styles/site.css?url'
import staffStyle from '#app/ui/styles/staff.css?url'
import type { Route } from './+types/frame.ts'

/** Guards everything below `/dashboard`, pages and data alike. */
export const middleware: Route.MiddlewareFunction[] = [requireStaff]

/** The same in the browser, when a session ends while the dashboard is open. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveWithoutSession]

export const handle: RouteHandle = { application: true }

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: siteStyle },
  { rel: 'stylesheet', href: staffStyle },
]

// For a redirect to a document the router itself would add a history entry, and Back would lead into the guard again.
async function leaveWithoutSession(
  _: unknown,
  next: () => Promise<Record<string, DataStrategyResult>>,
) {
  const results = await next()
  const isGuarded = Object.values(results).some(
    ({ result }) => result instanceof Response && result.headers.get('Location') === '/login',
  )
  if (!isGuarded) return results
  window.location.replace('/login')
  // Nothing more is rendered on the page that is being left.
  return new Promise<never>(() => {})
}

/** Having a loader also makes the guard run for pages that load nothing themselves. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const session = describeSession(getSignedIn(context), services.now())
  const { unread, overdue } = await countWaitingMessages(services)
  return { session, unread, overdue }
}

export default function DashboardFrame({ loaderData }: Route.ComponentProps) {
  const { session, unread, overdue } = loaderData
  const { pathname } = useLocation()
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  return (
    <QueryClientProvider client={queries}>
      <DeskNav sections={deskSections(unread)} path={pathname} />
      <Suspense>
        <DeskWatch session={session} />
      </Suspense>
      <InboxAlarmLine count={overdue} path={pathname} />
      <Outlet />
    </QueryClientProvider>
  )
}

const RETRY_MS = 10_000

// Loaded later: a page can be used before its session and live connection are watched.
const DeskWatch = lazy(loadDeskWatch)

function loadDeskWatch(): Promise<{ default: typeof DeskWatchComponent }> {
  return retryWithBackoff(
    async () => ({ default: (await import('#app/desk-watch.tsx')).DeskWatch }),
    { delayMs: () => RETRY_MS, shouldRetryError: () => true },
  )
}
