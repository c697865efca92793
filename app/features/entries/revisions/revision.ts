import type { Json } from '#app/features/entries/form/form-field.ts'
import { countWords } from '#app/platform/texts/count-words.ts'
import type { RevisionState } from '#db/tables/entries.ts'

/** `locale` is empty where each language is an entry of its own. */
export type EntryKey = { type: string; id: string; locale: string }

export type RevisionSummary = {
  /** Of the entry, once it had this text. */
  version: number
  state: RevisionState
  /** Null where the kind of entry has no title of its own. */
  title: string | null
  /** Null where nobody counted. */
  words: number | null
  savedAt: Date
  /** An e-mail; null when it was not saved here. */
  savedBy: string | null
}

/** `data`: null where the firm has no text of its own then. `source`: of a translation, the English text from which it was made. */
export type Revision = RevisionSummary & { data: Json; source: Json }

/** All of the last days, and of older ones the newest. */
export type Keeping = { days: number; least: number; most: number }

/** Of all texts in it. */
export function wordsIn(data: Json): number {
  if (typeof data === 'string') return countWords(data)
  if (typeof data !== 'object' || data === null) return 0
  return Object.values(data).reduce((sum: number, inner: Json) => sum + wordsIn(inner), 0)
}
