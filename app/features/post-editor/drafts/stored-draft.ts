import type { StoredFields } from '#app/features/posts/stored-fields.ts'
import { isPostId } from '#app/features/posts/post.ts'

export type DraftLocation = {
  id: string
  /** Null for a post that does not exist yet. */
  postId: string | null
}

export type StoredDraft = DraftLocation & {
  /** The version of the post that it was based on; 0 for a new post. */
  version: number
  /** Increases with each input. */
  counter: number
  savedAt: Date
  fields: StoredFields
}

export type OfferedDraft = Pick<StoredDraft, 'id' | 'counter' | 'savedAt'> & { title: string }

/** `continues` names the drafts that this one replaces. */
export type DraftMeta = Pick<StoredDraft, 'postId' | 'version' | 'counter'> & {
  continues: string[]
}

const MOST_CONTINUED = 10
const NUMBER = /^\d{1,9}$/

/** Days without a change before a draft is deleted. */
export const DRAFT_DAYS = { server: 90, browser: 30 } as const

export function isDraftId(text: string): boolean {
  return isPostId(text)
}

export function writeDraftMeta({ postId, version, counter, continues }: DraftMeta): string {
  const query = new URLSearchParams({ version: String(version), counter: String(counter) })
  if (postId !== null) query.set('post', postId)
  for (const id of continues.slice(0, MOST_CONTINUED)) query.append('continues', id)
  return query.toString()
}

/** @returns null when a field is missing or invalid */
export function readDraftMeta(query: URLSearchParams): DraftMeta | null {
  const postId = query.get('post')
  const [version, counter] = [query.get('version') ?? '', query.get('counter') ?? '']
  const continues = query.getAll('continues')
  const isReadable =
    (postId === null || isPostId(postId)) &&
    NUMBER.test(version) &&
    NUMBER.test(counter) &&
    continues.length <= MOST_CONTINUED &&
    continues.every(isDraftId)
  if (!isReadable) return null
  return { postId, version: Number(version), counter: Number(counter), continues }
}
