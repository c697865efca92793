import { redirect } from 'react-router'
import type { Route } from './+types/old-address.ts'

/** Bookmarks of the library may have it. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/dashboard/images${new URL(request.url).search}`, 301)
}
