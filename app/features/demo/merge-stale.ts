import { readDecisions } from '#app/features/post-editor/decisions.ts'
import { readPostTexts } from '#app/features/post-editor/prepare-post.ts'
import type { MergedSave } from '#app/features/post-editor/save-result.ts'
import { askWriter, takeDecided } from '#app/features/post-editor/stale-form.ts'
import { isDecided, mergeForms, sidesOf } from '#app/features/posts/merge/merge-forms.ts'
import type { Post } from '#app/features/posts/post.ts'
import { parseStoredFields, storedFieldsOf } from '#app/features/posts/stored-fields.ts'

/** Earlier texts are not kept here, so that every difference is a question. Null: the form is not stale. */
export function mergeStale(current: Post, form: FormData, timeZone: string): MergedSave | null {
  const version = Number(form.get('version'))
  if (version === current.version) return null
  const [decisions, submitted] = [readDecisions(form), readPostTexts(form)]
  const posted = form.get('opened')
  const opened = typeof posted === 'string' ? posted : ''
  const sides = sidesOf(current, storedFieldsOf(submitted), timeZone)
  const merge = mergeForms({ base: parseStoredFields(opened), ...sides })
  const meanwhile = { merge, current, savedBy: null, isOwn: true }
  if (isDecided(merge, decisions)) return takeDecided(meanwhile, submitted, { timeZone, decisions })
  const isAgain = Number(form.get('merged')) > version
  return askWriter(meanwhile, submitted, { base: { version, opened }, decisions, isAgain })
}
