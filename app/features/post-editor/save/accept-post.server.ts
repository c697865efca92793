import { readDraftIds } from '#app/features/entries/drafts/draft.ts'
import { type Decisions, readDecisions } from '#app/features/entries/merge/decisions.ts'
import { type Opened, readOpened } from '#app/features/post-editor/stale-form.ts'
import {
  type Post,
  type PostForm,
  type PostInput,
  type PostProblems,
  readPostForm,
} from '#app/features/posts/post.ts'
import { SCHEDULE_ANSWER } from '#app/features/posts/publication/schedule-question.ts'
import { fileOf, numberOf, textOf } from '#app/platform/http/read-form.server.ts'
import { uploadImage, type UploadServices } from '#app/features/images/upload-image.server.ts'
import { imagePath } from '#app/features/images/image.ts'
import { uploadProblemText } from '#app/features/images/upload-problem.ts'
import { officeFor, type OfficeServices, withFile } from '#app/features/post-editor/editor-form.ts'
import { readInput, type RefusedInput } from '#app/features/post-editor/save/read-input.ts'
import {
  type ChecklistServices,
  checkPublication,
} from '#app/features/posts/checklist/check-post.server.ts'
import { checklistTexts } from '#app/features/posts/checklist/checklist-texts.ts'
import { findSlugHolder } from '#app/features/posts/post-address.server.ts'
import { takenTexts } from '#app/features/posts/publication/publication-texts.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** The file is present when the browser sent it without JavaScript. */
export type SubmittedPost = {
  form: PostForm
  /** To the question about switch and time; empty: not asked yet. */
  scheduleAnswer: string
  file: File | null
  submissionId: string | null
  version: number
  opened: Opened
  decisions: Decisions
  drafts: string[]
}

const SUBMISSION_ID = /^[0-9a-f-]{36}$/

export function readSubmittedPost(form: FormData): SubmittedPost {
  const submissionId = textOf(form, 'submission')
  return {
    form: readPostForm((name) => textOf(form, name)),
    scheduleAnswer: textOf(form, SCHEDULE_ANSWER),
    file: fileOf(form, 'file'),
    submissionId: SUBMISSION_ID.test(submissionId) ? submissionId : null,
    version: numberOf(form, 'version'),
    opened: readOpened(textOf(form, 'opened')),
    decisions: readDecisions(form),
    drafts: readDraftIds(textOf(form, 'drafts')),
  }
}

export type AcceptServices = ChecklistServices &
  OfficeServices &
  UploadServices & { actor: Actor & { id: string } }

/** The text first, so that no image is stored for a refused post; a refused image stops the submission (Spec 8.20). */
export async function acceptPost(
  services: AcceptServices,
  submitted: SubmittedPost,
  before: Post | null,
): Promise<Result<PostInput, RefusedInput>> {
  const { file, scheduleAnswer } = submitted
  const read = readInput(submitted, scheduleAnswer, { ...officeFor(services, before), before })
  if (!read.ok) return read
  const { form, input } = read.value
  const refuse = (problems: PostProblems) => fail({ form, problems })
  const postId = before?.id ?? null
  // Two concurrent requests for one slug get a number when they are saved.
  const holder = input.slug === null ? null : await findSlugHolder(services.db, input.slug, postId)
  if (holder !== null) return refuse({ slug: takenTexts[holder] })
  const publication = await checkPublication(services, postId, withFile(form, file))
  if (!publication.ok) {
    const { missing, tooLong } = checklistTexts.reason
    const findingsReason = publication.problem === 'no-reason' ? missing : tooLong
    return refuse({ findingsReason })
  }
  const accepted = { ...input, publishedOver: publication.value }
  if (!file) return ok(accepted)
  const uploaded = await storeFile(services, file)
  return uploaded.ok ? ok({ ...accepted, image: uploaded.value }) : refuse(uploaded.problem)
}

/** @returns the image's path */
export async function storeFile(
  services: AcceptServices,
  file: File,
): Promise<Result<string, PostProblems>> {
  const bytes = await file.bytes()
  const upload = { bytes, userId: services.actor.id, fileType: file.type }
  const uploaded = await uploadImage(services, upload)
  if (!uploaded.ok) return fail({ image: uploadProblemText(uploaded.problem) })
  return ok(imagePath(uploaded.value.name))
}
