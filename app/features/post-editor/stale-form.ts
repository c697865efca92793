import { openedFrom, writeOpened } from '#app/features/post-editor/decisions.ts'
import type { MergedSave } from '#app/features/post-editor/save-result.ts'
import { formOfPost } from '#app/features/posts/form-of-post.ts'
import {
  conflictsOf,
  type Decisions,
  type FormMerge,
  isDecided,
  mergedFields,
  nextBase,
} from '#app/features/posts/merge/merge-forms.ts'
import { showConflict } from '#app/features/posts/merge/show-conflict.ts'
import type { Post, PostForm, PostVersion } from '#app/features/posts/post.ts'
import { withStoredFields } from '#app/features/posts/stored-fields.ts'

export type Meanwhile = { merge: FormMerge; current: Post } & Pick<PostVersion, 'savedBy' | 'isOwn'>

type Answers = { decisions: Decisions; isAgain: boolean; timeZone: string }

/** With no conflicts where all are decided; until then each stays as mine, so that merging again finds the same ones. */
export function settleMerge(
  { merge, current, savedBy, isOwn }: Meanwhile,
  submitted: PostForm,
  { decisions, isAgain, timeZone }: Answers,
): MergedSave {
  const isOpen = !isDecided(merge, decisions)
  const asked = conflictsOf(merge).filter(({ field }) => field === 'content')
  const opened = isOpen
    ? { isAsked: true, asked: asked.map(({ id }) => id), fields: nextBase(merge) }
    : openedFrom(formOfPost(current, timeZone))
  const conflicts = isOpen ? conflictsOf(merge) : []
  return {
    version: current.version,
    savedAt: current.updatedAt,
    savedBy,
    isOwn,
    form: withStoredFields(submitted, mergedFields(merge, isOpen ? new Map() : decisions)),
    opened: writeOpened(opened),
    conflicts: conflicts.map((conflict) => showConflict(conflict, decisions)),
    isAgain,
  }
}
