import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { type Json, leavesOf } from '#app/features/entries/form/form-field.ts'
import { type RecordType, recordSchemas } from '#app/features/content/record-types.ts'
import type { ShippedRecords } from '#app/features/content/site-content.ts'
import type { CountedText } from '#app/platform/texts/counted-text.ts'

export type TextLeaf = {
  path: string
  text: string
  /** The same in every language, such as an address. */
  isFixed: boolean
}

export const PROSE = /^(?:line|paragraph|paragraphs|markdown)$/
export const FIXED = /(?:^|\.)(?:href|id|pagesWritten|path|tag|timeZone|version)$/
/**
 * What each language writes for itself: the words that readers search for, those that it never prints, its own cities, name, addresses and
 * topics; what the English record alone has for all languages; and legal facts, whose words are compared by themselves.
 */
const OWN =
  /^(?:fact|bulletin)\.|^fee\.flat-[\w-]+\.amount$|^(?:change|answer)\.[\w-]+\.source\.|\.alsoCalled\.|^firm\.firm\.publishing\.|\.hours\.cities\.|\.feeds\.language$|\.(?:slug|faqSection|tool|kind)$|\.topics\./

/** By the schema, which knows what is prose. A record that does not fit it is one leaf. */
export function leavesOfRecords(records: ShippedRecords): TextLeaf[] {
  return Object.entries(records).flatMap(([type, byId]) =>
    Object.entries(byId as Record<string, Json>).flatMap(([id, data]) =>
      leavesOfRecord(type as RecordType, `${type}.${id}`, data),
    ),
  )
}

function leavesOfRecord(type: RecordType, name: string, data: Json): TextLeaf[] {
  if (!recordSchemas[type].safeParse(data).success)
    return [{ path: name, text: 'does not fit its schema', isFixed: true }]
  return leavesOf(formOf(type, data), data)
    .map(({ path, field, value }) => ({
      path: `${name}.${path}`,
      text: typeof value === 'string' ? value : JSON.stringify(value ?? ''),
      isFixed: !PROSE.test(field.kind) || FIXED.test(path),
    }))
    .filter(({ path }) => !OWN.test(path))
}

/** Of the interface: what is prose is known by the name of its key. */
export function leavesOfTexts(value: unknown, path: string): TextLeaf[] {
  if (OWN.test(path)) return []
  if (typeof value === 'string') return [{ path, text: value, isFixed: FIXED.test(path) }]
  if (isCounted(value)) return leavesOfCounted(value, path)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leavesOfTexts(inner, `${path}.${key}`))
}

function isCounted(value: unknown): value is CountedText {
  return typeof value === 'object' && value !== null && 'language' in value && 'forms' in value
}

// Each language has forms of its own, which the type holds; the last one, which all have, stands for them.
function leavesOfCounted({ forms }: CountedText, path: string): TextLeaf[] {
  const odd = Object.entries(forms).filter(([, text]) => !text.includes('{count}'))
  return [
    { path, text: forms.other, isFixed: false },
    ...odd.map(([form]) => ({ path: `${path}.${form}`, text: 'lacks {count}', isFixed: true })),
  ]
}
