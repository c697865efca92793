import type { MergedSave } from '#app/features/post-editor/save-result.ts'
import { formOfPost } from '#app/features/posts/form-of-post.ts'
import {
  conflictsOf,
  type Decisions,
  type FormMerge,
  mergedFields,
} from '#app/features/posts/merge/merge-forms.ts'
import { showConflict } from '#app/features/posts/merge/show-conflict.ts'
import { type Post, type PostForm, type PostVersion } from '#app/features/posts/post.ts'
import { writeOpened } from '#app/features/post-editor/decisions.ts'
import { withStoredFields } from '#app/features/posts/stored-fields.ts'

type Meanwhile = { merge: FormMerge; current: Post } & Pick<PostVersion, 'savedBy' | 'isOwn'>

/** Each conflict stays as mine until it is decided, so that merging again finds the same ones. */
export function askWriter(
  { merge, current, savedBy, isOwn }: Meanwhile,
  submitted: PostForm,
  { base, decisions, isAgain }: Pick<MergedSave, 'base' | 'isAgain'> & { decisions: Decisions },
): MergedSave {
  return {
    version: current.version,
    savedAt: current.updatedAt,
    savedBy,
    isOwn,
    form: withStoredFields(submitted, mergedFields(merge, new Map())),
    base,
    conflicts: conflictsOf(merge).map((conflict) => showConflict(conflict, decisions)),
    isAgain,
  }
}

/** Where nothing is open the form goes on from what is stored. */
export function takeDecided(
  meanwhile: Meanwhile,
  submitted: PostForm,
  { timeZone, decisions }: { timeZone: string; decisions: Decisions },
): MergedSave {
  const { merge, current } = meanwhile
  const base = {
    version: current.version,
    opened: writeOpened(formOfPost(current, timeZone)),
  }
  const asked = askWriter(meanwhile, submitted, { base, decisions, isAgain: false })
  const form = withStoredFields(submitted, mergedFields(merge, decisions))
  return { ...asked, form, conflicts: [] }
}
