import { data, redirect } from 'react-router'
import type { Route } from './+types/post-data.ts'
import { isPostId } from '#app/features/blog/post.ts'
import { updatePost } from '#app/features/blog/save-post.server.ts'
import { trashPost } from '#app/features/blog/trash.server.ts'
import { flashCookie } from '#app/flash.server.ts'
import { answeringDatabaseProblems } from '#app/platform/http/database-answer.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { acceptPost, readPostForm } from '#app/routes/dashboard/post-form.server.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'

/** PUT saves the post, DELETE puts it into the trash; a form without JavaScript deletes by POST. */
export function action({ request, params, context }: Route.ActionArgs) {
  const services = postServices(context)
  return answeringDatabaseProblems(services.log, async () => {
    if (!isPostId(params.id)) return missing()
    if (request.method === 'PUT') return save()
    if (request.method === 'DELETE' || request.method === 'POST') return remove()
    return new Response(null, { status: 405, headers: { Allow: 'PUT, POST, DELETE' } })
  })

  async function save(): Promise<Response> {
    const submitted = readPostForm(await readForm(request))
    const accepted = await acceptPost(services, submitted, services.actor.id, params.id)
    if (!accepted.ok) return Response.json({ problems: accepted.problem.problems }, { status: 422 })
    const saved = await updatePost(services, params.id, submitted.version, accepted.value)
    if (saved.ok) return Response.json({ id: saved.value.id })
    if (saved.problem.kind === 'missing') return missing()
    return Response.json({ current: saved.problem.current }, { status: 409 })
  }

  async function remove(): Promise<Response> {
    if (!(await trashPost(services, params.id))) return missing()
    if (request.method === 'DELETE') return Response.json({ id: params.id })
    return redirect('/dashboard', {
      status: 303,
      headers: { 'Set-Cookie': flashCookie('post-deleted') },
    })
  }
}

function missing(): Response {
  return Response.json({ message: 'This post does not exist any more.' }, { status: 404 })
}

/** Nothing is read here. */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: 'PUT, POST, DELETE' } })
}
