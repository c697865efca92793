import { parseBulkForm } from '#app/features/blog/bulk-form.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'

/** What a form asks to do with several posts; null when it asks for nothing that is known. */
export function readBulkForm(form: FormData): ReturnType<typeof parseBulkForm> {
  return parseBulkForm(textOf(form, 'act'), form.getAll('post'))
}
