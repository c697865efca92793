import { parseJson } from '#app/platform/parse-json.ts'

/** By field name; an unchecked box is absent, as in a submitted form. Of boxes with one name the values are joined by a space. */
export type StoredFields = Readonly<Record<string, string>>

/** In characters: twice a post's limit, so that a text too long to save is still stored. */
const STORED_LENGTH = 400_000

/** The largest record that ships has 179; a page may have ten times as many sections. */
const MOST_FIELDS = 2_000

/** They say where the text belongs, or answer a question of this moment; the chosen file cannot be stored. */
const NOT_STORED = /^(?:file|submission|version|drafts|warned|decide-.*)$/

export function readStoredFields(
  form: Iterable<readonly [string, FormDataEntryValue]>,
): StoredFields {
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string' || NOT_STORED.test(name)) continue
    const text = value.replaceAll('\r\n', '\n')
    fields[name] = Object.hasOwn(fields, name) ? `${fields[name]} ${text}` : text
  }
  return fields
}

/** As if it were submitted. */
export function formDataOf(fields: StoredFields): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.set(name, text)
  return form
}

export function isStorable(fields: StoredFields): boolean {
  const texts = Object.values(fields)
  return texts.length <= MOST_FIELDS && texts.join('').length <= STORED_LENGTH
}

/** Empty where nothing readable is stored. */
export function parseStoredFields(stored: string): StoredFields {
  return readFieldsOf(parseJson(stored))
}

/** Of what was parsed. */
export function readFieldsOf(value: unknown): StoredFields {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
}
