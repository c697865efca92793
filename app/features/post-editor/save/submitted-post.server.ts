import { readDraftIds } from '#app/features/entries/drafts/draft.ts'
import { type Decisions, readDecisions } from '#app/features/entries/merge/decisions.ts'
import { type Opened, readOpened } from '#app/features/post-editor/stale-form.ts'
import { type PostForm, readPostForm } from '#app/features/posts/post.ts'
import { SCHEDULE_ANSWER } from '#app/features/posts/publication/schedule-question.ts'
import { fileOf, numberOf, textOf } from '#app/platform/http/read-form.server.ts'

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
