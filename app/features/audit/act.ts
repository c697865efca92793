export type LoggedAct = {
  id: string
  at: Date
  /** The actor's email at that time, or a name such as "operator". */
  actor: string
  /** Such as `post.published`. */
  act: string
  /** As it was called at that time. */
  subject: string
}

/** A missing filter matches everything. */
export type ActFilter = { actor?: string | undefined; kind?: string | undefined }
