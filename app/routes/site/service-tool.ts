import { earliestFiling } from '#app/features/tools/filing-date/filing-date.ts'
import { checkFiling, readFiling } from '#app/features/tools/filing-date/filing-date-form.ts'
import type { AskedFiling } from '#app/features/tools/ui/filing-date-tool.tsx'
import type { LocalDate } from '#app/platform/local-time.ts'

/** What the address asks the tool of a service; null where it has none, or was not asked. */
export function askedOf(service: string, query: URLSearchParams, today: LocalDate) {
  if (service === 'citizenship') {
    const filingDate = askFilingDate(query, today)
    return filingDate && { filingDate }
  }
  return null
}

export function hasProblems(asked: ReturnType<typeof askedOf>): boolean {
  return asked !== null && Object.keys(asked.filingDate.problems).length > 0
}

function askFilingDate(query: URLSearchParams, today: LocalDate): AskedFiling | null {
  const read = readFiling(query)
  if (read === null) return null
  const open = { ...read, problems: {}, result: null }
  if (read.isMore) return open
  const checked = checkFiling(read.typed, today)
  if (!checked.ok) return { ...open, problems: checked.problem }
  const facts = checked.value
  return { ...open, result: { facts, answer: earliestFiling(facts, today), today } }
}
