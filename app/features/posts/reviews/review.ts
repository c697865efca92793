import type { Anchor } from '#app/features/rich-text/paragraphs/find-places.ts'
import type { Post } from '#app/features/posts/post.ts'

/** In characters. */
export const REVIEW_LIMITS = { note: 500, comment: 4_000 } as const

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

/** The comments on a paragraph, or without words on the whole post, the first one first. */
export type Thread = Anchor & {
  id: string
  comments: Comment[]
  resolved: { by: string; at: Date } | null
}

/** `thread`: the comment that it answers. */
export type NewComment = { id: string; text: string } & (Anchor | { thread: string })

/** Only who could save the post has a say in it. */
export function mayTakePart(post: Pick<Post, 'published'>, mayPublish: boolean): boolean {
  return mayPublish || !post.published
}
