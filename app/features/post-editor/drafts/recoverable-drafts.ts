import { differingFields } from '#app/features/posts/stored-fields.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import type { OfferedDraft, StoredDraft } from '#app/features/post-editor/drafts/stored-draft.ts'

export type DraftStart = {
  userId: string
  draftId: string
  found: OfferedDraft[]
  /** The draft that the form begins with (`?draft=…`). */
  resumed: OfferedDraft | null
}

/** `here` is the browser's own draft where that is newer. */
export type RecoverableDraft = OfferedDraft & { here: StoredDraft | null }

export function offerDraft({ id, counter, savedAt, fields }: StoredDraft): OfferedDraft {
  return { id, counter, savedAt, title: (fields['title'] ?? '').trim() }
}

export function isWorthOffering(saved: PostForm, draft: StoredDraft): boolean {
  return differingFields(saved, draft.fields).length > 0
}

/** Merges the server's and the browser's drafts, the newer of each, newest first, without those of forms that are open now. */
export function gatherDrafts(
  { draftId, found, resumed }: DraftStart,
  here: readonly StoredDraft[],
  openForms: ReadonlySet<string>,
): RecoverableDraft[] {
  const gathered = new Map<string, RecoverableDraft>(
    found.map((draft) => [draft.id, { ...draft, here: null }]),
  )
  for (const draft of here) {
    const isOlder = (other: OfferedDraft | null | undefined) =>
      other?.id === draft.id && other.counter >= draft.counter
    if (isOlder(gathered.get(draft.id)) || isOlder(resumed)) continue
    gathered.set(draft.id, { ...offerDraft(draft), here: draft })
  }
  return [...gathered.values()]
    .filter(({ id }) => id !== draftId && !openForms.has(id))
    .toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
}
