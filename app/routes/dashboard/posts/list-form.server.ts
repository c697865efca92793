import { data } from 'react-router'
import { changePosts } from '#app/features/posts/change-posts.server.ts'
import type { BulkRequest } from '#app/features/posts/list-form.ts'
import type { ListResult } from '#app/features/posts/post-list.ts'
import { reportDatabaseProblems } from '#app/routes/dashboard/database-problems.server.ts'
import type { PostServices } from '#app/routes/dashboard/editor/post-services.server.ts'

export function changeChosen(services: PostServices, { act, chosen }: BulkRequest) {
  return reportDatabaseProblems(services.log, async () =>
    data<ListResult>({ outcome: await changePosts(services, act, chosen) }),
  )
}
