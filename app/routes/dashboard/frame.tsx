import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { type DataStrategyResult, Outlet } from 'react-router'
import type { Route } from './+types/frame.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { requireStaff } from '#app/session-context.server.ts'
import siteStyle from '#app/ui/styles/site.css?url'
import staffStyle from '#app/ui/styles/staff.css?url'

/** Everything below `/dashboard` is for staff, pages and data alike. */
export const middleware: Route.MiddlewareFunction[] = [requireStaff]

/** The same in the browser, when a session ends while somebody is at the desk. */
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
  // Nothing more is shown on the page that is being left.
  return new Promise<never>(() => {})
}

/** Named so that the guard also runs for pages below that load nothing themselves. */
export function loader() {
  return null
}

export default function DashboardFrame() {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  )
}
