import { data, type RouterContextProvider } from 'react-router'
import { listFindings } from '#app/features/posts/checklist/check-post.server.ts'
import { findLastSaver } from '#app/features/posts/last-saver.server.ts'
import { discardDraft } from '#app/features/post-editor/drafts/drafts.server.ts'
import { deletionTexts } from '#app/features/posts/list-texts.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { settleSchedule } from '#app/features/posts/publication/schedule-question.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import type { SaveResult } from '#app/features/post-editor/save-result.ts'
import { createPostOnce, updatePost } from '#app/features/posts/save-post.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { logDatabaseRefusal } from '#app/platform/http/database-response.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import {
  acceptPost,
  readSubmittedPost,
  shownForm,
  type SubmittedPost,
} from '#app/routes/dashboard/editor/accept-post.server.ts'
import {
  type PostServices,
  postServices,
} from '#app/routes/dashboard/editor/post-services.server.ts'

type Refusal = { status: number; response: SaveResult; headers?: Record<string, string> }

export async function savePostForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string | null,
) {
  const services = postServices(context)
  const submitted = readSubmittedPost(await readForm(request))
  const refusal = await save(services, submitted, id).catch((error: unknown) =>
    refusedByDatabase(services, error),
  )
  if (refusal !== null) {
    const { response, status, headers = {} } = refusal
    return data<SaveResult>({ form: submitted.form, ...response }, { status, headers })
  }
  await deleteSavedDrafts(services, submitted.drafts)
  return redirectWithFlash('/dashboard', id === null ? 'post-created' : 'post-updated')
}

async function save(
  services: PostServices,
  pressed: SubmittedPost,
  id: string | null,
): Promise<Refusal | null> {
  const userId = services.actor.id
  const settled = settleSchedule(pressed.form, pressed.scheduleAnswer, {
    timeZone: firm.hours.timeZone,
    now: services.now(),
    before: id === null ? null : await findPost(services.db, id, 'staff'),
  })
  const submitted = settled.ok ? { ...pressed, form: settled.value } : pressed
  const { form } = submitted
  const findings = () => listFindings(services, id, shownForm(submitted))
  if (!settled.ok)
    return { status: 422, response: { question: settled.problem, findings: await findings() } }
  const accepted = await acceptPost(services, submitted, userId, id)
  if (!accepted.ok)
    return {
      status: 422,
      response: { form, problems: accepted.problem, findings: await findings() },
    }
  if (id === null) {
    const { submissionId } = submitted
    await createPostOnce(services, accepted.value, { userId, submissionId })
    return null
  }
  const saved = await updatePost(services, id, submitted.version, accepted.value)
  if (saved.ok) return null
  if (saved.problem.kind === 'missing')
    return {
      status: 404,
      response: { form, failed: deletionTexts.missing, findings: await findings() },
    }
  const current = { ...saved.problem.current, savedBy: await findLastSaver(services.db, id) }
  return { status: 409, response: { form, current, findings: await findings() } }
}

function refusedByDatabase({ log }: PostServices, error: unknown): Refusal {
  const { message, status, headers } = logDatabaseRefusal(log, error)
  return { status, response: { failed: message }, headers }
}

/** A failure here must not report that the post was not saved. */
async function deleteSavedDrafts(
  { db, log, actor }: PostServices,
  ids: readonly string[],
): Promise<void> {
  try {
    for (const id of ids.slice(0, 10)) await discardDraft(db, { userId: actor.id, id })
  } catch (error) {
    log.error('a draft of a saved post was not deleted', error)
  }
}
