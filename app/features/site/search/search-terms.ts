import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'

export const LONGEST_QUERY = 200

/** Of one language. All words are folded like every other text. */
export type SearchWords = {
  /** Of words, of which the rest means the same. */
  endings: RegExp
  /** What people type, and the words of the site for it. */
  synonyms: readonly { typed: readonly string[]; means: readonly string[] }[]
  /** In a question, with spaces between them. */
  withoutMeaning: string
}

/** The stems of a text in their order: "H-1B" is one word, and so is the name of a visa of one letter. */
export function stemsOf(text: string, { endings }: Pick<SearchWords, 'endings'>): string[] {
  const folded = foldForSearch(text)
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/\b([a-z]{1,2})[- ](\d{1,3}[a-z]?)\b/g, '$1$2')
    .replaceAll(/\b([a-z])[- ]?visas?\b/g, '$1visa visa')
    .replaceAll(/\b(visa|visto)s? ([htu])\b/g, '$2visa $1')
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stem(word, endings))
}

// Coarse on purpose: both sides are cut in the same way, and a wrong match only ranks lower.
function stem(word: string, endings: RegExp): string {
  if (word.length < 4) return word
  if (/(?:ss|us|is)$/.test(word)) return word
  const cut = word.replace(endings, '')
  return cut.length < 3 ? word : cut
}

/** Any one way of saying it is enough. */
export type Concept = readonly { stems: readonly string[]; weight: number }[]

const SYNONYM_WEIGHT = 1.2

type Stemmed = {
  ignored: ReadonlySet<string>
  synonyms: readonly { typed: readonly string[][]; means: Concept }[]
}

const known = new WeakMap<SearchWords, Stemmed>()

// At the first search, because a site that has just started should take little memory.
function stemmed(words: SearchWords): Stemmed {
  const made = known.get(words) ?? {
    ignored: new Set(stemsOf(words.withoutMeaning, words)),
    synonyms: words.synonyms.map(({ typed, means }) => ({
      typed: typed.map((text) => stemsOf(text, words)),
      means: means.map((text) => ({ stems: stemsOf(text, words), weight: SYNONYM_WEIGHT })),
    })),
  }
  known.set(words, made)
  return made
}

/** A phrase with synonyms is one concept, every other word another; words without a meaning count where nothing else is typed. */
export function conceptsOf(query: string, words: SearchWords): Concept[] {
  const stems = stemsOf(query.slice(0, LONGEST_QUERY), words)
  const { ignored, synonyms } = stemmed(words)
  const taken = new Set<number>()
  const concepts: Concept[] = []
  for (const { typed, means } of synonyms) {
    const found = typed.flatMap((phrase) => placesOf(stems, phrase))
    if (found.length === 0) continue
    const own = [...new Set(found)]
    const kept = own.map((place) => stems[place] ?? '').filter((word) => !ignored.has(word))
    for (const place of own) taken.add(place)
    concepts.push([{ stems: kept, weight: 1 }, ...means])
  }
  const rest = new Set(stems.filter((word, place) => !taken.has(place) && !ignored.has(word)))
  for (const word of rest) concepts.push([{ stems: [word], weight: 1 }])
  if (concepts.length > 0) return concepts
  return [...new Set(stems)].map((word) => [{ stems: [word], weight: 1 }])
}

function placesOf(stems: readonly string[], phrase: readonly string[]): number[] {
  return stems.flatMap((_, start) =>
    phrase.every((word, offset) => stems[start + offset] === word)
      ? phrase.map((_word, offset) => start + offset)
      : [],
  )
}
