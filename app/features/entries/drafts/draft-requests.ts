import { type Draft, type FormText, writeDraftNote } from '#app/features/entries/drafts/draft.ts'
import { formDataOf } from '#app/features/entries/drafts/stored-fields.ts'
import { pathTo } from '#app/addresses.ts'
import { sendInBackground } from '#app/platform/session-guard.ts'

export type DraftOutcome =
  | { kind: 'saved'; savedAt: Date }
  /** No response, or a temporary refusal: the same request may succeed soon. */
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string }
  | { kind: 'signed-out' }

/** Fetch Standard, keepalive: 64 kB in all, of which the form's encoding needs a part. */
const KEEPALIVE_BYTES = 60_000
const TIMEOUT_MS = 20_000
const TEMPORARY = [408, 429, 502, 503, 504]

/** With `isLeaving` a text that is short enough is sent even if the page closes before the response. */
export async function sendDraft(
  { id, fields, drafts, ...note }: Omit<Draft, 'savedAt'> & FormText,
  { isLeaving }: { isLeaving: boolean },
): Promise<DraftOutcome> {
  const continues = drafts.filter((each) => each !== id)
  const response = await sendInBackground(
    `${pathTo('/dashboard/drafts/:id', { id })}?${writeDraftNote({ ...note, continues })}`,
    {
      method: 'PUT',
      body: formDataOf(fields),
      keepalive: isLeaving && new Blob(Object.values(fields)).size < KEEPALIVE_BYTES,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  )
  if (response === null || TEMPORARY.includes(response.status)) return { kind: 'unreachable' }
  if (response.status === 401) return { kind: 'signed-out' }
  const answer = response.data as { savedAt?: string; message?: string } | null
  if (response.ok && answer?.savedAt !== undefined)
    return { kind: 'saved', savedAt: new Date(answer.savedAt) }
  return { kind: 'refused', message: answer?.message ?? `${response.status}.` }
}

/** A draft that cannot be reached expires by itself. */
export async function discardSentDraft(id: string): Promise<void> {
  await sendInBackground(pathTo('/dashboard/drafts/:id', { id }), {
    method: 'DELETE',
    keepalive: true,
  })
}
