import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import type { Route } from './+types/frame.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { requireStaff } from '#app/session-context.server.ts'
import siteStyle from '#app/ui/styles/site.css?url'
import staffStyle from '#app/ui/styles/staff.css?url'

/** Everything below `/dashboard` is for staff, pages and data alike. */
export const middleware: Route.MiddlewareFunction[] = [requireStaff]

export const handle: RouteHandle = { application: true }

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: siteStyle },
  { rel: 'stylesheet', href: staffStyle },
]

/** Named so that the guard also runs for pages below that load nothing themselves. */
export function loader() {
  return null
}

export default function DashboardFrame() {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  )
}
