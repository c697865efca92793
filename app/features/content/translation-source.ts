import type { RecordType } from '#app/features/content/record-types.ts'
import { textsToTranslate } from '#app/features/content/translated-data.ts'

/** Fields that no reader of a page sees; the last one is what a law pack said of a translation. */
const UNSEEN = new Set(['publishing', 'lawPack'])

// Of a page or service: for search engines.
const DESCRIBED: readonly RecordType[] = ['page', 'service']

const WORDS = /[\p{L}\p{N}\p{S}%]+/gu

/** Whether a reader of English reads other words or figures than those that were translated; not punctuation, nor capital letters. */
export function isChangedInSubstance(type: RecordType, source: object, english: object): boolean {
  return wordsOf(type, source) !== wordsOf(type, english)
}

function wordsOf(type: RecordType, record: object): string {
  const isSeen = ([field]: [string, unknown]) =>
    !UNSEEN.has(field) && !(field === 'description' && DESCRIBED.includes(type))
  const texts = Object.entries(textsToTranslate(type, record)).filter(isSeen)
  return textsIn(Object.fromEntries(texts))
    .map((text) => (text.normalize('NFKC').toLowerCase().match(WORDS) ?? []).join(' '))
    .join('\n')
}

/** No words of a page, but of its making. */
const NAMES: readonly string[] = ['id', 'kind', 'tool', 'when']

/** Fields in one order, because another program may have stored them in another, and sections in whatever order the page has them. */
export function textsIn(value: unknown, names = NAMES): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value))
    return value.toSorted(bySection).flatMap((inner) => textsIn(inner, names))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([field]) => !names.includes(field))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, inner]) => textsIn(inner, names))
}

function bySection(one: unknown, other: unknown): number {
  const [first, second] = [idOf(one), idOf(other)]
  if (first === null || second === null) return 0
  return first < second ? -1 : 1
}

function idOf(entry: unknown): string | null {
  const isSection = typeof entry === 'object' && entry !== null && 'id' in entry
  return isSection && typeof entry.id === 'string' ? entry.id : null
}
