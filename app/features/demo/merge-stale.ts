import { readDecisions, readOpened } from '#app/features/post-editor/decisions.ts'
import { readFormTexts } from '#app/features/post-editor/prepare-post.ts'
import type { MergedSave } from '#app/features/post-editor/save-result.ts'
import { settleMerge } from '#app/features/post-editor/stale-form.ts'
import { sidesOf, stillAsked } from '#app/features/posts/merge/merge-forms.ts'
import type { Post } from '#app/features/posts/post.ts'
import { storedFieldsOf } from '#app/features/posts/stored-fields.ts'

/** Earlier texts are not kept here, so that every difference is a question. Null: the form is not stale. */
export function mergeStale(current: Post, form: FormData, timeZone: string): MergedSave | null {
  const posted = form.get('opened')
  const opened = readOpened(typeof posted === 'string' ? posted : '')
  const { isAsked, fields: base } = opened
  if (!isAsked && form.get('version') === String(current.version)) return null
  const submitted = readFormTexts(form)
  const decisions = readDecisions(form)
  return settleMerge({
    forms: { base, ...sidesOf(current, storedFieldsOf(submitted), timeZone) },
    asked: stillAsked(opened, decisions),
    meanwhile: { current, savedBy: null, isOwn: true },
    submitted,
    decisions,
    isAgain: isAsked,
    timeZone,
  })
}
