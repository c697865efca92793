import { MESSAGE_STATES, type MessageState } from '#app/features/inbox/contact-form/message.ts'
import type {
  InquiryChange,
  InquiryRequest,
  InquiryValues,
} from '#app/features/inbox/inquiry/inquiry.ts'
import { inquiryTexts } from '#app/features/inbox/inquiry/inquiry-texts.ts'
import { foldLabel, LABEL_LIMITS, parseLabels } from '#app/features/inbox/inquiry/labels.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { isDay } from '#app/platform/local-time.ts'

/** As it was typed and chosen. */
export type TypedInquiry = Record<'stage' | 'assignee' | 'due' | 'labels', string>

export type InquiryProblems = Partial<TypedInquiry>

/** Only what differs from what the page showed. @param assignees who may be chosen */
export function parseInquiry(
  typed: TypedInquiry,
  shown: TypedInquiry,
  assignees: ReadonlySet<string>,
): Result<InquiryRequest, InquiryProblems> {
  const { problems: texts } = inquiryTexts
  const stage = MESSAGE_STATES.find((each) => each === typed.stage)
  const labels = parseLabels(typed.labels)
  const isNew = (name: keyof TypedInquiry) => typed[name] !== shown[name]
  const problems: InquiryProblems = {
    ...(stage === undefined && { stage: texts.stage }),
    ...(isNew('assignee') &&
      typed.assignee !== '' &&
      !assignees.has(typed.assignee) && { assignee: texts.assignee }),
    ...(typed.due !== '' && !isDay(typed.due) && { due: texts.due }),
    ...(!labels.ok && { labels: fillText(texts[labels.problem], LABEL_LIMITS) }),
  }
  if (stage === undefined || !labels.ok || Object.keys(problems).length > 0) return fail(problems)
  const change: InquiryChange = {
    ...(isNew('stage') && { stage }),
    ...(isNew('assignee') && { assigneeId: typed.assignee || null }),
    ...(isNew('due') && { dueOn: typed.due || null }),
    ...differenceOf(labels.value, shown.labels),
  }
  return ok({ change, seen: seenValues(shown) })
}

function seenValues({ stage, assignee, due }: TypedInquiry): InquiryValues {
  return { stage: stage as MessageState, assigneeId: assignee || null, dueOn: due || null }
}

function differenceOf(labels: readonly string[], shown: string) {
  const before = parseLabels(shown)
  const old = before.ok ? before.value : []
  const without = (some: readonly string[], others: readonly string[]) => {
    const folded = new Set(others.map(foldLabel))
    return some.filter((label) => !folded.has(foldLabel(label)))
  }
  return { add: without(labels, old), remove: without(old, labels) }
}

/** `id:version` of each chosen row. */
export function parseChosen(entries: readonly string[]): { id: string; version: number }[] {
  return entries.flatMap((entry) => {
    const [, id, version] = /^([0-9a-f-]{36}):(\d{1,9})$/.exec(entry) ?? []
    return id === undefined ? [] : [{ id, version: Number(version) }]
  })
}
