import { data, redirect } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import { unlistedMeta } from '#app/application/unlisted-meta.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { recordNames } from '#app/features/content-editor/editing/record-names.ts'
import { findIdProblem } from '#app/features/content-editor/editing/record-id.ts'
import { createRecord } from '#app/features/content-editor/editing/save-record.server.ts'
import { formOf } from '#app/features/content-editor/form/describe-schema.ts'
import { blankOf } from '#app/features/content-editor/form/form-field.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import { NewRecordPage } from '#app/features/content-editor/ui/new-record-page.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { logDatabaseRefusal } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { getWriter, typeOf } from '#app/routes/dashboard/content/content-services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/new-record.ts'

export function loader({ params }: Route.LoaderArgs) {
  return { type: openTypeOf(params) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const type = openTypeOf(params)
  const id = textOf(await readForm(request), 'id')
    .trim()
    .toLowerCase()
  const refuse = (problem: string, init: ResponseInit) => data({ id, problem }, init)
  const problem = findIdProblem(type, id)
  if (problem !== null) return refuse(problem, { status: 422 })
  const key: RecordKey = { type, id, locale: 'en' }
  try {
    const value = blankOf(formOf(type, {}))
    const isMade = await createRecord(services, { key, value, by: getWriter(context) })
    if (!isMade) return refuse(contentTexts.create.taken, { status: 422 })
  } catch (error) {
    const { message, status, headers } = logDatabaseRefusal(services.log, error)
    return refuse(message, { status, headers })
  }
  return redirect(pathOfRecord(key), 303)
}

/** @throws a 404 response where the firm cannot write further ones */
function openTypeOf(params: { type: string }) {
  const type = typeOf(params)
  if (!recordNames[type].isOpen) throw data(null, { status: 404 })
  return type
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(
    loaderData
      ? fillText(contentTexts.create.title, {
          type: recordNames[loaderData.type].one.toLowerCase(),
        })
      : contentTexts.title,
  )

export default function NewRecordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewRecordPage {...loaderData} answer={useStored(actionData)} />
}
