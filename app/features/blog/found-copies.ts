import { differingFields } from '#app/features/blog/kept-form.ts'
import type { PostForm } from '#app/features/blog/post.ts'
import type { OfferedCopy, WorkingCopy } from '#app/features/blog/working-copy.ts'

/** What the editor is opened with beside the post: whose it is, and what of theirs was not saved. */
export type KeepingStart = {
  userId: string
  /** Names this form. */
  copyId: string
  /** The server's copies whose text is not the post's, the newest first. */
  found: OfferedCopy[]
  /** The copy whose text the form begins with (`?copy=…`). */
  resumed: OfferedCopy | null
}

/** A copy that is offered. `here` is the browser's own, where that is the newer one. */
export type FoundCopy = OfferedCopy & { here: WorkingCopy | null }

/** What is shown of a copy before its text is. */
export function offerCopy({ id, counter, savedAt, fields }: WorkingCopy): OfferedCopy {
  return { id, counter, savedAt, title: (fields['title'] ?? '').trim() }
}

/** Whether a copy says anything that the post does not. */
export function isWorthOffering(saved: PostForm, copy: WorkingCopy): boolean {
  return differingFields(saved, copy.fields).length > 0
}

/**
 * Puts the server's copies and the browser's together: of each text the newer one, the newest text first.
 * @param living forms that are open at this moment in this browser; what they hold is not lost
 */
export function gatherCopies(
  { copyId, found, resumed }: KeepingStart,
  here: readonly WorkingCopy[],
  living: ReadonlySet<string>,
): FoundCopy[] {
  const gathered = new Map<string, FoundCopy>(
    found.map((copy) => [copy.id, { ...copy, here: null }]),
  )
  for (const copy of here) {
    const isOlder = (other: OfferedCopy | null | undefined) =>
      other?.id === copy.id && other.counter >= copy.counter
    if (isOlder(gathered.get(copy.id)) || isOlder(resumed)) continue
    gathered.set(copy.id, { ...offerCopy(copy), here: copy })
  }
  return [...gathered.values()]
    .filter(({ id }) => id !== copyId && !living.has(id))
    .toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
}
