import type { Finding } from '#app/features/posts/checklist/finding.ts'
import type { ScheduleQuestion } from '#app/features/posts/publication/schedule-question.ts'
import type { PostForm, PostProblems, SavedMeanwhile } from '#app/features/posts/post.ts'

export type SaveResult = {
  problems?: PostProblems
  current?: SavedMeanwhile
  failed?: string
  question?: ScheduleQuestion
  /** The submitted texts and their findings, for a browser without JavaScript. */
  form?: PostForm
  findings?: Finding[]
}
