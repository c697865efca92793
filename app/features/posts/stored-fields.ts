import { parseNames } from '#app/platform/texts/parse-names.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { parseJson } from '#app/platform/parse-json.ts'

/** By field name; an unchecked box is absent, as in a submitted form. */
export type StoredFields = Readonly<Record<string, string>>

/** In characters: twice a post's limit, so that a text too long to save is still stored. */
const STORED_LENGTH = 400_000

const MOST_FIELDS = 60

/** They say where the text belongs, or answer a question of this moment; the chosen file cannot be stored. */
const NOT_STORED = /^(?:file|submission|version|drafts|decide-.*)$/

export function readStoredFields(
  form: Iterable<readonly [string, FormDataEntryValue]>,
): StoredFields {
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !NOT_STORED.test(name)) fields[name] = withPlainBreaks(value)
  }
  return fields
}

export function storedFieldsOf(form: Partial<PostForm>): StoredFields {
  const entries = Object.entries(form).map(([name, value]): [string, string] => [
    name,
    value === true ? 'on' : String(value),
  ])
  return Object.fromEntries(entries.filter(([name]) => form[name as keyof PostForm] !== false))
}

/** A field that was unknown when the draft was stored stays. */
export function withStoredFields<Form extends Partial<PostForm>>(
  form: Form,
  fields: StoredFields,
): Form {
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? fields[name] === 'on' : (fields[name] ?? value),
  ])
  return Object.fromEntries(entries) as Form
}

/** Surrounding blanks are not saved, so they do not count. */
export function differingFields(form: Partial<PostForm>, fields: StoredFields): string[] {
  const other = withStoredFields(form, fields)
  const names = Object.keys(form) as (keyof PostForm)[]
  return names.filter((name) => comparable(name, form[name]) !== comparable(name, other[name]))
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

function comparable(name: keyof PostForm, value: string | boolean = ''): string | boolean {
  if (typeof value === 'boolean') return value
  return name === 'categories' ? parseNames(value).join(', ') : withPlainBreaks(value).trim()
}

function withPlainBreaks(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
