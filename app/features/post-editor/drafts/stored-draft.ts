import type { StoredFields } from '#app/features/posts/stored-fields.ts'
import { isPostId } from '#app/features/posts/post.ts'

/** Where a text that is being written belongs. */
export type DraftLocation = {
  /** Names the form in which it is written. */
  id: string
  /** Null for a post that does not exist yet. */
  postId: string | null
}

/** A text that someone was writing and has not saved. */
export type StoredDraft = DraftLocation & {
  /** The version of the post that it was begun from; 0 for a new post. */
  version: number
  /** Goes up with what is typed. */
  counter: number
  savedAt: Date
  fields: StoredFields
}

/** A copy as the editor offers it: without its texts. */
export type OfferedDraft = Pick<StoredDraft, 'id' | 'counter' | 'savedAt'> & { title: string }

/** What a request to keep a copy says beside the texts; `continues` are copies that this one takes the place of. */
export type DraftMeta = {
  postId: string | null
  version: number
  counter: number
  continues: string[]
}

const MOST_CONTINUED = 10
const NUMBER = /^\d{1,9}$/

/** Days after which a copy that no one came back to is thrown away, on the server and in the browser. */
export const DRAFT_DAYS = { server: 90, browser: 30 } as const

/** Whether a text can be a copy's name. */
export function isDraftId(text: string): boolean {
  return isPostId(text)
}

/** Writes the note into an address's query. */
export function writeDraftMeta({ postId, version, counter, continues }: DraftMeta): string {
  const query = new URLSearchParams({ version: String(version), counter: String(counter) })
  if (postId !== null) query.set('post', postId)
  for (const id of continues.slice(0, MOST_CONTINUED)) query.append('continues', id)
  return query.toString()
}

/** Reads it back. @returns null when it does not say what it has to */
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
