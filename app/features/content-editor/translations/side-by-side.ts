import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { type Json, leavesOf } from '#app/features/entries/form/form-field.ts'
import { showValue } from '#app/features/entries/form/show-value.ts'

export type SideBySide = { path: string; label: string; english: string; text: string }

/** The words of a translation that readers see, field by field, with the English ones. */
export function sideBySide({ form, live, translation }: OpenedRecord): SideBySide[] {
  const wordsOf = (value: Json) =>
    leavesOf(form, value).filter(({ field }) => field.kind !== 'fixed')
  const english = new Map(
    wordsOf(translation?.english ?? null).map(({ path, value }) => [path, showValue(value)]),
  )
  return wordsOf(live)
    .map(({ path, labels, value }) => ({
      path,
      label: labels.join(', '),
      english: english.get(path) ?? '',
      text: showValue(value),
    }))
    .filter((part) => part.english !== '' || part.text !== '')
}
