import { data, redirect } from 'react-router'
import { pathTo } from '#app/addresses.ts'
import type { Route } from './+types/draft.ts'
import { openRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import { parseRecordEntry } from '#app/features/content-editor/editing/record-names.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { isDraftId, readDraftNote } from '#app/features/entries/drafts/draft.ts'
import { discardDraft, saveDraft } from '#app/features/entries/drafts/drafts.server.ts'
import { readStoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import { isPostId } from '#app/features/posts/post.ts'
import { hasPost } from '#app/features/posts/post-titles.server.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { refusedByRole } from '#app/server/access/require-right.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn, may } from '#app/server/session-context.server.ts'

const rightToWrite = ({ type }: RecordKey) => (type === 'fact' ? 'change-facts' : 'write-content')

/** PUT autosaves, DELETE discards; without JavaScript POST discards. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { db, log, now } = services
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
    const refusal = await refuseEntry(note.entry)
    if (refusal) return refusal
    const savedAt = now()
    const fields = readStoredFields(form)
    const isSaved = await saveDraft(db, { ...note, userId, id, fields, savedAt })
    return isSaved
      ? Response.json({ savedAt: savedAt.toISOString() })
      : refuse(413, 'It is too long.')
  }

  async function refuseEntry(entry: string | null): Promise<Response | null> {
    if (entry === null) return null
    const key = parseRecordEntry(entry)
    if (key === null && !isPostId(entry)) return refuse(400, UNREADABLE)
    if (key !== null && !may(context, rightToWrite(key))) throw refusedByRole()
    const isThere = key ? (await openRecord(services, key)) !== null : await hasPost(db, entry)
    return isThere ? null : refuse(404, 'What it belongs to does not exist any more.')
  }

  async function discard(): Promise<Response> {
    const entry = await discardDraft(db, { userId, id })
    if (request.method === 'DELETE') return new Response(null, { status: 204 })
    return redirect(formOf(entry), { status: 303 })
  }
}

const ALLOWED = { Allow: 'PUT, POST, DELETE' }
const UNREADABLE = 'The copy did not arrive whole.'

function formOf(entry: string | null): string {
  const key = parseRecordEntry(entry ?? '')
  if (key) return pathOfRecord(key)
  return entry === null ? '/dashboard/blog/new' : pathTo('/dashboard/blog/edit/:id', { id: entry })
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}

/** Drafts are loaded with the form. */
export function loader() {
  throw data(null, { status: 405, headers: ALLOWED })
}
