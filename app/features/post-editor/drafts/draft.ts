import type { CurrentNames } from '#app/features/posts/categories/category-names.ts'
import { differingFields, type StoredFields } from '#app/features/posts/stored-fields.ts'
import { newWords } from '#app/features/post-editor/drafts/new-words.ts'
import { isPostId, type PostForm } from '#app/features/posts/post.ts'

/** Days without a change before a draft is deleted. */
export const DRAFT_DAYS = { server: 90, browser: 30 } as const

export type DraftLocation = {
  /** Names the form in which it was typed. */
  id: string
  /** Null for a post that does not exist yet. */
  postId: string | null
}

export type Draft = DraftLocation & {
  /** The version of the post that it was based on; 0 for a new post. */
  version: number
  /** Increases with each input. */
  counter: number
  savedAt: Date
  fields: StoredFields
}

export type OfferedDraft = Pick<Draft, 'id' | 'counter' | 'savedAt'> & {
  title: string
  /** Of what is in it and not in the post; empty where only a choice differs. */
  firstWords: string
}

/** `here` is the browser's own draft where that is newer. */
export type RecoverableDraft = OfferedDraft & { here: Draft | null }

/** What the form needs to know of drafts when it is opened. */
export type DraftStart = {
  userId: string
  draftId: string
  found: OfferedDraft[]
  /** The draft that the form begins with (`?draft=…`). */
  resumed: OfferedDraft | null
  /** In which a draft may have categories by their former names; none without a server. */
  names?: CurrentNames
}

/** `drafts`: the form's own and those whose text it continues, the last one at the end. */
export type FormText = Pick<Draft, 'version' | 'fields'> & { drafts: readonly string[] }

export function isDraftId(text: string): boolean {
  return isPostId(text)
}

export function offerDraft(saved: PostForm, { id, counter, savedAt, fields }: Draft): OfferedDraft {
  const title = (fields['title'] ?? '').trim()
  const texts = (['content', 'excerpt', 'title'] as const).map((name) =>
    newWords(fields[name] ?? '', saved[name]),
  )
  return { id, counter, savedAt, title, firstWords: texts.find((words) => words !== '') ?? '' }
}

export function isWorthOffering(saved: PostForm, draft: Draft): boolean {
  return differingFields(saved, draft.fields).length > 0
}

/** The newer of the server's and the browser's text of each draft, newest first, without the form's own and the hidden ones. */
export function gatherDrafts(
  saved: PostForm,
  { draftId, found, resumed }: DraftStart,
  here: readonly Draft[],
  hidden: ReadonlySet<string>,
): RecoverableDraft[] {
  const gathered = new Map<string, RecoverableDraft>(
    found.map((draft) => [draft.id, { ...draft, here: null }]),
  )
  for (const draft of here) {
    const known = resumed?.id === draft.id ? resumed : gathered.get(draft.id)
    if (!known || known.counter < draft.counter)
      gathered.set(draft.id, { ...offerDraft(saved, draft), here: draft })
  }
  return [...gathered.values()]
    .filter(({ id }) => id !== draftId && !hidden.has(id))
    .toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
}

/** The address of an autosave; `continues` names the drafts that this one replaces. */
type DraftNote = Pick<Draft, 'postId' | 'version' | 'counter'> & { continues: readonly string[] }

const MOST_CONTINUED = 10
const NUMBER = /^\d{1,9}$/

export function writeDraftNote({ postId, version, counter, continues }: DraftNote): string {
  const query = new URLSearchParams({ version: String(version), counter: String(counter) })
  if (postId !== null) query.set('post', postId)
  for (const id of continues.slice(-MOST_CONTINUED)) query.append('continues', id)
  return query.toString()
}

/** @returns null when a field is missing or invalid */
export function readDraftNote(query: URLSearchParams): DraftNote | null {
  const [postId, continues] = [query.get('post'), query.getAll('continues')]
  const [version, counter] = [query.get('version') ?? '', query.get('counter') ?? '']
  const isReadable =
    [version, counter].every((number) => NUMBER.test(number)) &&
    [...continues, ...(postId === null ? [] : [postId])].every(isPostId) &&
    continues.length <= MOST_CONTINUED
  if (!isReadable) return null
  return { postId, version: Number(version), counter: Number(counter), continues }
}
