import type { Fact } from '#app/features/facts/fact.ts'
import { citizenshipFacts } from '#app/features/facts/records/citizenship-facts.ts'
import { courtFacts } from '#app/features/facts/records/court-facts.ts'
import { entryFacts } from '#app/features/facts/records/entry-facts.ts'
import { familyFacts } from '#app/features/facts/records/family-facts.ts'
import { feeFacts } from '#app/features/facts/records/fee-facts.ts'
import { humanitarianFacts } from '#app/features/facts/records/humanitarian-facts.ts'
import { lineFacts } from '#app/features/facts/records/line-facts.ts'
import { statusFacts } from '#app/features/facts/records/status-facts.ts'
import { workAndInvestmentFacts } from '#app/features/facts/records/work-and-investment-facts.ts'

/** Staff's entries on the Facts page take precedence. */
export const legalFacts: readonly Fact[] = [
  ...citizenshipFacts,
  ...workAndInvestmentFacts,
  ...familyFacts,
  ...entryFacts,
  ...statusFacts,
  ...courtFacts,
  ...humanitarianFacts,
  ...feeFacts,
  ...lineFacts,
]
