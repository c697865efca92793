import type { DraftOutcome } from '#app/features/post-editor/drafts/autosave.ts'
import type { StoredFields } from '#app/features/posts/stored-fields.ts'
import { type DraftMeta, writeDraftMeta } from '#app/features/post-editor/drafts/stored-draft.ts'
import { sessionFetch } from '#app/platform/session-guard.ts'

/** Fetch Standard, keepalive: 64 kB in all, of which the form's encoding needs a part. */
const KEEPALIVE_BYTES = 60_000
const TIMEOUT_MS = 20_000

/** Statuses after which the same request may succeed soon. */
const PASSING = [408, 429, 502, 503, 504]

/** With `isLeaving` a text that is short enough is sent even if the page closes before the response. */
export async function sendDraft(
  id: string,
  note: DraftMeta,
  fields: StoredFields,
  { isLeaving }: { isLeaving: boolean },
): Promise<DraftOutcome> {
  const body = new FormData()
  for (const [name, text] of Object.entries(fields)) body.set(name, text)
  try {
    const response = await sessionFetch(`/dashboard/drafts/${id}?${writeDraftMeta(note)}`, {
      isBackground: true,
      method: 'PUT',
      headers: { Accept: 'application/json' },
      body,
      keepalive: isLeaving && new Blob(Object.values(fields)).size < KEEPALIVE_BYTES,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return await readOutcome(response)
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return { kind: 'unreachable' }
    throw error
  }
}

/** A draft that cannot be reached expires by itself. */
export async function discardSentDraft(id: string): Promise<void> {
  await sessionFetch(`/dashboard/drafts/${id}`, {
    isBackground: true,
    method: 'DELETE',
    headers: { Accept: 'application/json' },
  }).catch(() => undefined)
}

async function readOutcome(response: Response): Promise<DraftOutcome> {
  if (PASSING.includes(response.status)) return { kind: 'unreachable' }
  if (response.status === 401) return { kind: 'signed-out' }
  const { savedAt, message } = await readJson(response)
  if (response.ok && savedAt !== undefined) return { kind: 'saved', savedAt: new Date(savedAt) }
  return { kind: 'refused', message: message ?? `${response.status}.` }
}

async function readJson(response: Response): Promise<{ savedAt?: string; message?: string }> {
  try {
    return (await response.json()) as { savedAt?: string; message?: string }
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
