import { parseEditorForm, withFile } from '#app/features/post-editor/editor-form.ts'
import type { SaveResult } from '#app/features/post-editor/save-result.ts'
import type { Post, PostForm, PostInput } from '#app/features/posts/post.ts'
import type { Office } from '#app/features/posts/publication/publication.ts'
import { settleSchedule } from '#app/features/posts/publication/schedule-question.ts'
import { withSlug } from '#app/features/posts/publication/slug.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

export type RefusedInput = Pick<SaveResult, 'form' | 'problems' | 'question'>

/** What a form asks to store, as far as the form alone decides it; `form` is as the answer to the question changes it. */
export function readInput(
  { form: pressed, file }: { form: PostForm; file: File | null },
  scheduleAnswer: string,
  { before, ...office }: Office & { before: Post | null },
): Result<{ form: PostForm; input: PostInput }, RefusedInput> {
  const settled = settleSchedule(pressed, scheduleAnswer, { ...office, before })
  if (!settled.ok) return fail({ question: settled.problem })
  const form = settled.value
  const checked = parseEditorForm(withFile(form, file), office)
  if (!checked.ok) return fail({ form, problems: checked.problem })
  return ok({ form, input: withSlug(checked.value) })
}
