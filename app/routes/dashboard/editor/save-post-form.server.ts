import { data, type RouterContextProvider } from 'react-router'
import { savePost } from '#app/features/post-editor/save/save-submitted.server.ts'
import { readSubmittedPost } from '#app/features/post-editor/save/accept-post.server.ts'
import type { SaveResult } from '#app/features/post-editor/save-result.ts'
import { pathTo } from '#app/addresses.ts'
import { logDatabaseRefusal } from '#app/platform/http/database-response.server.ts'
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
  try {
    const saved = await savePost(services, submitted, id)
    if (saved.ok) return redirectWithFlash(pathTo('/dashboard'), `post-${saved.value}`)
    const { kind, response } = saved.problem
    return data<SaveResult>(response, { status: STATUS[kind] })
  } catch (error) {
    const { message, ...init } = logDatabaseRefusal(services.log, error)
    return data<SaveResult>({ form: submitted.form, failed: message }, init)
  }
}
