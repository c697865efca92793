import { openedFrom, writeOpened } from '#app/features/post-editor/decisions.ts'
import type { MergedSave } from '#app/features/post-editor/save-result.ts'
import { formOfPost } from '#app/features/posts/form-of-post.ts'
import {
  conflictsOf,
  type Decisions,
  isDecided,
  mergedFields,
  mergeForms,
  nextBase,
  type ThreeForms,
} from '#app/features/posts/merge/merge-forms.ts'
import { showConflict } from '#app/features/posts/merge/show-conflict.ts'
import type { Post, PostForm, PostVersion } from '#app/features/posts/post.ts'
import { withStoredFields } from '#app/features/posts/stored-fields.ts'
import type { TextTask } from '#app/platform/texts/text-task.ts'

type Stale = {
  forms: ThreeForms
  /** The questions on the content that are open. */
  asked: readonly string[]
  meanwhile: { current: Post } & Pick<PostVersion, 'savedBy' | 'isOwn'>
  submitted: PostForm
  decisions: Decisions
  isAgain: boolean
  timeZone: string
}

/** With no conflicts where all are decided; until then each stays as mine, so that merging again finds the same ones. */
export function settleMerge({
  meanwhile: { current, ...saver },
  submitted,
  decisions,
  isAgain,
  timeZone,
  ...stale
}: Stale): MergedSave {
  const merge = mergeForms(stale.forms, stale.asked)
  const isOpen = !isDecided(merge, decisions)
  const asked = conflictsOf(merge).filter(({ field }) => field === 'content')
  const opened = isOpen
    ? { isAsked: true, asked: asked.map(({ id }) => id), fields: nextBase(merge) }
    : openedFrom(formOfPost(current, timeZone))
  const conflicts = isOpen ? conflictsOf(merge) : []
  return {
    version: current.version,
    savedAt: current.updatedAt,
    ...saver,
    form: withStoredFields(submitted, mergedFields(merge, isOpen ? new Map() : decisions)),
    opened: writeOpened(opened),
    conflicts: conflicts.map((conflict) => showConflict(conflict, decisions)),
    isAgain,
  }
}

export const mergingTask: TextTask<Stale, MergedSave> = {
  name: 'merge two posts',
  sizeOf: ({ forms: { theirs, mine } }) =>
    4 * ((theirs['content']?.length ?? 0) + (mine['content']?.length ?? 0)),
  run: settleMerge,
}
