import { data } from 'react-router'
import type { Route } from './+types/revisions.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { findRevision, listRevisions } from '#app/features/posts/revisions/revisions.server.ts'
import { differsFromPost } from '#app/features/posts/revisions/revision.ts'
import { RevisionsPage } from '#app/features/posts/ui/dashboard/revisions-page.tsx'
import { servicesContext } from '#app/server/services-context.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, timeZone } = context.get(servicesContext)
  const post = await findPost(db, params.id, 'staff')
  if (!post) throw data(null, { status: 404 })
  const revisions = await listRevisions(db, post.id)
  const [newest] = revisions
  const last = newest ? await findRevision(db, post.id, newest.version) : null
  return {
    post: { id: post.id, title: post.title },
    revisions,
    present: last && !differsFromPost(last.fields, post) ? last.version : null,
    timeZone: timeZone(),
  }
}

export default function Revisions({ loaderData }: Route.ComponentProps) {
  return <RevisionsPage {...loaderData} />
}
