import type { RecordData } from '#app/features/content/record-types.ts'
import { pageOfRecord } from '#app/features/pages/site-pages.ts'
import { earliestFiling } from '#app/features/tools/filing-date/filing-date.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { HoursAlways, HoursNow } from '#app/features/site/pages/contact.ts'
import { checkFiling, readFiling } from '#app/features/tools/filing-date/filing-date-form.ts'
import {
  type FirstLine,
  isComplete,
  type PathAnswers,
  readPathAnswers,
} from '#app/features/tools/green-card-path/green-card-path.ts'
import type { AskedFiling } from '#app/features/tools/ui/filing-date-tool.tsx'
import { type LocalDate, localMoment } from '#app/platform/local-time.ts'
import type { ReaderPage } from '#app/server/services-context.server.ts'

/** Of the services whose tool is a form; `asked` is null where the address asks nothing. */
type ServiceTool =
  | { kind: 'filing-date'; asked: AskedFiling | null }
  | {
      kind: 'green-card-path'
      asked: Partial<PathAnswers> | null
      lines: Record<FirstLine, string>
    }

export function toolOf(
  { tool }: Pick<RecordData<'service'>, 'tool'>,
  query: URLSearchParams,
  { services, site, now }: ReaderPage,
): ServiceTool | null {
  if (tool === 'filing-date') {
    const today = localMoment(now, services.timeZone()).date
    return { kind: 'filing-date', asked: askFilingDate(query, today) }
  }
  if (tool !== 'green-card-path') return null
  return {
    kind: 'green-card-path',
    asked: readPathAnswers(query),
    lines: firstLines(site),
  }
}

/** To urgent help where the firm does not offer the service, or has removed the question. */
export function firstLines(site: SiteContent): Record<FirstLine, string> {
  const asylum = 'humanitarian-asylum'
  return {
    hurt: pageOfRecord(site, 'service', 'u-visa')?.path ?? '/urgent#hurt',
    afraid: site.find('question', asylum) === null ? '/urgent' : `/faq#${asylum}`,
    court: '/urgent#court',
  }
}

/** For print beside the telephone. */
export function hoursLines(hours: HoursNow | HoursAlways): string[] {
  return [`${hours.days} ${hours.times}`, ...('state' in hours ? [hours.state] : [])]
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
