import type { Addresses } from '#app/features/pages/local-path.ts'
import { hasOneMistake } from '#app/features/site/search/one-mistake.ts'
import {
  type Concept,
  readQuery,
  type SearchWords,
  stemsOf,
} from '#app/features/site/search/search-terms.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { type CountedText, countText } from '#app/platform/texts/counted-text.ts'

export type EntryKind =
  | 'service'
  | 'page'
  | 'question'
  | 'answer'
  | 'term'
  | 'change'
  | 'country'
  | 'person'
  | 'post'

export type SearchResult = {
  kind: EntryKind
  path: string
  title: string
  summary: string
  postId: string | null
}

/** `text` is searched and not kept. */
export type SearchEntry = SearchResult & { text: string }

/** What a site of files is searched by; `addresses` are those of the paths in the language of the file. */
export type FileOfEntries = { entries: readonly SearchEntry[]; addresses: Addresses }

export type SearchIndex = ReturnType<typeof createSearchIndex>

const kindWeights: Record<EntryKind, number> = {
  service: 1.3,
  page: 1.2,
  question: 1,
  term: 0.7,
  // Its words stand on the pages that say more, too.
  answer: 0.4,
  // What applies now comes before how it came to be so.
  change: 0.3,
  // A question that names a country seldom asks about the country.
  country: 0.6,
  person: 1,
  post: 0.9,
}
export const MOST_RESULTS = 20

type CountTexts = { found: CountedText; foundFirst: string }

/** As a heading. */
export function countOf(count: number, texts: CountTexts): string {
  return count === MOST_RESULTS
    ? fillText(texts.foundFirst, { count })
    : countText(texts.found, count)
}

const IN_TITLE = 8
const IN_SUMMARY = 4
const IN_TEXT = 2
// Okapi BM25, with the usual k1 and b; the length is a constant, so that an entry's weight never changes.
const [SATURATION, BY_LENGTH, TYPICAL_LENGTH] = [1.2, 0.75, 300]
// Whole numbers, of which one takes the least memory; the highest weight is 16.4.
const PARTS = 16
const WEIGHTS = 512
const SHORTEST_START = 3
const SHORTEST_WITH_A_MISTAKE = 5
const [START_WEIGHT, MISTAKE_WEIGHT] = [0.6, 0.5]
/** Of the best result's score; what is below is noise. */
const LEAST_SCORE = 0.12

/**
 * The words of the site in memory: the same ranking whatever the database. A word's list has a number for each entry with it: the
 * entry's own, times `WEIGHTS`, and its weight.
 * @param language the words of the entries' language
 */
export function createSearchIndex(present: readonly SearchEntry[], language: SearchWords) {
  const entries: SearchResult[] = []
  const words = new Map<string, number[]>()
  const add = (added: readonly SearchEntry[]) => {
    for (const { text, ...entry } of added) {
      for (const [word, weight] of entryWeights({ text, ...entry }, language)) {
        const list = words.get(word)
        const place = entries.length * WEIGHTS + weight
        if (list) list.push(place)
        else words.set(word, [place])
      }
      entries.push(entry)
    }
  }
  add(present)
  return {
    add,
    /**
     * Best first; the first of equals is the one that was added first. Where the query tells of danger or of another need, the
     * places for that come before all others.
     * @param isAbout whether an entry that only mentions a word in its text is left out
     */
    find(query: string, limit: number, { isAbout = false } = {}): SearchResult[] {
      const { concepts, first } = readQuery(query, language, (word) => words.has(word))
      const least = isAbout ? IN_SUMMARY * PARTS : 0
      const scores = scoresOf(concepts, (word) => weightsOf(word, { words, entries, least }))
      const found = first.flatMap((path) => entryAt(path, entries) ?? [])
      return [...new Set([...found, ...ranked(scores, entries)])].slice(0, limit)
    },
  }
}

/** A section that the firm has given another name is on its page. */
function entryAt(path: string, entries: readonly SearchResult[]): SearchResult | undefined {
  const [page] = path.split('#')
  return (
    entries.find((entry) => entry.path === path) ?? entries.find((entry) => entry.path === page)
  )
}

function ranked(scores: Scores, entries: readonly SearchResult[]): SearchResult[] {
  const found = [...scores]
    .flatMap(([number, score]) => {
      const entry = entries[number]
      return entry ? [{ entry, number, score: score * kindWeights[entry.kind] }] : []
    })
    .toSorted((one, other) => other.score - one.score || one.number - other.number)
  const least = (found[0]?.score ?? 0) * LEAST_SCORE
  return found.filter(({ score }) => score >= least).map(({ entry }) => entry)
}

type Index = {
  words: ReadonlyMap<string, number[]>
  entries: readonly SearchResult[]
  /** Of an entry with a word. */
  least: number
}

/** By entry. */
function weightsOf(word: string, { words, entries, least }: Index): Scores {
  const weights: Scores = new Map()
  for (const { list, weight } of listsFor(words, word)) {
    const count = list.length
    const rarity = Math.log(1 + (entries.length - count + 0.5) / (count + 0.5)) * weight
    for (const place of list) {
      if (place % WEIGHTS < least) continue
      const entry = Math.floor(place / WEIGHTS)
      weights.set(entry, Math.max(weights.get(entry) ?? 0, (place % WEIGHTS) * rarity))
    }
  }
  return weights
}

function entryWeights(
  { title, summary, text }: SearchEntry,
  language: SearchWords,
): Map<string, number> {
  const weights = new Map<string, number>()
  const inText = stemsOf(text, language)
  const counts = new Map<string, number>()
  for (const word of inText) counts.set(word, (counts.get(word) ?? 0) + 1)
  const length = SATURATION * (1 - BY_LENGTH + (BY_LENGTH * inText.length) / TYPICAL_LENGTH)
  for (const [word, count] of counts)
    weights.set(word, (IN_TEXT * count * (SATURATION + 1)) / (count + length))
  const add = (word: string, weight: number) => weights.set(word, (weights.get(word) ?? 0) + weight)
  for (const word of new Set(stemsOf(summary, language))) add(word, IN_SUMMARY)
  for (const word of new Set(stemsOf(title, language))) add(word, IN_TITLE)
  return new Map([...weights].map(([word, weight]) => [word, Math.round(weight * PARTS)]))
}

type Scores = Map<number, number>

function scoresOf(concepts: readonly Concept[], weigh: (word: string) => Scores): Scores {
  const sums: Scores = new Map()
  const matched: Scores = new Map()
  for (const concept of concepts) {
    for (const [entry, score] of scoresOfConcept(concept, weigh)) {
      sums.set(entry, (sums.get(entry) ?? 0) + score)
      matched.set(entry, (matched.get(entry) ?? 0) + 1)
    }
  }
  // An entry that has all that was asked for stands before one that has a rare word only.
  const share = (entry: number) => (matched.get(entry) ?? 0) / concepts.length
  return new Map([...sums].map(([entry, sum]) => [entry, sum * Math.sqrt(share(entry))]))
}

function scoresOfConcept(concept: Concept, weigh: (word: string) => Scores): Scores {
  const best: Scores = new Map()
  for (const { stems, weight } of concept) {
    const sums: Scores = new Map()
    for (const [entry, score] of stems.flatMap((word) => [...weigh(word)]))
      sums.set(entry, (sums.get(entry) ?? 0) + score)
    for (const [entry, sum] of sums)
      best.set(entry, Math.max(best.get(entry) ?? 0, (sum * weight) / stems.length))
  }
  return best
}

// The word itself; without it the words that begin so, or else those with one mistake.
function listsFor(words: ReadonlyMap<string, number[]>, word: string) {
  const exact = words.get(word)
  if (exact) return [{ list: exact, weight: 1 }]
  const others = (weight: number, isMeant: (other: string) => boolean) =>
    [...words].flatMap(([other, list]) => (isMeant(other) ? [{ list, weight }] : []))
  if (word.length < SHORTEST_START) return []
  const begun = others(START_WEIGHT, (other) => other.startsWith(word))
  if (begun.length > 0 || word.length < SHORTEST_WITH_A_MISTAKE) return begun
  return others(MISTAKE_WEIGHT, (other) => hasOneMistake(word, other))
}
