import type { OpenedRecord } from '#app/features/content-editor/editing/open-record.server.ts'

/** What a list shows of a record. */
export function rowOf({
  key,
  title,
  version,
  state,
  hasDraft,
  live,
  review,
  changed,
}: OpenedRecord) {
  return {
    type: key.type,
    id: key.id,
    title,
    version,
    state,
    hasDraft,
    isNew: live === null && state !== 'removed',
    review,
    changed,
  }
}

export type RecordRow = ReturnType<typeof rowOf>
