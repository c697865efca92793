import { data, type RouterContextProvider } from 'react-router'
import { deleteSavedDrafts } from '#app/features/entries/drafts/drafts.server.ts'
import type { SaveResult } from '#app/features/post-editor/save-result.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { createPostOnce } from '#app/features/posts/save-post.server.ts'
import { type FlashName, redirectWithFlash } from '#app/server/flash.server.ts'
import { logDatabaseRefusal } from '#app/platform/http/database-response.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import {
  acceptPost,
  readSubmittedPost,
  type SubmittedPost,
} from '#app/routes/dashboard/editor/accept-post.server.ts'
import {
  type PostServices,
  postServices,
} from '#app/routes/dashboard/editor/post-services.server.ts'
import {
  holdForWriter,
  refuse,
  type Refusal,
  updateFromForm,
} from '#app/routes/dashboard/editor/update-post-form.server.ts'

export async function savePostForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string | null,
) {
  const services = postServices(context)
  const submitted = readSubmittedPost(await readForm(request))
  const saved = await save(services, submitted, id).catch((error: unknown) =>
    fail(refusedByDatabase(services, error)),
  )
  if (!saved.ok) {
    const { response, status, headers = {} } = saved.problem
    return data<SaveResult>({ form: submitted.form, ...response }, { status, headers })
  }
  await deleteSavedDrafts(services, services.actor.id, submitted.drafts)
  return redirectWithFlash('/dashboard', saved.value)
}

function save(
  services: PostServices,
  submitted: SubmittedPost,
  id: string | null,
): Promise<Result<FlashName, Refusal>> {
  return id === null ? create(services, submitted) : updateFromForm(services, submitted, id)
}

async function create(
  services: PostServices,
  submitted: SubmittedPost,
): Promise<Result<FlashName, Refusal>> {
  const userId = services.actor.id
  const held = await holdForWriter(services, submitted, null)
  if (!held.ok) return held
  const accepted = await acceptPost(services, held.value, userId, null)
  if (!accepted.ok) return refuse(services, null, submitted, accepted.problem)
  const { submissionId } = submitted
  await createPostOnce(services, accepted.value, { userId, submissionId })
  return ok('post-created')
}

function refusedByDatabase({ log }: PostServices, error: unknown): Refusal {
  const { message, status, headers } = logDatabaseRefusal(log, error)
  return { status, response: { failed: message }, headers }
}
