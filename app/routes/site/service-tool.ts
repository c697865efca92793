import { earliestFiling } from '#app/features/tools/filing-date/filing-date.ts'
import { checkFiling, readFiling } from '#app/features/tools/filing-date/filing-date-form.ts'
import {
  isComplete,
  type PathAnswers,
  readPathAnswers,
} from '#app/features/tools/green-card-path/green-card-path.ts'
import type { AskedFiling } from '#app/features/tools/ui/filing-date-tool.tsx'
import type { LocalDate } from '#app/platform/local-time.ts'

/** Of the services whose tool is a form; `asked` is null where the address asks nothing. */
type ServiceTool =
  | { kind: 'filing-date'; asked: AskedFiling | null }
  | { kind: 'green-card-path'; asked: Partial<PathAnswers> | null }

export function toolOf(
  service: string,
  query: URLSearchParams,
  today: LocalDate,
): ServiceTool | null {
  if (service === 'citizenship') return { kind: 'filing-date', asked: askFilingDate(query, today) }
  if (service === 'permanent-residency')
    return { kind: 'green-card-path', asked: readPathAnswers(query) }
  return null
}

export function isAsked(tool: ServiceTool | null): boolean {
  return tool !== null && tool.asked !== null
}

/** A field has a sentence beside it. */
export function hasProblems(tool: ServiceTool | null): boolean {
  if (tool === null || tool.asked === null) return false
  return tool.kind === 'filing-date'
    ? Object.keys(tool.asked.problems).length > 0
    : !isComplete(tool.asked)
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
