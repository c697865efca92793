import * as fc from 'fast-check'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import { recordSchemas } from '#app/features/content/record-types.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import type { FormField, Json } from '#app/features/entries/form/form-field.ts'
import { withOptions } from '#app/features/content-editor/editing/reference-options.ts'

const WORDS = ['Asylum', 'asks', 'for', 'help', '“now”', '&', 'años', 'a-very-long-unbroken-word']
const line = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 })
const sentence = line.map((words) => words.join(' ').slice(0, 50))
const paragraphs = fc.array(sentence, { minLength: 1, maxLength: 3 })

const MARKS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `# ${text}`,
  (text) => `## ${text}`,
  (text) => `#### ${text}`,
  () => '##',
  () => '## ![](/apple-touch-icon.png)',
  (text) => `- ${text}\n- ${text}`,
  (text) => `1. **${text}**`,
  (text) => `[${text}](/fees)`,
  (text) => `> ${text}`,
  (text) => `| a | b |\n|---|---|\n| ${text} | x |`,
  (text) => `![${text}](/apple-touch-icon.png)`,
]
const block = fc.tuple(sentence, fc.constantFrom(...MARKS)).map(([text, mark]) => mark(text))
const markdown = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((blocks) => blocks.join('\n\n'))

const TEXTS: Partial<Record<FormField['kind'], fc.Arbitrary<Json>>> = {
  line: sentence,
  paragraph: sentence,
  paragraphs: paragraphs.map((all) => all.join('\n\n')),
  markdown,
  slug: fc.constantFrom(
    'main',
    'related',
    'contents',
    'a',
    'a-1',
    'filing-date',
    'b',
    'c',
    'since',
  ),
  pageSlug: fc.constant('asylum-law'),
  address: fc.constantFrom('/fees', 'https://www.uscis.gov/', 'tel:+17035550142'),
  image: fc.constant('/apple-touch-icon.png'),
  day: fc.constant('2026-11-28'),
  number: fc.nat({ max: 99 }),
  yesNo: fc.boolean(),
}

function valuesOf(field: FormField): fc.Arbitrary<Json | undefined> {
  const value = presentValuesOf(field)
  if (field.empty === 'required') return value
  return fc.option(value, { nil: field.empty === 'null' ? null : undefined })
}

function presentValuesOf(field: FormField): fc.Arbitrary<Json> {
  if (field.kind === 'fixed') return fc.constant(field.value ?? '')
  if (field.kind === 'choice') return fc.constantFrom(...field.options.map(({ value }) => value))
  if (field.kind === 'oneOf') return fc.oneof(...field.options.map(presentValuesOf))
  if (field.kind === 'list') {
    const { min, max } = field
    return fc.array(presentValuesOf(field.item), {
      minLength: min,
      maxLength: Math.max(min, Math.min(max, field.item.kind === 'oneOf' ? 8 : 3)),
    })
  }
  if (field.kind === 'group') {
    const fields = field.fields.map(([key, inner]) => [key, valuesOf(inner)] as const)
    return fc
      .record(Object.fromEntries(fields))
      .map((record) => JSON.parse(JSON.stringify(record)) as Json)
  }
  const texts = TEXTS[field.kind]
  if (!texts) throw new Error(`No values are known for ${field.kind}.`)
  return texts
}

/** Valid records, with every kind of section, in any order. */
export function randomRecords(type: 'service' | 'page') {
  const form = withOptions(formOf(type, { layout: 'plain' }), shippedSite)
  return presentValuesOf(form)
    .map((value) => recordSchemas[type].safeParse(value).data)
    .filter((data) => data !== undefined)
}
