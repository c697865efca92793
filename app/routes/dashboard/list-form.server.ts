import { parseListForm } from '#app/features/blog/list-form.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'

/** What the list's form asks for, of the list itself and of the page that asks once more without JavaScript. */
export function readListForm(form: FormData): ReturnType<typeof parseListForm> {
  return parseListForm(textOf(form, 'intent'), form.getAll('post'))
}
