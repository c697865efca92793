/** One line of the audit log. */
export type LoggedAct = {
  id: string
  at: Date
  /** The actor's e-mail at that time, or what stands for one, such as "operator". */
  actor: string
  /** What was done, such as `post.published`. */
  act: string
  /** What it was done to, as it was called at that time. */
  subject: string
}

/** Which acts are wanted; a filter that is missing lets all pass. */
export type ActFilter = { actor?: string | undefined; kind?: string | undefined }
