import type { Post } from '#app/features/posts/post.ts'

/** In characters. */
export const REVIEW_LIMITS = { note: 500, comment: 4_000, quote: 2_000 } as const

/** `ready`: somebody is to review the post; `writing`: the assignee goes on writing it. */
export type ReviewState = 'ready' | 'writing'

export const REVIEW_ACTS = ['ready', 'hand-back', 'end'] as const

export type ReviewAct = (typeof REVIEW_ACTS)[number]

/** Who may have the post: a colleague who may change it. */
export type Reviewer = { id: string; name: string }

export type ReviewRequest = {
  state: ReviewState
  assignee: Reviewer | null
  /** Who asked for it. */
  writer: Reviewer
  by: Reviewer
  note: string
  at: Date
}

export type Comment = { id: string; author: Reviewer; text: string; at: Date }

/** The paragraph's words, and its place among the paragraphs; no words: of the whole post. */
export type Anchor = { quote: string; place: number }

/** The comments on a paragraph, the first one first. */
export type Thread = Anchor & {
  id: string
  comments: Comment[]
  resolved: { by: string; at: Date } | null
}

/** Only who could save the post has a say in it. */
export function mayTakePart(post: Pick<Post, 'published'>, mayPublish: boolean): boolean {
  return mayPublish || !post.published
}
