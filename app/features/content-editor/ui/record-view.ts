import type { Review } from '#app/features/entries/publication/review.ts'
import type { NoticeMark } from '#app/features/content-editor/editing/notice-marks.ts'
import type {
  RecordAnswer,
  TypedPublication,
} from '#app/features/content-editor/editing/record-answer.ts'
import type { DraftStart } from '#app/features/entries/drafts/draft.ts'
import type { TogetherRecord } from '#app/features/content-editor/editing/facts-together.server.ts'
import type { Origin } from '#app/features/entries/ui/use-origin.tsx'
import type { GroupField, Json } from '#app/features/entries/form/form-field.ts'
import type { ScheduleView } from '#app/features/entries/publication/schedule-view.ts'
import type {
  LanguageOfRecord,
  TranslationView,
} from '#app/features/content-editor/translations/translation-view.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

export type RecordPageProps = {
  record: {
    type: RecordType
    id: string
    locale: Locale
    title: string
    version: number
    state: 'shipped' | 'published' | 'removed'
    isNew: boolean
    hasDraft: boolean
    hasDefault: boolean
    review: Review | null
    /** Such as "anna@example.com, Nov 25, 2026, 9:12 AM"; null where nothing is stored. */
    changed: string | null
    value: Json
    form: GroupField
    schedule: ScheduleView
    /** Of a notice that is published. */
    notice: NoticeMark | null
    opened: Origin
    /** Null in English. */
    translation: TranslationView | null
    /** Those of the site; empty where English is the only one. */
    languages: readonly LanguageOfRecord[]
  }
  /** To which addresses can lead. */
  pages: readonly { name: string; path: string }[]
  /** Null for those who may not publish. */
  publication: {
    reviewers: readonly string[]
    today: string
    timeZone: string
    zone: string
    /** In the draft with which the form begins. */
    typed: TypedPublication | null
  } | null
  draftSession: {
    entry: string
    start: DraftStart
    /** The value that is saved. */
    saved: Json
    timeZone: string
  }
  /** What readers see change on the same day. */
  together: readonly TogetherRecord[]
  isRemoving: boolean
  mayRemove: boolean
  answer: RecordAnswer | null
}
