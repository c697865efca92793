import { data, redirect } from 'react-router'
import { isOutcome } from '#app/features/import/dashboard/dashboard-import.ts'
import {
  confirmImport,
  countOutcomes,
  discardImport,
  findImport,
  listReport,
} from '#app/features/import/dashboard/dashboard-imports.server.ts'
import { ImportReportPage } from '#app/features/import/ui/import-report-page.tsx'
import { pathTo } from '#app/addresses.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor } from '#app/server/session-context.server.ts'
import type { Route } from './+types/import-report.ts'

const LINES_A_PAGE = 100

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const found = await findImport(db, getActor(context).id, params.id)
  if (found === null) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const only = query.get('only')
  const outcome = isOutcome(only) ? only : null
  const after = Number.parseInt(query.get('after') ?? '', 10)
  const report = await listReport(db, found.id, {
    after: Number.isSafeInteger(after) ? after : -1,
    outcome,
    limit: LINES_A_PAGE,
  })
  const counts = await countOutcomes(db, found.id)
  return { found, counts, ...report, outcome, isFirst: !(after >= 0) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const actor = getActor(context)
  const act = textOf(await readForm(request), 'act')
  if (act === 'discard') {
    await discardImport(services.db, actor.id, params.id)
    return redirect('/dashboard/import', 303)
  }
  if (act === 'import' && (await confirmImport(services, actor, params.id))) services.imports.wake()
  return redirect(pathTo('/dashboard/import/:id', { id: params.id }), 303)
}

export default function ImportReport({ loaderData }: Route.ComponentProps) {
  return <ImportReportPage {...loaderData} />
}
