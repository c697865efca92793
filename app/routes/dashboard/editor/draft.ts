import { data, redirect } from 'react-router'
import type { Route } from './+types/draft.ts'
import { draftRefusals } from '#app/features/post-editor/autosave-texts.ts'
import { readStoredFields } from '#app/features/posts/stored-fields.ts'
import {
  discardDraft,
  findDraft,
  saveDraft,
} from '#app/features/post-editor/drafts/drafts.server.ts'
import { isDraftId, readDraftMeta } from '#app/features/post-editor/drafts/stored-draft.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

/** PUT autosaves, DELETE discards; without JavaScript POST discards. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db, log, now } = context.get(servicesContext)
  const userId = getSignedIn(context).user.id
  return respondingToDatabaseProblems(log, async () => {
    if (!isDraftId(id)) return refuse(404, draftRefusals.unreadable)
    if (request.method === 'PUT') return save()
    if (request.method === 'DELETE' || request.method === 'POST') return discard()
    return new Response(null, { status: 405, headers: ALLOWED })
  })

  async function save(): Promise<Response> {
    const note = readDraftMeta(new URL(request.url).searchParams)
    const form = await readForm(request)
    if (note === null) return refuse(400, draftRefusals.unreadable)
    const savedAt = now()
    const fields = readStoredFields(form)
    const saved = await saveDraft(db, { ...note, userId, id, fields, savedAt })
    if (saved.ok) return Response.json({ savedAt: savedAt.toISOString() })
    return saved.problem === 'missing'
      ? refuse(404, draftRefusals.missing)
      : refuse(413, draftRefusals.tooLarge)
  }

  async function discard(): Promise<Response> {
    const draft = await findDraft(db, { userId, id })
    await discardDraft(db, { userId, id })
    if (request.method === 'DELETE') return new Response(null, { status: 204 })
    const postId = draft?.postId ?? null
    return redirect(postId === null ? '/dashboard/blog/new' : `/dashboard/blog/edit/${postId}`, {
      status: 303,
    })
  }
}

const ALLOWED = { Allow: 'PUT, POST, DELETE' }

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}

/** Drafts are loaded with the editor. */
export function loader() {
  throw data(null, { status: 405, headers: ALLOWED })
}
