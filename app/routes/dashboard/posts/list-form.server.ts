import { data } from 'react-router'
import { changePosts } from '#app/features/posts/change-posts.server.ts'
import type { BulkRequest } from '#app/features/posts/list-form.ts'
import type { ListResult } from '#app/features/posts/post-list.ts'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import type { PostServices } from '#app/routes/dashboard/editor/post-services.server.ts'

export function changeChosen(services: PostServices, { act, chosen }: BulkRequest) {
  const refuse = (failed: string, init: ResponseInit) => data<ListResult>({ failed }, init)
  return reportDatabaseProblems(services.log, refuse, async () =>
    data<ListResult>({ outcome: await changePosts(services, act, chosen) }),
  )
}
