import { data } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import { unlistedMeta } from '#app/application/unlisted-meta.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { compareRecords } from '#app/features/content-editor/editing/compare-records.ts'
import { checkOpened } from '#app/features/content-editor/editing/record-form.server.ts'
import { rowOf } from '#app/features/content-editor/editing/record-rows.ts'
import { CONTENT } from '#app/features/content-editor/record-paths.ts'
import { ChangesPage } from '#app/features/content-editor/ui/changes-page.tsx'
import { logDatabaseRefusal } from '#app/platform/http/database-response.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { publishChosen } from '#app/routes/dashboard/content/publish-chosen.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor, may } from '#app/server/session-context.server.ts'
import type { Route } from './+types/changes.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const records = (await listRecords(services.db)).filter(({ hasDraft }) => hasDraft)
  const rules = { facts: services.facts.current(), site: services.site('en') }
  return {
    mayPublish: may(context, 'publish-content'),
    changes: records.map((record) => ({
      ...rowOf(record),
      by: record.changed?.by ?? '',
      when: record.changed && zonedText(record.changed.at, services.timeZone()),
      check: checkOpened(record, record.value, rules),
      compared: compareRecords(record.form, record.live, record.value),
    })),
  }
}

/** Several records at one moment, or none of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const chosen = (await readForm(request)).getAll('record').map(String)
  try {
    const problem = await publishChosen(services, chosen, getActor(context))
    if (problem === null) return redirectWithFlash(CONTENT, 'content-published')
    return data({ chosen, ...problem }, { status: problem.status })
  } catch (error) {
    const { message, status, headers } = logDatabaseRefusal(services.log, error)
    return data({ chosen, message, details: [] }, { status, headers })
  }
}

/** After a refusal, too: it is shown beside the changes as they stand now. */
export const shouldRevalidate = () => true

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = () => unlistedMeta(contentTexts.changes.title)

export default function ChangesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangesPage {...loaderData} answer={useStored(actionData)} />
}
