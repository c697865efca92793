import { data, type RouterContextProvider } from 'react-router'
import { savePost } from '#app/features/post-editor/save/save-submitted.server.ts'
import { readSubmittedPost } from '#app/features/post-editor/save/accept-post.server.ts'
import type { SaveResult } from '#app/features/post-editor/save-result.ts'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'

const STATUS = { missing: 404, held: 403, invalid: 422, conflicts: 409, 'too-long': 503 } as const

export async function savePostForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string | null,
) {
  const services = postServices(context)
  const submitted = readSubmittedPost(await readForm(request))
  const report = (failed: string, init: ResponseInit) =>
    data<SaveResult>({ form: submitted.form, failed }, init)
  return reportDatabaseProblems(services.log, report, async () => {
    const saved = await savePost(services, submitted, id)
    if (saved.ok) return redirectWithFlash('/dashboard', `post-${saved.value}`)
    const { kind, response } = saved.problem
    return data<SaveResult>(response, { status: STATUS[kind] })
  })
}
