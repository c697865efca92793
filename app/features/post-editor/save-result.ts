import type { Finding } from '#app/features/posts/checklist/finding.ts'
import type { ShownConflict } from '#app/features/entries/merge/show-conflict.ts'
import type { ScheduleQuestion } from '#app/features/posts/publication/schedule-question.ts'
import type { PostForm, PostProblems, PostVersion } from '#app/features/posts/post.ts'

/** What was saved meanwhile is now in the submitted form, too; nothing has been saved. */
export type MergedSave = PostVersion & {
  form: PostForm
  /** What the next submission is merged against. */
  opened: string
  conflicts: ShownConflict[]
  /** Whether the writer has been asked before. */
  isAgain: boolean
}

export type SaveResult = {
  problems?: PostProblems
  merged?: MergedSave
  failed?: string
  question?: ScheduleQuestion
  /** The submitted texts and their findings, for a browser without JavaScript. */
  form?: PostForm
  findings?: readonly Finding[]
}
