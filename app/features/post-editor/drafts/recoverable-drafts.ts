import { differingFields } from '#app/features/posts/stored-fields.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import type { OfferedDraft, StoredDraft } from '#app/features/post-editor/drafts/stored-draft.ts'

/** What the editor is opened with beside the post: whose it is, and what of theirs was not saved. */
export type DraftStart = {
  userId: string
  /** Names this form. */
  draftId: string
  /** The server's copies whose text is not the post's, the newest first. */
  found: OfferedDraft[]
  /** The copy whose text the form begins with (`?copy=…`). */
  resumed: OfferedDraft | null
}

/** A copy that is offered. `here` is the browser's own, where that is the newer one. */
export type RecoverableDraft = OfferedDraft & { here: StoredDraft | null }

/** What is shown of a copy before its text is. */
export function offerDraft({ id, counter, savedAt, fields }: StoredDraft): OfferedDraft {
  return { id, counter, savedAt, title: (fields['title'] ?? '').trim() }
}

/** Whether a copy says anything that the post does not. */
export function isWorthOffering(saved: PostForm, draft: StoredDraft): boolean {
  return differingFields(saved, draft.fields).length > 0
}

/**
 * Puts the server's copies and the browser's together: of each text the newer one, the newest text first.
 * @param living forms that are open at this moment in this browser; what they hold is not lost
 */
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
