import { citizenshipFacts } from '#app/features/facts/citizenship-facts.ts'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import type { Fact } from '#app/features/facts/fact.ts'
import { familyFacts } from '#app/features/facts/family-facts.ts'
import { humanitarianFacts } from '#app/features/facts/humanitarian-facts.ts'
import { workAndInvestmentFacts } from '#app/features/facts/work-and-investment-facts.ts'

/** Every legal figure that the site quotes. What staff enter on the Facts page stands over these. */
export const legalFacts: readonly Fact[] = [
  ...citizenshipFacts,
  ...workAndInvestmentFacts,
  ...familyFacts,
  ...humanitarianFacts,
]

/** Puts the legal facts into every text of a content record, as they print at an instant. */
export function quoteLegalFacts<Content>(content: Content, now: Date): Content {
  return quoteAllFacts(content, legalFacts, now)
}
