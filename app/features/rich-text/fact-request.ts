import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'

/** A figure that the text may quote, with its value today. */
export type QuotedFact = { key: string; label: string; value: string }

export type FactRequest = { settle: (fact: QuotedFact) => void }

export function factQuote({ key }: QuotedFact): string {
  return `{${key}}`
}

/** Those that have every typed word in name, value or key, those by name alone first; all without words. */
export function matchingFacts(facts: readonly QuotedFact[], search: string): QuotedFact[] {
  const words = foldForSearch(search).split(' ')
  const isIn = (text: string) => words.every((word) => foldForSearch(text).includes(word))
  const found = facts.filter(({ key, label, value }) => isIn(`${label} ${value} ${key}`))
  return found.toSorted((one, other) => Number(isIn(other.label)) - Number(isIn(one.label)))
}
