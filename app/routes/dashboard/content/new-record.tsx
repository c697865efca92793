import { data, redirect } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import {
  isNamed,
  listOriginals,
  type NewRecordProblem,
  readNewRecord,
} from '#app/features/content-editor/editing/new-record.server.ts'
import { recordNames } from '#app/features/content-editor/editing/record-names.ts'
import { createRecord } from '#app/features/content-editor/editing/save-record.server.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import { NewRecordPage } from '#app/features/content-editor/ui/new-record-page.tsx'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { getWriter, typeOf } from '#app/routes/dashboard/content/content-services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/new-record.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const type = openTypeOf(params)
  const { db } = context.get(servicesContext)
  const originals = isNamed(type) ? await listOriginals(db, type) : []
  return {
    type,
    isNamed: isNamed(type),
    originals: originals.map(({ key, title }) => ({ id: key.id, title })),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const type = openTypeOf(params)
  const form = await readForm(request)
  const typed = {
    id: textOf(form, 'id').trim().toLowerCase(),
    name: textOf(form, 'name').trim(),
    from: textOf(form, 'from'),
  }
  const refuse = (problem: NewRecordProblem, init: ResponseInit) => data({ typed, problem }, init)
  const field = isNamed(type) ? 'name' : 'id'
  const report = (message: string, init: ResponseInit) => refuse({ field, message }, init)
  return reportDatabaseProblems(services.log, report, async () => {
    const made = readNewRecord(type, typed, await listOriginals(services.db, type))
    if (!made.ok) return refuse(made.problem, { status: 422 })
    const { id, value } = made.value
    const key: RecordKey = { type, id, locale: 'en' }
    const isMade = await createRecord(services, { key, value, by: getWriter(context) })
    if (!isMade) return refuse({ field, message: contentTexts.create.taken }, { status: 422 })
    return redirect(pathOfRecord(key), 303)
  })
}

/** @throws a 404 response where the firm cannot write further ones */
function openTypeOf(params: { type: string }) {
  const type = typeOf(params)
  if (!recordNames[type].isOpen) throw data(null, { status: 404 })
  return type
}

export default function NewRecordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewRecordPage {...loaderData} answer={useStored(actionData)} />
}
