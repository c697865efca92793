import { parseCategories, type PostForm } from '#app/features/posts/post.ts'

/**
 * The texts of a post's form by the names of its fields, whichever it has. A box that is not checked is not there, as in
 * every form that is sent.
 */
export type StoredFields = Readonly<Record<string, string>>

/** Most characters of all fields together. Twice what a post may have: a text that is too long to be saved is still kept. @internal exported for tests */
export const STORED_LENGTH = 400_000

const MOST_FIELDS = 60

/** Fields that say where the text belongs; the chosen file cannot be kept. */
const NOT_STORED = new Set(['file', 'submission', 'version', 'copy'])

/** What is kept of a form: every text in it, with the line breaks of a text file. */
export function readStoredFields(
  form: Iterable<readonly [string, FormDataEntryValue]>,
): StoredFields {
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !NOT_STORED.has(name)) fields[name] = withPlainBreaks(value)
  }
  return fields
}

/** A post's form in the same shape. */
export function storedFieldsOf(form: Partial<PostForm>): StoredFields {
  const entries = Object.entries(form).map(([name, value]): [string, string] => [
    name,
    value === true ? 'on' : String(value),
  ])
  return Object.fromEntries(entries.filter(([name]) => form[name as keyof PostForm] !== false))
}

/** The form with what was kept in place of its own texts. A field that was unknown when the copy was made stays. */
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

/** Names of the form's fields that say something else in the copy. Blanks around a text are not saved, so they are no difference. */
export function differingFields(form: Partial<PostForm>, fields: StoredFields): string[] {
  const other = withStoredFields(form, fields)
  const names = Object.keys(form) as (keyof PostForm)[]
  return names.filter((name) => comparable(name, form[name]) !== comparable(name, other[name]))
}

/** Whether so much can be kept at all. */
export function isStorable(fields: StoredFields): boolean {
  const texts = Object.values(fields)
  return texts.length <= MOST_FIELDS && texts.join('').length <= STORED_LENGTH
}

/** Reads what was stored. @returns an empty form where nothing readable is there */
export function parseStoredFields(stored: string): StoredFields {
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

function comparable(name: keyof PostForm, value: string | boolean = ''): string | boolean {
  if (typeof value === 'boolean') return value
  return name === 'categories' ? parseCategories(value).join(', ') : withPlainBreaks(value).trim()
}

function withPlainBreaks(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
