import { refusalSentences } from '#app/features/inbox/refusal-sentences.ts'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { InboxProblem, TrailEntry } from '#app/features/inbox/inbox-actions.server.ts'
import type { InquiryProblems, TypedInquiry } from '#app/features/inbox/inquiry/inquiry-form.ts'
import { inquiryTexts, stageNames } from '#app/features/inbox/inquiry/inquiry-texts.ts'
import { LABEL_LIMITS } from '#app/features/inbox/inquiry/labels.ts'
import { REPLY_LIMITS, type ReplyProblem } from '#app/features/inbox/replies/reply.ts'
import { replyTexts } from '#app/features/inbox/replies/reply-texts.ts'
import { exactText } from '#app/features/inbox/inbox-view.ts'
import { findMessage, type Message } from '#app/features/inbox/messages.server.ts'
import type { RefusedAction } from '#app/features/inbox/ui/message-work.tsx'
import type { Services } from '#app/server/services.server.ts'

export type ActionRefused = { status: 200 | 400 | 403 | 404 | 409 | 422; result: RefusedAction }

/** `unknown`: the form names no known action. `typed` is shown in the form again. */
export type RefusalCause =
  | (InboxProblem & { typed?: TypedInquiry })
  | { kind: 'inquiry'; typed: TypedInquiry; problems: InquiryProblems }
  | { kind: 'reply'; field: 'reply' | 'answer'; problem: ReplyProblem | 'day' }
  | { kind: 'inserted'; reply: string }
  | { kind: 'nothing-to-send' }
  | { kind: 'not-allowed' }
  | { kind: 'no-lawyer' }
  | { kind: 'unknown' }

/** As they were typed, shown in their fields again. */
export type TypedTexts = Pick<RefusedAction, 'note' | 'reply' | 'answer' | 'answeredOn'>

const NOTHING: RefusedAction = {
  note: '',
  noteProblem: null,
  reply: '',
  answer: '',
  answeredOn: '',
  replyProblems: {},
  inquiry: null,
  inquiryProblems: {},
  refusal: null,
}

export function refused(
  status: ActionRefused['status'],
  result: Partial<RefusedAction>,
): ActionRefused {
  return { status, result: { ...NOTHING, ...result } }
}

/** Also names the colleague who was faster. */
export async function explainRefusal(
  services: Services,
  message: Message,
  typed: TypedTexts,
  cause: RefusalCause,
): Promise<ActionRefused> {
  if (isAlwaysSaid(cause)) {
    const [status, refusal] = refusalSentences[cause.kind]
    return refused(status, { ...typed, refusal })
  }
  const inquiry = 'typed' in cause ? (cause.typed ?? null) : null
  switch (cause.kind) {
    case 'missing':
      return refused(404, typed)
    case 'inserted':
      return refused(200, { ...typed, reply: cause.reply })
    case 'reply': {
      const text = replyProblemText(cause.problem, typed[cause.field].length)
      return refused(422, { ...typed, replyProblems: { [cause.field]: text } })
    }
    case 'inquiry':
      return refused(422, { ...typed, inquiry, inquiryProblems: cause.problems })
    case 'too-many-labels': {
      const labels = fillText(inquiryTexts.problems['too-many'], LABEL_LIMITS)
      return refused(422, { ...typed, inquiry, inquiryProblems: { labels } })
    }
    case 'changed': {
      const current = (await findMessage(services, message.id)) ?? message
      const text = conflictText(current, cause.by, services.timeZone())
      return refused(409, {
        ...typed,
        inquiry,
        refusal: { title: messageTexts.conflict.title, text },
      })
    }
  }
}

function isAlwaysSaid(
  cause: RefusalCause,
): cause is Extract<RefusalCause, { kind: keyof typeof refusalSentences }> {
  return Object.hasOwn(refusalSentences, cause.kind)
}

function replyProblemText(problem: ReplyProblem | 'day', length: number): string {
  return fillText(replyTexts.problems[problem], {
    max: REPLY_LIMITS.text.toLocaleString('en-US'),
    count: length.toLocaleString('en-US'),
  })
}

function conflictText(
  { state, erasedAt }: Message,
  by: TrailEntry | null,
  timeZone: string,
): string {
  const { conflict, acts } = messageTexts
  if (by === null) return fillText(conflict.plain, { state: stageNames[state] })
  return fillText(erasedAt === null ? conflict.text : conflict.erased, {
    name: by.by,
    act: acts[by.act] ?? by.act,
    at: exactText(by.at, timeZone),
    state: stageNames[state],
  })
}
