import { roleTexts } from '#app/features/auth/roles/role-texts.ts'
import { deleteSavedDrafts } from '#app/features/entries/drafts/drafts.server.ts'
import { type Merging, mergingTask } from '#app/features/entries/merge/settle-merge.ts'
import { withFile } from '#app/features/post-editor/editor-form.ts'
import {
  type AcceptServices,
  acceptPost,
  storeFile,
  type SubmittedPost,
} from '#app/features/post-editor/save/accept-post.server.ts'
import type { SaveResult } from '#app/features/post-editor/save-result.ts'
import { mergedSave, mergingOf } from '#app/features/post-editor/stale-form.ts'
import { withCurrentNames } from '#app/features/posts/categories/category-names.ts'
import { readCurrentNames } from '#app/features/posts/categories/category-settings.server.ts'
import { deletionTexts, mergeTexts } from '#app/features/posts/changes/change-texts.ts'
import { checkedForm, listFindings } from '#app/features/posts/checklist/check-post.server.ts'
import { findLastSaver } from '#app/features/posts/last-saver.server.ts'
import type { Post } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { holdPublication } from '#app/features/posts/publication/hold-publication.ts'
import { findTextOfVersion } from '#app/features/posts/revisions/revisions.server.ts'
import {
  createPostOnce,
  type SaveServices,
  updatePost,
  type UpdateProblem,
} from '#app/features/posts/save-post.server.ts'
import { storedFieldsOf } from '#app/features/posts/form-of-post.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

type Services = AcceptServices & SaveServices & { log: Logger; mayPublish: boolean }

export type Saved = 'created' | 'updated' | 'merged'

/** `held`: the user may not publish; `conflicts`: what others have saved meanwhile cannot be joined without an answer. */
export type Refusal = {
  kind: 'missing' | 'held' | 'invalid' | 'conflicts' | 'too-long'
  response: SaveResult
}

type Saving = Promise<Result<Saved, Refusal>>

/** What an editor has sent: a new post, the next version of one, or one with the changes of both. @param id null for a new post */
export async function savePost(
  services: Services,
  submitted: SubmittedPost,
  id: string | null,
): Saving {
  const found = id !== null && (await findPost(services.db, id, 'staff'))
  const saved = await save(services, submitted, found === false ? null : (found ?? 'missing'))
  if (saved.ok) await deleteSavedDrafts(services, services.actor.id, submitted.drafts)
  return saved
}

type Current = Post | null | 'missing'

/** Before anything is stored: only who publishes decides what readers see. */
async function save(services: Services, submitted: SubmittedPost, current: Current): Saving {
  if (current === 'missing')
    return refuse(services, submitted, { kind: 'missing', failed: deletionTexts.missing })
  if (services.mayPublish) return saveHeld(services, submitted, current)
  const held = holdPublication(submitted.form, current, services.timeZone())
  if (held.ok) return saveHeld(services, { ...submitted, form: held.value }, current)
  const failed = roleTexts.posts[held.problem]
  return refuse(services, submitted, { id: current?.id, kind: 'held', failed })
}

function saveHeld(services: Services, submitted: SubmittedPost, current: Post | null): Saving {
  if (current === null) return create(services, submitted)
  const isStale = current.version !== submitted.version || submitted.opened.asked !== null
  return isStale ? merge(services, submitted, current) : update(services, submitted, current)
}

async function create(services: Services, submitted: SubmittedPost): Saving {
  const accepted = await acceptPost(services, submitted, null)
  if (!accepted.ok) return refuse(services, submitted, accepted.problem)
  const { submissionId } = submitted
  await createPostOnce(services, accepted.value, { userId: services.actor.id, submissionId })
  return ok('created')
}

async function update(services: Services, submitted: SubmittedPost, current: Post): Saving {
  const { id, version } = current
  const accepted = await acceptPost(services, submitted, current)
  if (!accepted.ok) return refuse(services, submitted, { id, ...accepted.problem })
  const saved = await updatePost(services, id, version, accepted.value)
  if (saved.ok) return ok('updated')
  const { image } = accepted.value
  const again = submitted.file ? withImage(submitted, image) : submitted
  return saveAgain(services, again, saved.problem)
}

/** Saved with the changes of both, or not at all. */
async function merge(services: Services, submitted: SubmittedPost, current: Post): Saving {
  const { id, version } = current
  if (submitted.file) {
    const image = await storeFile(services, submitted.file)
    return image.ok
      ? merge(services, withImage(submitted, image.value), current)
      : refuse(services, submitted, { id, problems: image.problem })
  }
  const merging = await readMerging(services, submitted, current)
  const done = await services.textWorker.run(mergingTask, merging)
  if (done === null)
    return refuse(services, submitted, { id, kind: 'too-long', failed: mergeTexts.tooLong })
  const merged = mergedSave(done, {
    current,
    saver: await findLastSaver(services.db, id, services.actor),
    submitted: submitted.form,
    isAgain: submitted.opened.asked !== null,
    timeZone: services.timeZone(),
  })
  const settled = { ...submitted, form: merged.form }
  if (merged.conflicts.length > 0)
    return refuse(services, settled, { id, kind: 'conflicts', merged })
  const accepted = await acceptPost(services, settled, current)
  if (!accepted.ok) return refuse(services, settled, { id, ...accepted.problem, merged })
  const saved = await updatePost(services, id, version, accepted.value)
  return saved.ok ? ok('merged') : saveAgain(services, submitted, saved.problem)
}

/** What was saved since and what was submitted, whose categories may have another name by now. */
async function readMerging(
  { db, timeZone }: Services,
  { form, version, opened, decisions }: SubmittedPost,
  current: Post,
): Promise<Merging> {
  const texts = opened.asked === null ? await findTextOfVersion(db, current, version) : null
  const names = await readCurrentNames(db, current.locale)
  const base = withCurrentNames({ ...texts, ...opened.fields }, names)
  const fields = withCurrentNames(storedFieldsOf(form), names)
  return mergingOf({ fields, opened, decisions }, base, current, timeZone())
}

/** The file is stored once, however often the form is merged. */
function withImage(submitted: SubmittedPost, image: string): SubmittedPost {
  return { ...submitted, file: null, form: { ...submitted.form, image } }
}

/** Somebody else was faster. */
function saveAgain(services: Services, submitted: SubmittedPost, problem: UpdateProblem): Saving {
  return save(services, submitted, problem.kind === 'missing' ? problem.kind : problem.current)
}

type Refused = SaveResult & { id?: string | null | undefined; kind?: Refusal['kind'] }

async function refuse(
  services: Services,
  { form, file }: SubmittedPost,
  { id = null, kind = 'invalid', ...response }: Refused,
): Promise<Result<never, Refusal>> {
  const checked = checkedForm(withFile(form, file), services.mayPublish)
  const findings = await listFindings(services, id, checked)
  return fail({ kind, response: { form, ...response, findings } })
}
