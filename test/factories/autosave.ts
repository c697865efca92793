import { onTestFinished, vi } from 'vitest'
import { createAutosave } from '#app/features/entries/drafts/autosave.ts'
import { createBrowserDrafts } from '#app/features/entries/drafts/browser-drafts.ts'
import type { FormText } from '#app/features/entries/drafts/draft.ts'
import { answerRequestsBy } from '#app/platform/session-guard.ts'
import { aStorage } from '#test/factories/storage.ts'

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

export const saved = () => Response.json({ savedAt: new Date() })
export const failed = (status: number, message?: string) => () =>
  Response.json({ message }, { status })
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch')
}
export const refused = failed(413, 'Too long.')
export const signedOut = failed(401)

type SentDraft = { at: number; note: string; content: unknown; isLeaving: boolean | undefined }

/** Without `answer` each request waits for `respond`. */
function aDraftServer(answer?: () => Response) {
  const sent: SentDraft[] = []
  const waiting: PromiseWithResolvers<Response>[] = []
  const stop = answerRequestsBy(async (address, { body, keepalive }) => {
    const content = body instanceof FormData ? body.get('content') : null
    const note = address.replace(/^.*\?version=/, '')
    sent.push({ at: Date.now(), note, content, isLeaving: keepalive })
    if (answer) return answer()
    const response = Promise.withResolvers<Response>()
    waiting.push(response)
    return response.promise
  })
  onTestFinished(stop)
  return {
    sent,
    counters: () => sent.map(({ note }) => Number(/counter=(\d+)/.exec(note)?.[1])),
    respond(how: () => Response = saved, which = 0) {
      waiting.splice(which, 1)[0]?.resolve(new Promise((resolve) => resolve(how())))
      return pass(0)
    },
  }
}

/** One open form, whose storage has so much room. */
export function openAutosave({ room, answer }: { room?: number; answer?: () => Response } = {}) {
  const world = { form: { fields: {}, version: 3, drafts: ['mine'] } as FormText, readingMs: 0 }
  const storage = aStorage(room)
  const drafts = createBrowserDrafts(storage, 'anna')
  let spent = 0
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + spent)
  const read = () => {
    spent += world.readingMs
    return world.form
  }
  const place = { id: 'mine', entry: 'post' }
  const autosave = createAutosave({ place, drafts, read, onState: () => {} })
  const type = (content = 'One') => {
    world.form = { ...world.form, fields: { content } }
    autosave.changed()
  }
  return {
    ...aDraftServer(answer),
    world,
    drafts,
    storage,
    autosave,
    type,
    server: () => autosave.state().server,
    here: () => drafts.list('post').map(({ id, fields }) => `${id}: ${fields['content']}`),
    typeAndPause: (content?: string) => {
      type(content)
      return pass(2_000)
    },
  }
}
