import { citizenshipFacts } from '#app/features/facts/citizenship-facts.ts'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import type { Fact } from '#app/features/facts/fact.ts'
import { familyFacts } from '#app/features/facts/family-facts.ts'
import { humanitarianFacts } from '#app/features/facts/humanitarian-facts.ts'
import { workAndInvestmentFacts } from '#app/features/facts/work-and-investment-facts.ts'

/** Staff's entries on the Facts page take precedence. */
export const legalFacts: readonly Fact[] = [
  ...citizenshipFacts,
  ...workAndInvestmentFacts,
  ...familyFacts,
  ...humanitarianFacts,
]

export function quoteLegalFacts<Content>(content: Content, now: Date): Content {
  return quoteAllFacts(content, legalFacts, now)
}
