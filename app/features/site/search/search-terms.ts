import { corrected } from '#app/features/site/search/one-mistake.ts'
import {
  placesIn,
  type StemmedPinnedResults,
  stemmedPinnedResults,
  pinnedPaths,
  type PinnedResults,
} from '#app/features/site/search/pinned-results.ts'
import { onceFor } from '#app/platform/once-for.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'

export const LONGEST_QUERY = 200

/** Of one language. All words are folded like every other text; a list has commas between words or phrases. */
export type SearchWords = {
  /** Of words, of which the rest means the same. */
  endings: RegExp
  /** Letters that sound like others, for those who write by ear. */
  sounds?: readonly (readonly [RegExp, string])[]
  /** What people type, and the words of the site for it. */
  synonyms: readonly { typed: string; means: string }[]
  /** In a question, with spaces between them. */
  withoutMeaning: string
  /** What decides the first results, whatever else is typed. */
  pinned: PinnedResults
}

/** The stems of a text in their order: "H-1B" is one word, and so are "800,000" and the name of a visa of one letter. */
export function stemsOf(text: string, { endings }: SearchWords): string[] {
  const folded = foldForSearch(text)
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/\b(\d{1,3})[., ](?=\d{3}\b)/g, '$1')
    .replaceAll(/\b([a-z]{1,2})[- ](\d{1,3}[a-z]?)\b/g, '$1$2')
    .replaceAll(/\b([a-z])[- ]?[bv]isas?\b/g, '$1visa visa')
    .replaceAll(/\b([bv]isa|visto)s? ([htu])\b/g, '$2visa $1')
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stem(word, endings))
}

// Coarse on purpose: both sides are cut in the same way, and a wrong match only ranks lower.
function stem(word: string, endings: RegExp): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  const cut = word.replace(endings, '')
  return cut.length < 3 ? word : cut
}

function soundOf(word: string, { sounds = [] }: SearchWords): string {
  return sounds.reduce((text, [letters, sound]) => text.replaceAll(letters, sound), word)
}

/** Any one way of saying it is enough. */
export type Concept = readonly { stems: readonly string[]; weight: number }[]

const SYNONYM_WEIGHT = 1.2

type Stemmed = {
  ignored: ReadonlySet<string>
  synonyms: readonly { typed: readonly string[][]; means: Concept }[]
  pinned: StemmedPinnedResults
  /** Every word that is in a list of what people type. */
  typed: ReadonlySet<string>
  /** The same by their sound. */
  heard: ReadonlyMap<string, string>
}

// At the first search, because a site that has just started should take little memory.
const stemmed = onceFor(stemmedNow)

function stemmedNow(words: SearchWords): Stemmed {
  const typed = new Set<string>()
  const phrasesOf = (list: string) => {
    const phrases = list.split(',').map((text) => stemsOf(text, words))
    for (const word of phrases.flat()) typed.add(word)
    return phrases
  }
  return {
    ignored: new Set(stemsOf(words.withoutMeaning, words)),
    synonyms: words.synonyms.map(({ typed: list, means }) => ({
      typed: phrasesOf(list),
      means: means
        .split(',')
        .map((text) => ({ stems: stemsOf(text, words), weight: SYNONYM_WEIGHT })),
    })),
    pinned: stemmedPinnedResults(words.pinned, phrasesOf),
    typed,
    heard: new Map([...typed].map((word) => [soundOf(word, words), word])),
  }
}

/**
 * What a query asks for: a phrase with synonyms is one concept, every other word another; words without a meaning, and harmless ones,
 * count where nothing else is typed. `first`: the places where it leads, whatever the site's texts say.
 * @param isWord of the site; any other one may be a mistake
 */
export function readQuery(
  query: string,
  words: SearchWords,
  isWord: (word: string) => boolean,
): { concepts: Concept[]; first: string[] } {
  const { ignored, typed, heard, synonyms, pinned } = stemmed(words)
  const isKnown = (word: string) => typed.has(word) || ignored.has(word) || isWord(word)
  const stems = stemsOf(query.slice(0, LONGEST_QUERY), words).map((word) =>
    isKnown(word) ? word : (heard.get(soundOf(word, words)) ?? corrected(word, typed)),
  )
  const harmless = new Set(placesIn(stems, pinned.harmless))
  return {
    concepts: conceptsIn(stems, { ignored, harmless, synonyms }),
    first: pinnedPaths(stems, pinned, harmless),
  }
}

type Reading = Pick<Stemmed, 'ignored' | 'synonyms'> & { harmless: ReadonlySet<number> }

function conceptsIn(stems: readonly string[], { ignored, harmless, synonyms }: Reading): Concept[] {
  const phrases = phrasesIn(stems, synonyms)
  const isMeant = (place: number) => !ignored.has(stems[place] ?? '')
  const wordsAt = (places: readonly number[]) => [
    ...new Set(places.map((place) => stems[place] ?? '')),
  ]
  const asConcept = ({ places, means }: Phrase): Concept => [
    { stems: wordsAt(places.filter(isMeant)), weight: 1 },
    ...means,
  ]
  const asWords = (places: readonly number[]): Concept[] =>
    wordsAt(places).map((word) => [{ stems: [word], weight: 1 }])
  const taken = new Set([...harmless, ...phrases.flatMap(({ places }) => places)])
  const all = stems.map((_, place) => place)
  const meant = [
    ...phrases.filter(({ places }) => places.some(isMeant)).map(asConcept),
    ...asWords(all.filter((place) => isMeant(place) && !taken.has(place))),
  ]
  if (meant.length > 0) return meant
  return phrases.length > 0 ? phrases.map(asConcept) : asWords(all)
}

type Phrase = { places: readonly number[]; means: Concept }

/** What has synonyms, without what is a part of a longer phrase: "advance parole" is not parole. */
function phrasesIn(stems: readonly string[], synonyms: Stemmed['synonyms']): Phrase[] {
  const found = synonyms.flatMap(({ typed, means }) => {
    const places = [...new Set(placesIn(stems, typed))]
    return places.length > 0 ? [{ places, means }] : []
  })
  const isPartOf = (one: Phrase, other: Phrase) =>
    one.places.length < other.places.length &&
    one.places.every((place) => other.places.includes(place))
  return found.filter((phrase) => !found.some((other) => isPartOf(phrase, other)))
}
