import type { Reviewer, ReviewState } from '#app/features/posts/reviews/review.ts'
import type { MarkedParagraph } from '#app/features/rich-text/paragraphs/paragraph-tools.ts'

/** Times are written on the office's clock. */
export type ReviewView = {
  /** Empty without a request. */
  turn: string
  request: {
    state: ReviewState
    assignee: Reviewer | null
    writer: string
    by: string
    note: string
    at: string
    /** Whoever looks has asked for it. */
    isWriter: boolean
  } | null
  threads: ShownThread[]
  /** Whoever looks. */
  ownId: string
  /** Who may be chosen. */
  colleagues: Reviewer[]
  /** False for someone who may only read. */
  mayAct: boolean
  /** Of the next comment, so that a second press writes none. */
  newId: string
  /** A later answer takes the place of an earlier one. */
  readAt: number
}

export type ShownThread = MarkedParagraph & {
  /** It has a paragraph, and that is not in the saved text any more. */
  isGone: boolean
  comments: { id: string; author: string; text: string; at: string }[]
  resolved: { by: string; at: string } | null
}

/** `problem`: nothing was stored. */
export type ReviewAnswer = { view?: ReviewView; problem?: string; typed?: string; failed?: string }

/** It waits for somebody, or has open comments. */
export function isReviewed(view: ReviewView | null): boolean {
  return view !== null && (view.request !== null || view.threads.some(({ resolved }) => !resolved))
}
