import { array, constantFrom, nat, record, sample, string, tuple } from 'fast-check'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { editList } from '#app/features/entries/form/edit-list.ts'
import {
  type FormField,
  type GroupField,
  type Json,
  leavesOf,
} from '#app/features/entries/form/form-field.ts'
import { withOptions } from '#app/features/content-editor/editing/reference-options.ts'
import { shippedRecords, shippedSite } from '#app/features/content/en/shipped.ts'
import {
  type RecordKey,
  recordSchemas,
  type RecordType,
} from '#app/features/content/record-types.ts'

export type ContentEdit = { key: RecordKey; data: Json }

export const ALL_RECORDS = Object.entries(shippedRecords).flatMap(([type, byId]) =>
  Object.entries(byId).map(([id, data]) => ({
    key: { type: type as RecordType, id, locale: 'en' } satisfies RecordKey,
    data: data as Json,
  })),
)

/** Without the facts that they quote. */
const PAGE_RECORDS = ALL_RECORDS.filter(({ key }) => key.type !== 'fact')

// What people write and what breaks pages: other scripts, long words, marks of Markdown and of HTML, quoted facts.
const PIECES = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  'نص من اليمين إلى اليسار',
  '移民法律师事务所的一个很长的没有空格的名字',
  'Ñandú, à São Tomé: «ação»',
  '*stars* and _lines_ `code`',
  '[a link](/fees) [broken](',
  '{eb5.jobs} {nothing.known} {name}',
  '& < > " \u2019 &amp; &lt;b&gt;',
  '# - 1. > | a | b |',
  '👩🏾‍⚖️ 🇧🇷',
  'https://example.com/a-very-long-address/that-nobody-can-break-anywhere-at-all',
  'a',
]

const text = tuple(
  array(constantFrom(...PIECES), { minLength: 1, maxLength: 4 }),
  string({ maxLength: 20 }),
)

const mutation = record({ place: nat(), number: nat(), text, isListEdit: nat(3) })

const edit = record({ record: nat(), mutations: array(mutation, { minLength: 1, maxLength: 8 }) })

type Mutation = ReturnType<
  typeof sample<{ place: number; number: number; text: [string[], string]; isListEdit: number }>
>[number]

/** Every one is valid; several may be of one record, each of its shipped text. The same seed makes the same. */
export function contentEdits(seed: number, count: number): ContentEdit[] {
  return sample(edit, { seed, numRuns: count }).map(({ record: index, mutations }) => {
    const { key, data } = PAGE_RECORDS[index % PAGE_RECORDS.length] ?? noRecord()
    const form = withOptions(formOf(key.type, data), shippedSite)
    return {
      key,
      data: mutations.reduce((value, each) => mutated(key.type, form, value, each), data),
    }
  })
}

// A service that is not offered has no page.
const OFFER = 'notOffered'

// A change that the schema refuses is none.
function mutated(type: RecordType, form: GroupField, value: Json, change: Mutation): Json {
  const next =
    change.isListEdit === 0
      ? withOtherList(form, value, change)
      : withOtherLeaf(form, value, change)
  return recordSchemas[type].safeParse(next).success ? next : value
}

function withOtherLeaf(
  form: GroupField,
  value: Json,
  { place, number, text: [pieces, typed] }: Mutation,
): Json {
  const leaves = leavesOf(form, value).filter(
    ({ path, field }) => field.kind !== 'fixed' && path !== OFFER,
  )
  const leaf = leaves[place % leaves.length]
  if (!leaf) return value
  const written = `${pieces.join(' ')} ${typed}`.replaceAll(/[\p{Cc}\p{Cs}<]/gu, ' ').trim()
  return replaced(value, leaf.path.split('.'), leafValue(leaf.field, number, written))
}

function leafValue(field: FormField, number: number, written: string): Json {
  if (field.kind === 'yesNo') return number % 2 === 0
  if (field.kind === 'number')
    return (field.min ?? 0) + (number % ((field.max ?? 1) - (field.min ?? 0) + 1))
  if (field.kind === 'choice') return field.options[number % field.options.length]?.value ?? null
  if (field.kind === 'weekdays')
    return [0, 1, 2, 3, 4, 5, 6].filter((day) => (number >> day) % 2 === 0)
  if (field.kind === 'day') return `2026-0${1 + (number % 9)}-1${number % 10}`
  if (field.kind === 'time') return `0${number % 10}:30`
  if (field.kind === 'phone') return `+5511${100_000 + (number % 900_000)}`
  if (field.kind === 'email') return `person${number}@example.org`
  if (field.kind === 'address')
    return ['/fees', 'https://example.org/a?b=c&d', 'tel:+15550100'][number % 3] ?? '/'
  const max = 'max' in field ? (field.max ?? 200) : 200
  return written.slice(0, max).trim()
}

function withOtherList(form: GroupField, value: Json, { place, number }: Mutation): Json {
  const entries = leavesOf(form, value)
    .map(({ path }) => /^.*\.\d+(?=\.|$)/.exec(path)?.[0])
    .filter((path) => path !== undefined)
  const entry = entries[place % entries.length]
  const what = (['remove', 'up', 'down'] as const)[number % 3] ?? 'up'
  return entry === undefined
    ? value
    : (editList(form, value, { what, path: entry })?.value ?? value)
}

export function replaced(value: Json, [key = '', ...rest]: readonly string[], leaf: Json): Json {
  const copy = structuredClone(value ?? {}) as Record<string, Json>
  const inner = copy[key] ?? null
  copy[key] = rest.length === 0 ? leaf : replaced(inner, rest, leaf)
  return copy
}

function noRecord(): never {
  throw new Error('Nothing ships with the site')
}
