import type { FieldProblem } from '#app/features/content-editor/editing/check-record.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'

export type ShownConflict = { path: string; label: string; mine: string; theirs: string }

export type TypedPublication = { reviewedBy: string; reviewedOn: string; publishAt: string }

/** What the record's page shows after a form that was not taken as it is. */
export type RecordAnswer = {
  value: Json
  version: number
  /** What `value` is compared with when somebody else saves meanwhile. */
  base: Json
  problems: FieldProblem[]
  findings: FieldProblem[]
  /** The firm's rules do not allow it to be published. */
  isRefused: boolean
  /** `version`: of the text that is compared. */
  conflict: { by: string; version: number; conflicts: ShownConflict[] } | null
  /** The path of the list or entry that the last press was about. */
  focus: string | null
  /** Why nothing could be saved. */
  failed: string | null
  /** What was typed beside the record. */
  publication: TypedPublication | null
}
