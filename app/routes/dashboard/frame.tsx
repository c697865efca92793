import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { type DataStrategyResult, Outlet, useLocation } from 'react-router'
import type { Route } from './+types/frame.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { deskSections } from '#app/features/dashboard/desk-section.ts'
import { DeskNav } from '#app/features/dashboard/ui/desk-nav.tsx'
import { contentOf } from '#app/features/site/content.ts'
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

/** The desk's navigation. It also makes the guard run for pages below that load nothing themselves. */
export function loader() {
  const words = contentOf('en').dashboard.sections
  return { label: words.label, sections: deskSections(words, 0) }
}

export default function DashboardFrame({ loaderData: { label, sections } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  return (
    <QueryClientProvider client={queries}>
      <DeskNav label={label} sections={sections} path={pathname} />
      <Outlet />
    </QueryClientProvider>
  )
}
