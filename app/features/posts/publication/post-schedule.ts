import type { Post } from '#app/features/posts/post.ts'

export const postStatuses = ['draft', 'scheduled', 'published', 'ended'] as const

/** `ended`: taken down by its time. */
export type PostStatus = (typeof postStatuses)[number]

export type PostSchedule = Pick<Post, 'published' | 'publishAt' | 'unpublishAt'>

/** The rule of `postsOutOfTime` for one post. */
export function statusOf(post: PostSchedule, at: Date): PostStatus {
  const { published, publishAt, unpublishAt } = post
  if (!published) return 'draft'
  if (unpublishAt !== null && unpublishAt <= at) return 'ended'
  return publishAt !== null && publishAt > at ? 'scheduled' : 'published'
}

/** For what several published posts are answered with: how many of them readers do not see at this instant. */
export function unseenOf(posts: readonly PostSchedule[], at: Date): { unseen?: number } {
  const unseen = posts.filter((post) => statusOf(post, at) !== 'published').length
  return unseen > 0 ? { unseen } : {}
}

/** Null while its switch is off. */
export function readersFrom(
  { published, publishAt }: Pick<Post, 'published' | 'publishAt'>,
  at: Date,
): Date | null {
  if (!published) return null
  return publishAt !== null && publishAt > at ? publishAt : at
}

export function publicationAct(
  post: Pick<Post, 'published' | 'publishAt'>,
  at: Date,
): 'post.published' | 'post.scheduled' | 'post.unpublished' {
  const from = readersFrom(post, at)
  if (from === null) return 'post.unpublished'
  return from > at ? 'post.scheduled' : 'post.published'
}

/** A planned publication comes after the last save. */
export function lastChange({ updatedAt, publishAt }: Pick<Post, 'updatedAt' | 'publishAt'>): Date {
  return publishAt !== null && publishAt > updatedAt ? publishAt : updatedAt
}
