import { addressIn } from '#app/features/pages/page-addresses.ts'
import { data } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { changedFields, compareFields } from '#app/features/entries/compare/compare-entries.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { labelledProblem } from '#app/features/entries/form/field-label.ts'
import { checkOpened } from '#app/features/content-editor/editing/record-form.server.ts'
import { rowOf } from '#app/features/content-editor/editing/record-rows.ts'
import { publicPathOf } from '#app/features/content-editor/public-paths.ts'
import { ChangesPage } from '#app/features/content-editor/ui/changes-page.tsx'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { zonedText, zoneName } from '#app/platform/zoned-text.ts'
import { changeChosen } from '#app/routes/dashboard/content/chosen-changes.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { quotingPages } from '#app/server/pages/site-pages.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor, may } from '#app/server/session-context.server.ts'
import type { Route } from './+types/changes.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const records = (await listRecords(services.db, LOCALES)).filter(({ hasDraft }) => hasDraft)
  const changes: Awaited<ReturnType<typeof changeView>>[] = []
  // One after the other, because the thread for long texts takes a limited number of questions.
  for (const record of records) changes.push(await changeView(services, record, records))
  return {
    mayPublish: may(context, 'publish-content'),
    timeZone: services.timeZone(),
    zone: zoneName(services.timeZone()),
    changes,
  }
}

async function changeView(
  services: Services,
  record: OpenedRecord,
  together: readonly OpenedRecord[],
) {
  const { key, form, live, value, changed } = record
  const site = services.site(key.locale)
  const rules = { site, now: services.now(), together }
  const { problems, findings } = checkOpened(record, value, rules)
  const sentences = (all: typeof problems) =>
    all.map((problem) => labelledProblem(form, value, problem))
  const fields = changedFields(form, live, value)
  return {
    ...rowOf(record, services.timeZone()),
    path: addressIn(site, publicPathOf({ ...key, value }, site)),
    by: changed?.by ?? '',
    when: changed && zonedText(changed.at, services.timeZone()),
    check: { problems: sentences(problems), findings: sentences(findings) },
    quoted: (quotingPages(site).get(key.id) ?? []).map(({ shown }) => shown),
    compared: await compareFields(services.textWorker, { fields, under: 3 }),
  }
}

/** Several records at one moment, or none of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readForm(request)
  const typed = { chosen: form.getAll('record').map(String), publishAt: textOf(form, 'publishAt') }
  const report = (message: string, init: ResponseInit) =>
    data({ ...typed, message, details: [] }, init)
  return reportDatabaseProblems(services.log, report, async () => {
    const done = await changeChosen(services, form, getActor(context))
    if (!done.ok) return data({ ...typed, ...done.problem }, { status: done.problem.status })
    const { flash, counts } = done.value
    const isPublished = flash === 'records-published'
    return redirectWithFlash(
      isPublished ? '/dashboard/content' : '/dashboard/content/changes',
      flash,
      counts,
    )
  })
}

/** After a refusal, too: it is shown beside the changes as they stand now. */
export const shouldRevalidate = () => true

export default function ChangesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangesPage {...loaderData} answer={useStored(actionData)} />
}
