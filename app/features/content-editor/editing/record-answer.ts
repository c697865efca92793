import type { FieldProblem } from '#app/features/content-editor/editing/check-record.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import type { ShownConflict } from '#app/features/entries/merge/show-conflict.ts'

export type TypedPublication = { reviewedBy: string; reviewedOn: string; publishAt: string }

/** What the record's page shows after a form that was not taken as it is. */
export type RecordAnswer = {
  value: Json
  version: number
  /** What `value` is merged against when somebody else saves meanwhile, or when the questions are answered. */
  base: Json
  /** The questions on texts that are open; null where nothing is asked. */
  asked: readonly string[] | null
  problems: FieldProblem[]
  findings: FieldProblem[]
  /** The firm's rules do not allow it to be published. */
  isRefused: boolean
  /** `isAgain`: the writer has been asked before. */
  conflict: { by: string; isAgain: boolean; conflicts: ShownConflict[] } | null
  /** The path of the list or entry that the last press was about. */
  focus: string | null
  /** Why nothing could be saved. */
  failed: string | null
  /** What was typed beside the record. */
  publication: TypedPublication | null
}
