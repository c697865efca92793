import { stopWords, synonyms } from '#app/features/site/search/synonyms.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'

export const LONGEST_QUERY = 200

/** The stems of a text in their order: "H-1B" is one word, and so is the name of a visa of one letter. */
export function stemsOf(text: string): string[] {
  const folded = foldForSearch(text)
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/\b([a-z]{1,2})[- ](\d{1,3}[a-z]?)\b/g, '$1$2')
    .replaceAll(/\b([a-z])[- ]?visas?\b/g, '$1visa visa')
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem)
}

const ENDINGS = /(?:ies|y|ing|ed|es|s|e)$/

// Coarse on purpose: both sides are cut in the same way, and a wrong match only ranks lower.
function stem(word: string): string {
  if (word.length < 4) return word
  if (/(?:ss|us|is)$/.test(word)) return word
  const cut = word.replace(ENDINGS, '')
  return cut.length < 3 ? word : cut
}

/** Any one way of saying it is enough. */
export type Concept = readonly { stems: readonly string[]; weight: number }[]

const SYNONYM_WEIGHT = 1.2
const ignored = new Set(stopWords.map(stem))
let known: ReturnType<typeof stemSynonyms> | null = null

// At the first search, because a site that has just started should take little memory.
function stemSynonyms() {
  return synonyms.map(({ typed, means }) => ({
    typed: typed.map(stemsOf),
    means: means.map((text) => ({ stems: stemsOf(text), weight: SYNONYM_WEIGHT })),
  }))
}

/** A phrase with synonyms is one concept, every other word another; words without a meaning count where nothing else is typed. */
export function conceptsOf(query: string): Concept[] {
  const stems = stemsOf(query.slice(0, LONGEST_QUERY))
  const taken = new Set<number>()
  const concepts: Concept[] = []
  known ??= stemSynonyms()
  for (const { typed, means } of known) {
    const found = typed.flatMap((phrase) => placesOf(stems, phrase))
    if (found.length === 0) continue
    const own = [...new Set(found)]
    const words = own.map((place) => stems[place] ?? '').filter((word) => !ignored.has(word))
    for (const place of own) taken.add(place)
    concepts.push([{ stems: words, weight: 1 }, ...means])
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
