/** The paragraph's words, and its place among the paragraphs; no words: none of them. */
export type Anchor = { quote: string; place: number }

/** In characters, of the words that are kept. */
const QUOTE_LENGTH = 2_000

/** Two unrelated paragraphs of English share a fifth to a third of their words, the halves of one that was split two thirds. */
const ENOUGH = 0.5
/** Between equals the nearest; never more than a word. */
const PER_STEP = 1e-6

/** Where each comment stands in a text of these paragraphs; null where its paragraph is gone, or it has none. */
export function findPlaces(
  paragraphs: readonly string[],
  anchors: readonly Anchor[],
): (number | null)[] {
  let read: string[][] | null = null
  const words = () => (read ??= paragraphs.map((text) => wordsOf(text)))
  return anchors.map((anchor) => (anchor.quote === '' ? null : findPlace(words(), anchor)))
}

export function quoteOf(paragraph: string): string {
  return [...paragraph.replaceAll(/\s+/g, ' ').trim()].slice(0, QUOTE_LENGTH).join('')
}

function findPlace(paragraphs: readonly string[][], { quote, place }: Anchor): number | null {
  const wanted = countWords(wordsOf(quote))
  let best = { place: -1, value: 0 }
  for (const [index, words] of paragraphs.entries()) {
    const value = likeness(wanted, words) - Math.abs(index - place) * PER_STEP
    if (value > best.value) best = { place: index, value }
  }
  return best.value >= ENOUGH ? best.place : null
}

// Without signs, so that the Markdown of a paragraph is the same as its text.
function wordsOf(text: string): string[] {
  return (
    quoteOf(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [quoteOf(text)]
  )
}

type WordCount = { total: number; counts: ReadonlyMap<string, number> }

function countWords(words: readonly string[]): WordCount {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { total: words.length, counts }
}

/** Sørensen and Dice: twice the words that both have, of the words of both. */
function likeness({ total, counts }: WordCount, other: readonly string[]): number {
  const used = new Map<string, number>()
  let shared = 0
  for (const word of other) {
    const times = used.get(word) ?? 0
    if (times >= (counts.get(word) ?? 0)) continue
    used.set(word, times + 1)
    shared += 1
  }
  return (2 * shared) / (total + other.length)
}
