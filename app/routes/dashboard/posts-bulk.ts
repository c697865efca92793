import { data } from 'react-router'
import type { Route } from './+types/posts-bulk.ts'
import { changePosts } from '#app/features/blog/change-posts.server.ts'
import { postList } from '#app/features/site/content/en/post-list.ts'
import { answeringDatabaseProblems } from '#app/platform/http/database-answer.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { readBulkForm } from '#app/routes/dashboard/bulk-form.server.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'

/** Publishes, unpublishes or trashes several posts, once the desk has asked. */
export function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  return answeringDatabaseProblems(services.log, async () => {
    const asked = readBulkForm(await readForm(request))
    if (asked === null || asked.chosen.length === 0)
      return Response.json({ message: postList.bulk.none }, { status: 400 })
    return Response.json(await changePosts(services, asked.act, asked.chosen))
  })
}

/** Nothing is read here. */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: 'POST' } })
}
