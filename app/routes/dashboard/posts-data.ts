import type { Route } from './+types/posts-data.ts'
import { readListAddress } from '#app/features/blog/post-list.ts'
import { answeringDatabaseProblems } from '#app/platform/http/database-answer.server.ts'
import { findPostRows } from '#app/routes/dashboard/post-rows.server.ts'
import { servicesContext } from '#app/services-context.server.ts'

/** The list for the dashboard's query `blogPosts`. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, now } = context.get(servicesContext)
  const address = readListAddress(new URL(request.url).searchParams)
  return answeringDatabaseProblems(log, async () =>
    Response.json(await findPostRows(db, address, now())),
  )
}
