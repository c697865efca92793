import { createContext, type RouterContextProvider } from 'react-router'
import { type Section, toolsIn } from '#app/features/content/records/sections.ts'
import { pageOfRecord } from '#app/features/pages/site-pages.ts'
import { type AskedFiling, askFilingDate } from '#app/features/tools/filing-date/ask-filing-date.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { HoursAlways, HoursNow } from '#app/features/site/pages/contact.ts'
import {
  type FirstLine,
  type PathAnswers,
  readPathAnswers,
} from '#app/features/tools/green-card-path/green-card-path.ts'
import { TOOL, typedIn } from '#app/features/tools/tool-form.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { localMoment } from '#app/platform/local-time.ts'
import type { ReaderPage } from '#app/server/services-context.server.ts'

/** Of the sections that are a form; `asked` is null where no form was sent. */
export type PageTool =
  | { kind: 'filing-date'; asked: AskedFiling | null }
  | {
      kind: 'green-card-path'
      asked: PathAnswers | null
      lines: Record<FirstLine, string>
    }

/** The answers that this request has brought. */
const givenAnswers = createContext<URLSearchParams | null>(null)

type Asked = {
  request: Request
  context: Readonly<RouterContextProvider>
  sections: readonly Section[] | undefined
}

/** The action of a page: its tools are answered with the page itself, and nothing is kept. A page without one takes no form. */
export async function takeAnswers({ request, context, sections }: Asked): Promise<Response | null> {
  if (sections === undefined) return new Response(null, { status: 404 })
  if (toolsIn(sections).length === 0) return new Response(null, { status: 405 })
  return takeForm({ request, context })
}

/** Of a page that is a form itself. */
export async function takeForm({
  request,
  context,
}: Omit<Asked, 'sections'>): Promise<Response | null> {
  if (request.method !== 'POST') return new Response(null, { status: 405 })
  context.set(givenAnswers, typedIn(await readForm(request)))
  return null
}

/** Null where no form was sent. */
export function answersIn(context: Asked['context']): URLSearchParams | null {
  return context.get(givenAnswers)
}

export function toolsOf(
  sections: readonly Section[],
  context: Asked['context'],
  { services, site, now }: ReaderPage,
): PageTool[] {
  const given = answersIn(context)
  return [...new Set(toolsIn(sections))].map((kind) => {
    const own = given?.get(TOOL) === kind ? given : null
    if (kind === 'green-card-path')
      return { kind, asked: own && readPathAnswers(own), lines: firstLines(site) }
    const today = localMoment(now, services.timeZone()).date
    return { kind, asked: own && askFilingDate(own, today) }
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

/** A page that could not answer says so first. */
export function titleOf(
  title: string,
  tools: readonly PageTool[],
  { refusedTitle }: { refusedTitle: string },
): string {
  const isRefused = tools.some(
    ({ kind, asked }) => kind === 'filing-date' && asked && Object.keys(asked.problems).length > 0,
  )
  return isRefused ? fillText(refusedTitle, { title }) : title
}
