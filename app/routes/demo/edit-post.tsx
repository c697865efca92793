import { Outlet } from 'react-router'
import type { RouteHandle } from '#app/entry.server.tsx'

export const handle: RouteHandle = { application: true }

export default function Page() {
  return <Outlet />
}
