import { compareFields, type ComparedField } from '#app/features/entries/compare/compare-entries.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { sharedLabels } from '#app/features/content-editor/translations/translation-form.ts'
import {
  changesSince,
  translationRow,
} from '#app/features/content-editor/translations/translation-rows.ts'
import { translationState } from '#app/features/content-editor/translations/translation-state.ts'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import { isNeutral } from '#app/features/content/translated-data.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'

/** What the page of a translation shows beside its form. */
export type TranslationView = {
  /** BCP 47. */
  lang: string
  english: Json
  /** Of the English record. */
  version: number
  englishPath: string
  /** Such as "As in English: Icon, Drawing."; null where everything is translated. */
  shared: string | null
  /** In English since the text in the form was made. */
  changes: ComparedField[]
  /** What readers see meanwhile; null where nothing has changed. */
  outdated: string | null
}

export async function translationView(
  textWorker: TextWorker,
  opened: OpenedRecord,
): Promise<TranslationView | null> {
  const { key, translation } = opened
  if (translation === null) return null
  const labels = sharedLabels(translation.form, key.type)
  return {
    lang: LOCALE_NAMES[key.locale].lang,
    english: translation.english,
    version: translation.englishVersion,
    englishPath: pathOfRecord({ ...key, locale: 'en' }),
    shared:
      labels.length === 0
        ? null
        : fillText(translationTexts.form.shared, { fields: labels.join(', ') }),
    changes: await compareFields(textWorker, {
      fields: changesSince(opened, translation.source),
      under: null,
    }),
    outdated: outdatedText(opened),
  }
}

function outdatedText(opened: OpenedRecord): string | null {
  const { key, state, translation } = opened
  const { outdated: texts } = translationTexts
  const isOf = (source: Json) => changesSince(opened, source).length > 0
  if (translation === null) return null
  if (!isOf(translation.source)) return isOf(translation.liveSource) ? texts.draftOnly : null
  return isNeutral(key.type) && state === 'shipped' ? texts.asEnglish : texts.text
}

/** For the links from one language of a record to the others. */
export type LanguageOfRecord = {
  name: string
  lang: string
  path: string
  /** Empty in English, of which the page itself tells. */
  state: string
  isCurrent: boolean
}

export function languageOf(opened: OpenedRecord, current: OpenedRecord): LanguageOfRecord {
  const { lang, name } = LOCALE_NAMES[opened.key.locale]
  const row = translationRow(opened)
  return {
    name,
    lang,
    path: pathOfRecord(opened.key),
    state: row ? translationState(row) : '',
    isCurrent: opened.key.locale === current.key.locale,
  }
}
