import type { Finding } from '#app/features/posts/checklist/finding.ts'
import type { PostForm, PostProblems, SavedMeanwhile } from '#app/features/posts/post.ts'

/** Why the editor's form was not saved. One that was saved leads back to the list. */
export type SaveResult = {
  problems?: PostProblems
  /** Someone else has saved the post meanwhile; this is theirs. */
  current?: SavedMeanwhile
  failed?: string
  /** What was sent, and what the checklist finds in it, for a browser without JavaScript. */
  form?: PostForm
  findings?: Finding[]
}
