import type { Review } from '#app/features/entries/publication/review.ts'
import type { GroupField, Json } from '#app/features/entries/form/form-field.ts'
import type { Schedule } from '#app/features/entries/publication/schedule.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import type { ContentState, ScheduleProblem } from '#db/tables/content.ts'

export type OpenedRecord = {
  key: RecordKey
  title: string
  /** 0 while nothing is stored. */
  version: number
  state: ContentState
  /** What readers see; null when it is new or removed. */
  live: Json
  /** What the firm has published, with what only earlier versions knew; null when it has nothing. */
  stored: Json
  /** Of what readers see and of the draft: of a translation the English text, of a record about the law what the law pack said; null where nothing is known. */
  sources: { live: Json; draft: Json }
  /** What ships with the site; null when the firm wrote the record. */
  shipped: Json
  /** What the form shows: the draft, else what readers see. */
  value: Json
  hasDraft: boolean
  review: Review | null
  changed: { at: Date; by: string } | null
  schedule: Schedule | null
  scheduleProblem: ScheduleProblem | null
  form: GroupField
  /** Null for what is in English, or in one language only. */
  translation: Translation | null
}

/** Readers have never seen it. */
export function isNew({ live, state }: Pick<OpenedRecord, 'live' | 'state'>): boolean {
  return live === null && state !== 'removed'
}

/** Until somebody restores it as a draft. */
export function isRemoved({ state, hasDraft }: Pick<OpenedRecord, 'state' | 'hasDraft'>): boolean {
  return state === 'removed' && !hasDraft
}

export type Translation = {
  /** What readers of English see; of a record that is not published yet, its draft. */
  english: Json
  /** Of the English record when it was read. */
  englishVersion: number
  /** `draft`: not published yet. */
  englishState: 'shown' | 'draft' | 'removed'
  /** From which English text that in the form was made; null where nobody has said. */
  source: Json
  /** And that which readers see. */
  liveSource: Json
  /** Of the whole record. */
  form: GroupField
}
