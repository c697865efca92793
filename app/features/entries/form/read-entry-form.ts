import {
  at,
  blankOf,
  emptyOf,
  isId,
  optionFor,
  type FormField,
  type Json,
  type ListField,
  type OneOfField,
} from '#app/features/entries/form/form-field.ts'
import { addressWords, foldedLetters } from '#app/platform/texts/address-words.ts'
import { oneLine } from '#app/platform/texts/one-line.ts'
import { cleanAddress, cleanEmail } from '#app/platform/texts/clean-address.ts'
import { cleanLinks } from '#app/platform/texts/clean-links.ts'

/** Of every field of a record's form; its path follows. */
export const FIELD_PREFIX = 'field.'

/** How many entries a list of the form has. */
export const LENGTH_SUFFIX = '.length'

/** No form has more, whatever its lists allow, so that a forged length costs nothing. */
const MOST_ENTRIES = 500

/**
 * As typed: what does not fit the schema stays, so that it can be saved as a draft and corrected.
 * @param stored has what the form lacks: a form that was opened before an upgrade does not have the fields that came with it
 */
export function readRecordForm(field: FormField, form: FormData, stored?: Json): Json {
  return read(field, form, FIELD_PREFIX.slice(0, -1), stored) ?? null
}

// `undefined` is left out of the record.
function read(field: FormField, form: FormData, name: string, stored?: Json): Json | undefined {
  if (stored !== undefined && !isSent(field, form, name)) return stored
  if (field.kind === 'oneOf') return read(sentOption(field, form, name, stored), form, name, stored)
  if (field.kind === 'group') return readGroup(field, form, name, stored)
  if (field.kind === 'list') return readList(field, form, name, stored)
  // Those of a stored draft are joined.
  if (field.kind === 'weekdays')
    return form
      .getAll(name)
      .flatMap((days) => (typeof days === 'string' ? days.split(' ').map(Number) : []))
  if (field.kind === 'yesNo')
    return form.has(name) || (field.empty === 'absent' ? undefined : false)
  if (field.kind === 'fixed' && field.value !== undefined) return field.value
  return readText(field, form, name)
}

function sentOption(field: OneOfField, form: FormData, name: string, stored?: Json): FormField {
  const sent = form.get(`${name}.${field.by}`)
  return optionFor(field, typeof sent === 'string' ? { [field.by]: sent } : stored)
}

function readGroup(
  field: FormField & { kind: 'group' },
  form: FormData,
  name: string,
  stored?: Json,
): Json | undefined {
  const entries = field.fields.flatMap(([key, inner]): [string, Json][] => {
    const value = read(inner, form, `${name}.${key}`, at(stored, key))
    return value === undefined ? [] : [[key, value]]
  })
  // Nothing was written in a part that may be missing.
  if (field.empty !== 'required' && entries.every(([, value]) => isEmpty(value)))
    return emptyOf(field)
  return withAnchor(field, Object.fromEntries(entries))
}

/** A section without one has that of its title; it stays when the title changes. */
function withAnchor(
  { fields }: FormField & { kind: 'group' },
  value: { [key: string]: Json },
): Json {
  const isWanted = fields.some((entry) => isId(...entry))
  const name = value['title'] ?? value['kind']
  if (!isWanted || value['id'] !== '' || typeof name !== 'string') return value
  return { ...value, id: addressWords(foldedLetters(name)) }
}

function isSent({ kind }: FormField, form: FormData, name: string): boolean {
  if (kind === 'list') return form.has(name + LENGTH_SUFFIX)
  // Of a group its fields are asked; a box that is not ticked is not sent.
  const isAlwaysRead = ['group', 'oneOf', 'yesNo', 'weekdays'].includes(kind)
  return isAlwaysRead || form.has(name)
}

function readList(field: ListField, form: FormData, name: string, stored?: Json): Json | undefined {
  const { item } = field
  // Places may have changed; but a form without kinds is of an earlier version, whose entries had one.
  const storedAt = (index: number) =>
    item.kind === 'oneOf' && !form.has(`${name}.${index}.${item.by}`)
      ? at(stored, index)
      : undefined
  const length = Math.min(Number(form.get(name + LENGTH_SUFFIX)) || 0, MOST_ENTRIES)
  if (length === 0 && field.empty !== 'required') return emptyOf(field)
  return Array.from(
    { length },
    (_, index) => read(item, form, `${name}.${index}`, storedAt(index)) ?? blankOf(item),
  )
}

function readText(field: FormField, form: FormData, name: string): Json | undefined {
  const typed = form.get(name)
  const lines = typeof typed === 'string' ? typed.replaceAll(/\r\n?/g, '\n').trim() : ''
  const isLong = field.kind === 'paragraphs' || field.kind === 'markdown'
  // A form's text field wraps; the record has one line.
  const text = cleaned(field, isLong ? lines : oneLine(lines))
  if (text === '') return field.empty === 'required' ? '' : emptyOf(field)
  return field.kind === 'number' && /^\d{1,9}$/.test(text) ? Number(text) : text
}

function cleaned({ kind }: FormField, text: string): string {
  if (kind === 'email') return cleanEmail(text)
  if (kind === 'markdown') return cleanLinks(text)
  return kind === 'address' || kind === 'image' ? cleanAddress(text) : text
}

function isEmpty(value: Json): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === '' || value === null || value === false
}
