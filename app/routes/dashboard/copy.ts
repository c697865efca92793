import { data, redirect } from 'react-router'
import type { Route } from './+types/copy.ts'
import { copyRefusals } from '#app/features/blog/autosave-texts.ts'
import { keepForm } from '#app/features/blog/kept-form.ts'
import { discardCopy, findCopy, keepCopy } from '#app/features/blog/working-copies.server.ts'
import { isCopyId, readCopyNote } from '#app/features/blog/working-copy.ts'
import { answeringDatabaseProblems } from '#app/platform/http/database-answer.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { getSignedIn } from '#app/session-context.server.ts'

/** PUT autosaves what was typed, DELETE discards it; a form without JavaScript discards by POST. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db, log, now } = context.get(servicesContext)
  const userId = getSignedIn(context).user.id
  return answeringDatabaseProblems(log, async () => {
    if (!isCopyId(id)) return refuse(404, copyRefusals.unreadable)
    if (request.method === 'PUT') return keep()
    if (request.method === 'DELETE' || request.method === 'POST') return discard()
    return new Response(null, { status: 405, headers: ALLOWED })
  })

  async function keep(): Promise<Response> {
    const note = readCopyNote(new URL(request.url).searchParams)
    const form = await readForm(request)
    if (note === null) return refuse(400, copyRefusals.unreadable)
    const savedAt = now()
    const fields = keepForm(form)
    const kept = await keepCopy(db, { ...note, userId, id, fields, savedAt })
    if (kept.ok) return Response.json({ savedAt: savedAt.toISOString() })
    return kept.problem === 'missing'
      ? refuse(404, copyRefusals.missing)
      : refuse(413, copyRefusals.tooLarge)
  }

  async function discard(): Promise<Response> {
    const copy = await findCopy(db, { userId, id })
    await discardCopy(db, { userId, id })
    if (request.method === 'DELETE') return new Response(null, { status: 204 })
    const postId = copy?.postId ?? null
    return redirect(postId === null ? '/dashboard/blog/new' : `/dashboard/blog/edit/${postId}`, {
      status: 303,
    })
  }
}

const ALLOWED = { Allow: 'PUT, POST, DELETE' }

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}

/** Copies are read with the editor. */
export function loader() {
  throw data(null, { status: 405, headers: ALLOWED })
}
