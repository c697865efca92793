import { redirect } from 'react-router'
import type { Route } from './+types/old-address.ts'
import { pathTo } from '#app/addresses.ts'

/** Bookmarks of the library may have it. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(pathTo('/dashboard/images') + new URL(request.url).search, 301)
}
