import {
  isRemoved,
  type OpenedRecord,
  type Translation,
} from '#app/features/content-editor/editing/opened-record.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { shippedOf } from '#app/features/content-editor/translations/shipped-record.ts'
import {
  blankTranslation,
  completedRecord,
  translationForm,
} from '#app/features/content-editor/translations/translation-form.ts'
import { withoutOwnWords } from '#app/features/content/translated-data.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import type { ContentState } from '#db/tables/content.ts'

type Stored = {
  state: ContentState
  draft: unknown
  source: unknown
  draftSource: unknown
  removed: unknown
}

type Parts = {
  english: OpenedRecord
  /** Null where the record neither ships in the language nor is stored. */
  opened: OpenedRecord | null
  stored: Stored | null
}

/** A record in another language: its words beside the English ones, everything else as in English. */
export function asTranslation(key: RecordKey, { english, opened, stored }: Parts): OpenedRecord {
  const original = english.live ?? english.value
  const record = { type: key.type, form: english.form, english: original }
  const done = new Map<Json, Json>([[null, null]])
  // The text that ships is often the one that readers see and the one in the form.
  const completed = (value: Json): Json => {
    const known = done.get(value) ?? (value && completedRecord(record, value))
    done.set(value, known)
    return known
  }
  const { live = null, shipped = null, hasDraft = false } = opened ?? {}
  const wasRemoved = (stored?.removed ?? null) !== null
  const hasText = hasDraft || wasRemoved || live !== null || shipped !== null
  const begun = hasText
    ? opened?.value
    : blankTranslation(english.form, withoutOwnWords((original ?? {}) as object) as Json)
  return {
    ...(opened ?? { ...NOTHING_STORED, title: english.title }),
    key,
    live: completed(live),
    shipped: completed(shipped),
    value: completed(begun ?? {}) ?? {},
    form: translationForm(english.form, key.type),
    translation: {
      english: original,
      englishVersion: english.version,
      englishState: stateOf(english),
      form: english.form,
      ...sourcesOf(key, stored),
    },
  }
}

function stateOf(english: OpenedRecord): Translation['englishState'] {
  if (english.live !== null) return 'shown'
  return isRemoved(english) ? 'removed' : 'draft'
}

const NOTHING_STORED = {
  stored: null,
  sources: { live: null, draft: null },
  version: 0,
  state: 'shipped',
  hasDraft: false,
  review: null,
  changed: null,
  schedule: null,
  scheduleProblem: null,
} as const

function sourcesOf(
  key: RecordKey,
  stored: Stored | null,
): Pick<Translation, 'source' | 'liveSource'> {
  // A translation that ships belongs to the English text that ships.
  const ships = shippedOf(key) === null ? null : shippedOf({ ...key, locale: 'en' })
  const live = stored?.state === 'published' ? (stored.source as Json) : ships
  const hasDraft = stored !== null && stored.draft !== null
  return { source: hasDraft ? (stored.draftSource as Json) : live, liveSource: live }
}
