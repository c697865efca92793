import { citizenshipFacts } from '#app/features/facts/citizenship-facts.ts'
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
