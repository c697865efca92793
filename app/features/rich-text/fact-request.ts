/** A figure that the text may quote, with its value today. */
export type QuotedFact = { key: string; label: string; value: string }

export type FactRequest = { settle: (fact: QuotedFact) => void }

export function quoteOf({ key }: QuotedFact): string {
  return `{${key}}`
}

/** Those that have every typed word in their name, value or key; all without words. */
export function matchingFacts(facts: readonly QuotedFact[], search: string): QuotedFact[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return facts.filter(({ key, label, value }) => {
    const text = `${label} ${value} ${key}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
