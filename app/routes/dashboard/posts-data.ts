import type { Route } from './+types/posts-data.ts'
import { answeringDatabaseProblems } from '#app/platform/http/database-answer.server.ts'
import { findPostRows } from '#app/routes/dashboard/post-rows.server.ts'
import { servicesContext } from '#app/services-context.server.ts'

/** The list for the dashboard's query `blogPosts`. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext)
  return answeringDatabaseProblems(log, async () =>
    Response.json(await findPostRows(db, request.url)),
  )
}
