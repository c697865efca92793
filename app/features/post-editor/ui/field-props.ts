import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import type { PostForm, PostProblems } from '#app/features/posts/post.ts'
import { fieldOf, type TextName } from '#app/features/posts/post-fields.ts'

const hints: Partial<Record<TextName, string>> = editorTexts.hints

/** What every input of a post's text has from the table of fields. */
export function fieldProps(name: TextName, from: { form: PostForm; problems: PostProblems }) {
  const { label, max: maxLength } = fieldOf(name)
  const [hint, defaultValue, error] = [hints[name], from.form[name], from.problems[name]]
  return { name, label, hint, defaultValue, maxLength, error }
}
