import { type Section, toolsIn } from '#app/features/content/records/sections.ts'
import { pageOfRecord } from '#app/features/pages/site-pages.ts'
import { earliestFiling } from '#app/features/tools/filing-date/filing-date.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { HoursAlways, HoursNow } from '#app/features/site/pages/contact.ts'
import {
  checkFiling,
  FILING_FIELDS,
  readFiling,
} from '#app/features/tools/filing-date/filing-date-form.ts'
import {
  type FirstLine,
  isComplete,
  PATH_QUESTIONS,
  type PathAnswers,
  readPathAnswers,
} from '#app/features/tools/green-card-path/green-card-path.ts'
import type { AskedFiling } from '#app/features/tools/ui/filing-date-tool.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { type LocalDate, localMoment } from '#app/platform/local-time.ts'
import type { ReaderPage } from '#app/server/services-context.server.ts'

/** What the address of a page with these forms may ask. */
export const TOOL_FIELDS = [...FILING_FIELDS, ...PATH_QUESTIONS]

/** Of the sections that are a form; `asked` is null where the address asks nothing. */
export type PageTool =
  | { kind: 'filing-date'; asked: AskedFiling | null }
  | {
      kind: 'green-card-path'
      asked: Partial<PathAnswers> | null
      lines: Record<FirstLine, string>
    }

export function toolsOf(
  sections: readonly Section[],
  query: URLSearchParams,
  { services, site, now }: ReaderPage,
): PageTool[] {
  return [...new Set(toolsIn(sections))].map((kind) => {
    if (kind === 'green-card-path')
      return { kind, asked: readPathAnswers(query), lines: firstLines(site) }
    const today = localMoment(now, services.timeZone()).date
    return { kind, asked: askFilingDate(query, today) }
  })
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

export function isAsked(tools: readonly PageTool[]): boolean {
  return tools.some(({ asked }) => asked !== null)
}

/** A field has a sentence beside it. */
function hasProblems(tools: readonly PageTool[]): boolean {
  return tools.some((tool) => {
    if (tool.asked === null) return false
    return tool.kind === 'filing-date'
      ? Object.keys(tool.asked.problems).length > 0
      : !isComplete(tool.asked)
  })
}

/** A page that could not answer says so first. */
export function titleOf(
  title: string,
  tools: readonly PageTool[],
  { refusedTitle }: { refusedTitle: string },
): string {
  return hasProblems(tools) ? fillText(refusedTitle, { title }) : title
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
