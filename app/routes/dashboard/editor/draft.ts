import { data, redirect } from 'react-router'
import type { Route } from './+types/draft.ts'
import { readStoredFields } from '#app/features/posts/stored-fields.ts'
import { discardDraft, saveDraft } from '#app/features/post-editor/drafts/drafts.server.ts'
import { isDraftId, readDraftNote } from '#app/features/post-editor/drafts/draft.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

/** PUT autosaves, DELETE discards; without JavaScript POST discards. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db, log, now } = context.get(servicesContext)
  const userId = getSignedIn(context).user.id
  return respondingToDatabaseProblems(log, async () => {
    if (!isDraftId(id)) return refuse(404, UNREADABLE)
    if (request.method === 'PUT') return save()
    if (request.method === 'DELETE' || request.method === 'POST') return discard()
    return new Response(null, { status: 405, headers: ALLOWED })
  })

  async function save(): Promise<Response> {
    const note = readDraftNote(new URL(request.url).searchParams)
    const form = await readForm(request)
    if (note === null) return refuse(400, UNREADABLE)
    const savedAt = now()
    const fields = readStoredFields(form)
    const saved = await saveDraft(db, { ...note, userId, id, fields, savedAt })
    if (saved.ok) return Response.json({ savedAt: savedAt.toISOString() })
    return saved.problem === 'missing'
      ? refuse(404, 'This post does not exist any more.')
      : refuse(413, 'It is longer than a post can be.')
  }

  async function discard(): Promise<Response> {
    const postId = await discardDraft(db, { userId, id })
    if (request.method === 'DELETE') return new Response(null, { status: 204 })
    const editor = postId === null ? '/dashboard/blog/new' : `/dashboard/blog/edit/${postId}`
    return redirect(editor, { status: 303 })
  }
}

const ALLOWED = { Allow: 'PUT, POST, DELETE' }
const UNREADABLE = 'The copy did not arrive whole.'

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}

/** Drafts are loaded with the editor. */
export function loader() {
  throw data(null, { status: 405, headers: ALLOWED })
}
