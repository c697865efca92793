import type { KeepOutcome } from '#app/features/blog/autosave.ts'
import type { KeptForm } from '#app/features/blog/kept-form.ts'
import { type CopyNote, writeCopyNote } from '#app/features/blog/working-copy.ts'
import { sessionFetch } from '#app/platform/session-guard.ts'

/** A browser sends no more than 64 kB after a page is gone (Fetch Standard, keepalive); the form's own marks need some of it. */
const KEEPALIVE_BYTES = 60_000
const TIMEOUT_MS = 20_000

/** Answers after which the same request may succeed in a moment. */
const PASSING = [408, 429, 502, 503, 504]

/**
 * Sends what somebody has typed so far.
 * @param options.isLeaving the page may be gone before the answer; a text that is not too long is sent all the same
 */
export async function sendCopy(
  id: string,
  note: CopyNote,
  fields: KeptForm,
  { isLeaving }: { isLeaving: boolean },
): Promise<KeepOutcome> {
  const body = new FormData()
  for (const [name, text] of Object.entries(fields)) body.set(name, text)
  try {
    const answer = await sessionFetch(`/dashboard/copies/${id}?${writeCopyNote(note)}`, {
      isBackground: true,
      method: 'PUT',
      headers: { Accept: 'application/json' },
      body,
      keepalive: isLeaving && bytesOf(fields) < KEEPALIVE_BYTES,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return await readOutcome(answer)
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return { kind: 'unreachable' }
    throw error
  }
}

/** Throws a copy away. One that cannot be reached expires by itself. */
export async function discardSentCopy(id: string): Promise<void> {
  await sessionFetch(`/dashboard/copies/${id}`, {
    isBackground: true,
    method: 'DELETE',
    headers: { Accept: 'application/json' },
  }).catch(() => undefined)
}

async function readOutcome(answer: Response): Promise<KeepOutcome> {
  if (PASSING.includes(answer.status)) return { kind: 'unreachable' }
  if (answer.status === 401) return { kind: 'signed-out' }
  const { savedAt, message } = await readJson(answer)
  if (answer.ok && savedAt !== undefined) return { kind: 'kept', savedAt: new Date(savedAt) }
  return { kind: 'refused', message: message ?? `${answer.status}.` }
}

async function readJson(answer: Response): Promise<{ savedAt?: string; message?: string }> {
  try {
    return (await answer.json()) as { savedAt?: string; message?: string }
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

function bytesOf(fields: KeptForm): number {
  return new TextEncoder().encode(Object.values(fields).join('')).length
}
