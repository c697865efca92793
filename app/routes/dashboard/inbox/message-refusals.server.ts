import { deliveryTexts } from '#app/features/inbox/inbox-texts.ts'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { InboxProblem, TrailEntry } from '#app/features/inbox/inbox-actions.server.ts'
import { exactText } from '#app/features/inbox/inbox-view.ts'
import { findMessage, type Message } from '#app/features/inbox/messages.server.ts'
import type { RefusedAction } from '#app/features/inbox/ui/message-work.tsx'
import type { Services } from '#app/server/services.server.ts'

export type ActionRefused = { status: 400 | 404 | 409 | 422; result: RefusedAction }

/** `unknown`: the form names no known action. */
export type RefusalCause = InboxProblem | { kind: 'nothing-to-send' } | { kind: 'unknown' }

/** @param note shown in the note's field again */
export function refused(
  status: ActionRefused['status'],
  note: string,
  refusal: RefusedAction['refusal'],
): ActionRefused {
  return { status, result: { note, noteProblem: null, refusal } }
}

/** Also names the colleague who was faster. */
export async function explainRefusal(
  services: Services,
  message: Message,
  note: string,
  cause: RefusalCause,
): Promise<ActionRefused> {
  const { title } = messageTexts.conflict
  if (cause.kind === 'missing') return refused(404, note, null)
  if (cause.kind === 'unknown')
    return refused(400, note, {
      title: messageTexts.unknownAction,
      text: messageTexts.unknownActionText,
    })
  if (cause.kind === 'nothing-to-send')
    return refused(409, note, { title, text: deliveryTexts.nothingToSend })
  const current = (await findMessage(services, message.id)) ?? message
  return refused(409, note, { title, text: conflictText(current, cause.by, services.timeZone()) })
}

function conflictText(
  { state, erasedAt }: Message,
  by: TrailEntry | null,
  timeZone: string,
): string {
  const { conflict, acts, states } = messageTexts
  if (by === null) return fillText(conflict.plain, { state: states[state] })
  return fillText(erasedAt === null ? conflict.text : conflict.erased, {
    name: by.by,
    act: acts[by.act] ?? by.act,
    at: exactText(by.at, timeZone),
    state: states[state],
  })
}
