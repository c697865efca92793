import { checkPublication } from '#app/features/posts/checklist/check-post.server.ts'
import type { CheckedForm } from '#app/features/posts/checklist/finding.ts'
import { checklistTexts } from '#app/features/posts/checklist/checklist-texts.ts'
import { IMAGE_TO_COME, parseEditorForm } from '#app/features/post-editor/editor-form.ts'
import { findSlugHolder } from '#app/features/posts/post-address.server.ts'
import type { SaveResult } from '#app/features/post-editor/save-result.ts'
import {
  type Post,
  type PostForm,
  type PostInput,
  type PostProblems,
  readPostForm,
} from '#app/features/posts/post.ts'
import {
  SCHEDULE_ANSWER,
  settleSchedule,
} from '#app/features/posts/publication/schedule-question.ts'
import { withSlug } from '#app/features/posts/publication/slug.ts'
import { takenTexts } from '#app/features/posts/publication/publication-texts.ts'
import { readDraftIds } from '#app/features/entries/drafts/draft.ts'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import { imagePath } from '#app/features/images/image.ts'
import { uploadProblemText } from '#app/features/images/upload-problem.ts'
import { fileOf, numberOf, textOf } from '#app/platform/http/read-form.server.ts'
import { type Decisions, readDecisions } from '#app/features/entries/merge/decisions.ts'
import { type Opened, readOpened } from '#app/features/post-editor/stale-form.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { officeFor } from '#app/routes/dashboard/editor/office.server.ts'
import type { Services } from '#app/server/services.server.ts'

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

/** The text first, so that no image is stored for a refused post; a refused image stops the submission (Spec 8.20). */
export async function acceptPost(
  services: Services,
  { form: pressed, file, scheduleAnswer }: SubmittedPost,
  userId: string,
  before: Post | null,
): Promise<Result<PostInput, Pick<SaveResult, 'form' | 'problems' | 'question'>>> {
  const office = officeFor(services, before)
  const settled = settleSchedule(pressed, scheduleAnswer, { ...office, before })
  if (!settled.ok) return fail({ question: settled.problem })
  const form = settled.value
  const refuse = (problems: PostProblems) => fail({ form, problems })
  const postId = before?.id ?? null
  const shown = shownForm({ form, file })
  const checked = parseEditorForm(shown, office)
  if (!checked.ok) return refuse(checked.problem)
  const post = withSlug(checked.value)
  // Two concurrent requests for one slug get a number when they are saved.
  const holder = post.slug === null ? null : await findSlugHolder(services.db, post.slug, postId)
  if (holder !== null) return refuse({ slug: takenTexts[holder] })
  const publication = await checkPublication(services, postId, shown)
  if (!publication.ok) {
    const { missing, tooLong } = checklistTexts.reason
    const findingsReason = publication.problem === 'no-reason' ? missing : tooLong
    return refuse({ findingsReason })
  }
  const input = { ...post, publishedOver: publication.value }
  if (!file) return ok(input)
  const uploaded = await storeFile(services, file, userId)
  return uploaded.ok ? ok({ ...input, image: uploaded.value }) : refuse(uploaded.problem)
}

/** @returns the image's path */
export async function storeFile(
  services: Services,
  file: File,
  userId: string,
): Promise<Result<string, PostProblems>> {
  const bytes = await file.bytes()
  const uploaded = await uploadImage(services, { bytes, userId, fileType: file.type })
  if (!uploaded.ok) return fail({ image: uploadProblemText(uploaded.problem) })
  return ok(imagePath(uploaded.value.name))
}

export function shownForm({ form, file }: Pick<SubmittedPost, 'form' | 'file'>): PostForm {
  return file ? { ...form, image: IMAGE_TO_COME } : form
}

/** A form without the fields of the review is not asked for it. */
export function checkedForm(form: PostForm, mayPublish: boolean): CheckedForm {
  const { reviewedBy: _by, reviewedOn: _on, ...text } = form
  return mayPublish ? form : text
}
