import {
  earliestFiling,
  type FilingAnswer,
  type FilingFacts,
} from '#app/features/tools/filing-date/filing-date.ts'
import {
  checkFiling,
  type FilingProblems,
  readFiling,
  type TypedFiling,
} from '#app/features/tools/filing-date/filing-date-form.ts'
import type { LocalDate } from '#app/platform/local-time.ts'

export type FilingResult = { facts: FilingFacts; answer: FilingAnswer; today: LocalDate }

/** What was asked; with `isMore` for more rows, and for nothing yet. */
export type AskedFiling = {
  typed: TypedFiling
  isMore: boolean
  problems: FilingProblems
  result: FilingResult | null
}

export function askFilingDate(given: URLSearchParams, today: LocalDate): AskedFiling {
  const open = { ...readFiling(given), problems: {}, result: null }
  if (open.isMore) return open
  const checked = checkFiling(open.typed, today)
  if (!checked.ok) return { ...open, problems: checked.problem }
  const facts = checked.value
  return { ...open, result: { facts, answer: earliestFiling(facts, today), today } }
}
