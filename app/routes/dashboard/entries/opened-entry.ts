import type { GroupField, Json } from '#app/features/entries/form/form-field.ts'
import type { EntryKey, Revision } from '#app/features/entries/revisions/revision.ts'

/** An entry of any kind, as the pages of its revisions need it. */
export type OpenedEntry = {
  key: EntryKey
  title: string
  /** Of its form. */
  path: string
  back: string
  version: number
  lang: string | undefined
  form: GroupField
  /** What the form shows; the text that ships with the site is compared with what readers see. */
  present: Json
  live: Json
  /** The text that ships with the site; null where there is none. */
  shipped: Json
  /** Which revisions are kept. */
  rule: string
  /** A stored text as today's form has it. */
  fitted: (data: Json) => Json
  /** What restoring a revision does, and the text that ships with the site; null for who may not. */
  restoreHelp: string | null
  resetHelp: string | null
  /** @returns where to go, or null when somebody changed the entry since */
  restore: (text: EarlierText, seenVersion: number) => Promise<Response | null>
}

/** `revision` null: the text that ships with the site. */
export type EarlierText = { value: Json; revision: Revision | null }
