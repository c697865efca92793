import { useStored } from '#app/application/use-stored.ts'
import { data } from 'react-router'
import type { Route } from './+types/revision.ts'
import { compareInTime } from '#app/features/posts/revisions/compare-forms.ts'
import { TEXT_FIELDS } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { restoreRevision } from '#app/features/posts/revisions/restore-revision.server.ts'
import { fieldsOf } from '#app/features/posts/revisions/revision.ts'
import { findRevision } from '#app/features/posts/revisions/revisions.server.ts'
import { RevisionPage } from '#app/features/posts/ui/dashboard/revision-page.tsx'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { refusedByRole } from '#app/server/access/require-right.server.ts'
import { may } from '#app/server/session-context.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, textWorker, timeZone } = context.get(servicesContext)
  const post = await findPost(db, params.id, 'staff')
  const found = post && (await findRevision(db, post.id, versionOf(params.version)))
  if (!found) throw data(null, { status: 404 })
  const { fields, ...revision } = found
  const changed = await compareInTime(textWorker, {
    earlier: fields,
    later: fieldsOf(post),
    names: TEXT_FIELDS,
    under: 2,
  })
  return {
    post: { id: post.id, version: post.version },
    mayRestore: !post.published || may(context, 'publish-posts'),
    revision,
    changed,
    unchanged: TEXT_FIELDS.filter((name) => !changed.some((field) => field.name === name)),
    timeZone: timeZone(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const seenVersion = versionOf(textOf(await readForm(request), 'version'))
  const version = versionOf(params.version)
  const services = postServices(context)
  // One that is published after this look has another version.
  const post = services.mayPublish ? null : await findPost(services.db, params.id, 'staff')
  if (post?.published === true) throw refusedByRole()
  const restored = await restoreRevision(services, params.id, { version, seenVersion })
  if (restored.ok)
    return redirectWithFlash(`/dashboard/blog/edit/${params.id}`, 'revision-restored')
  if (restored.problem.kind === 'missing') throw data(null, { status: 404 })
  return data({ isRefused: true }, { status: 409 })
}

/** After a refusal, too: what is compared and what the next restoring replaces are the present text. */
export const shouldRevalidate = () => true

function versionOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

export default function RevisionRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RevisionPage {...loaderData} isRefused={useStored(actionData)?.isRefused === true} />
}
