import { readDecisions } from '#app/features/entries/merge/decisions.ts'
import { settleMerge } from '#app/features/entries/merge/settle-merge.ts'
import { readFormTexts } from '#app/features/post-editor/prepare-post.ts'
import type { MergedSave } from '#app/features/post-editor/save-result.ts'
import { mergedSave, mergingOf, readOpened } from '#app/features/post-editor/stale-form.ts'
import type { Post } from '#app/features/posts/post.ts'
import { storedFieldsOf } from '#app/features/posts/form-of-post.ts'

/** Earlier texts are not kept here, so that every difference is a question. Null: the form is not stale. */
export function mergeStale(current: Post, form: FormData, timeZone: string): MergedSave | null {
  const posted = form.get('opened')
  const opened = readOpened(typeof posted === 'string' ? posted : '')
  const isAgain = opened.asked !== null
  if (!isAgain && form.get('version') === String(current.version)) return null
  const submitted = readFormTexts(form)
  const stale = { fields: storedFieldsOf(submitted), opened, decisions: readDecisions(form) }
  const settled = settleMerge(mergingOf(stale, opened.fields, current, timeZone))
  const saver = { savedBy: null, isOwn: true }
  return mergedSave(settled, { current, saver, submitted, isAgain, timeZone })
}
