import { refusalTexts } from '#app/features/post-editor/review/refusal-texts.ts'
import {
  type NewComment,
  REVIEW_ACTS,
  REVIEW_LIMITS,
  type ReviewAct,
} from '#app/features/posts/reviews/review.ts'
import { quoteOf } from '#app/features/rich-text/paragraphs/find-places.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

type TypedReview = Record<ReviewField, string>

export const REVIEW_FIELDS = [
  'act',
  'assignee',
  'note',
  'seen',
  'id',
  'thread',
  'text',
  'quote',
  'place',
] as const

type ReviewField = (typeof REVIEW_FIELDS)[number]

type ParsedReview =
  | { kind: 'review'; act: ReviewAct; assigneeId: string | null; note: string; seen: string }
  | { kind: 'comment'; comment: NewComment }
  | { kind: 'thread'; thread: string; isResolved: boolean }

const ID = /^[0-9a-f-]{36}$/
const { problems } = refusalTexts

export function parseReview(typed: TypedReview): Result<ParsedReview, string> {
  const act = REVIEW_ACTS.find((each) => each === typed.act)
  if (act !== undefined) return parseRequest(act, typed)
  if (typed.act === 'comment') return parseComment(typed)
  const isResolved = typed.act === 'resolve'
  if (!isResolved && typed.act !== 'reopen') return fail(problems.form)
  const { thread } = typed
  return ID.test(thread) ? ok({ kind: 'thread', thread, isResolved }) : fail(problems.form)
}

function parseRequest(act: ReviewAct, typed: TypedReview): Result<ParsedReview, string> {
  const note = typed.note.trim()
  if (isLonger(note, REVIEW_LIMITS.note))
    return fail(fillText(problems.note, { most: REVIEW_LIMITS.note }))
  return ok({ kind: 'review', act, assigneeId: typed.assignee || null, note, seen: typed.seen })
}

function parseComment({ id, thread, ...typed }: TypedReview): Result<ParsedReview, string> {
  const text = typed.text.trim()
  if (text === '') return fail(problems.empty)
  if (isLonger(text, REVIEW_LIMITS.comment))
    return fail(fillText(problems.comment, { most: REVIEW_LIMITS.comment }))
  if (!ID.test(id) || (thread !== '' && !ID.test(thread))) return fail(problems.form)
  const place = /^\d{1,5}$/.test(typed.place) ? Number(typed.place) : 0
  const at = thread === '' ? { quote: quoteOf(typed.quote), place } : { thread }
  return ok({ kind: 'comment', comment: { id, text, ...at } })
}

function isLonger(text: string, most: number): boolean {
  return [...text].length > most
}
