import { scheduleView } from '#app/features/entries/publication/schedule-view.ts'
import { isNew, type OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'

/** What a list shows of a record. */
export function rowOf(record: OpenedRecord, timeZone: string) {
  const { key, title, version, state, hasDraft, review } = record
  return {
    type: key.type,
    id: key.id,
    locale: key.locale,
    title,
    version,
    state,
    hasDraft,
    isNew: isNew(record),
    review,
    ...scheduleView(record, timeZone),
  }
}

export type RecordRow = ReturnType<typeof rowOf>
