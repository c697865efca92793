import { roleTexts } from '#app/features/auth/roles/role-texts.ts'
import { listFindings } from '#app/features/posts/checklist/check-post.server.ts'
import { findLastSaver } from '#app/features/posts/last-saver.server.ts'
import { deletionTexts, mergeTexts } from '#app/features/posts/changes/change-texts.ts'
import type { SaveResult } from '#app/features/post-editor/save-result.ts'
import { readMerging } from '#app/features/post-editor/read-stale.server.ts'
import { mergedSave } from '#app/features/post-editor/stale-form.ts'
import { holdPublication } from '#app/features/posts/publication/hold-publication.ts'
import { mergingTask } from '#app/features/entries/merge/settle-merge.ts'
import type { Post } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { storedFieldsOf } from '#app/features/posts/stored-fields.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { updatePost } from '#app/features/posts/save-post.server.ts'
import { type FlashName } from '#app/server/flash.server.ts'
import {
  acceptPost,
  checkedForm,
  shownForm,
  storeFile,
  type SubmittedPost,
} from '#app/routes/dashboard/editor/accept-post.server.ts'
import { type PostServices } from '#app/routes/dashboard/editor/post-services.server.ts'

export type Refusal = { status: number; response: SaveResult; headers?: Record<string, string> }

export async function updateFromForm(
  services: PostServices,
  submitted: SubmittedPost,
  id: string,
): Promise<Result<FlashName, Refusal>> {
  const current = await findPost(services.db, id, 'staff')
  if (!current) return refuse(services, id, submitted, { failed: deletionTexts.missing }, 404)
  const held = await holdForWriter(services, submitted, current)
  return held.ok ? update(services, held.value, current) : held
}

async function update(
  services: PostServices,
  submitted: SubmittedPost,
  current: Post,
): Promise<Result<FlashName, Refusal>> {
  const { id } = current
  if (current.version !== submitted.version || submitted.opened.asked !== null)
    return updateStale(services, submitted, current)
  const accepted = await acceptPost(services, submitted, services.actor.id, current)
  if (!accepted.ok) return refuse(services, id, submitted, accepted.problem)
  const saved = await updatePost(services, id, current.version, accepted.value)
  if (saved.ok) return ok('post-updated')
  const { image } = accepted.value
  return updateFromForm(services, submitted.file ? withImage(submitted, image) : submitted, id)
}

/** Before anything is stored: only who publishes decides what readers see. */
export async function holdForWriter(
  services: PostServices,
  submitted: SubmittedPost,
  current: Post | null,
): Promise<Result<SubmittedPost, Refusal>> {
  if (services.mayPublish) return ok(submitted)
  const held = holdPublication(submitted.form, current, services.timeZone())
  if (held.ok) return ok({ ...submitted, form: held.value })
  const failed = roleTexts.posts[held.problem]
  return refuse(services, current?.id ?? null, submitted, { failed }, 403)
}

/** The file is stored once, however often the form is merged. */
function withImage(submitted: SubmittedPost, image: string): SubmittedPost {
  return { ...submitted, file: null, form: { ...submitted.form, image } }
}

/** Saved with the changes of both, or not at all. */
async function updateStale(
  services: PostServices,
  submitted: SubmittedPost,
  current: Post,
): Promise<Result<FlashName, Refusal>> {
  const { id, version } = current
  const { actor, db } = services
  if (submitted.file) {
    const image = await storeFile(services, submitted.file, actor.id)
    return image.ok
      ? updateStale(services, withImage(submitted, image.value), current)
      : refuse(services, id, submitted, { problems: image.problem })
  }
  const { form, opened } = submitted
  const timeZone = services.timeZone()
  const stale = { ...submitted, fields: storedFieldsOf(form) }
  const merging = await readMerging(db, current, stale, timeZone)
  const done = await services.textWorker.run(mergingTask, merging)
  if (done === null) return refuse(services, id, submitted, { failed: mergeTexts.tooLong }, 503)
  const saver = await findLastSaver(db, id, actor)
  const isAgain = opened.asked !== null
  const merged = mergedSave(done, { current, saver, submitted: form, isAgain, timeZone })
  const settled = { ...submitted, form: merged.form }
  if (merged.conflicts.length > 0) return refuse(services, id, settled, { merged }, 409)
  const accepted = await acceptPost(services, settled, actor.id, current)
  if (!accepted.ok) return refuse(services, id, settled, { ...accepted.problem, merged })
  const saved = await updatePost(services, id, version, accepted.value)
  return saved.ok ? ok('post-merged') : updateFromForm(services, submitted, id)
}

export async function refuse(
  services: PostServices,
  id: string | null,
  submitted: SubmittedPost,
  response: SaveResult,
  status = 422,
): Promise<Result<never, Refusal>> {
  const form = checkedForm(shownForm(submitted), services.mayPublish)
  const findings = await listFindings(services, id, form)
  return fail({ status, response: { form: submitted.form, ...response, findings } })
}
