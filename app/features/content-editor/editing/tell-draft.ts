import type { TellDraft } from '#app/features/entries/drafts/draft.ts'
import { newWords } from '#app/features/entries/drafts/new-words.ts'
import { formDataOf, type StoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import { type GroupField, type Json, leavesOf } from '#app/features/entries/form/form-field.ts'
import { readRecordForm } from '#app/features/entries/form/read-entry-form.ts'
import { showValue } from '#app/features/entries/form/show-value.ts'

type SavedRecord = { form: GroupField; value: Json }

export function tellRecordDraft(saved: SavedRecord): TellDraft {
  const before = new Map(
    leavesOf(saved.form, saved.value).map(({ path, value }) => [path, showValue(value)]),
  )
  return (fields) => {
    const leaves = leavesOf(saved.form, valueOfDraft(saved, fields))
    const differing = leaves.filter(({ path, value }) => before.get(path) !== showValue(value))
    if (differing.length === 0 && leaves.length === before.size) return null
    const words = differing
      .filter(({ field }) => field.kind !== 'fixed')
      .map(({ path, value }) => newWords(showValue(value), before.get(path) ?? ''))
    return { title: '', firstWords: words.find((each) => each !== '') ?? '', fields }
  }
}

/** With the parts that were added, moved or removed. */
export function valueOfDraft({ form, value }: SavedRecord, fields: StoredFields): Json {
  return readRecordForm(form, formDataOf(fields), value)
}

/** What the next save is compared with. */
export function originOf({ version, base, asked }: Opened) {
  return { version, base: JSON.stringify(base), asked: asked ? ['asked', ...asked].join(' ') : '' }
}

type Opened = { version: number; base: Json; asked: readonly string[] | null }

/** The questions on texts that were open; null where nothing was asked. */
export function readAsked(text: string): string[] | null {
  return text === '' ? null : text.split(' ').slice(1)
}
