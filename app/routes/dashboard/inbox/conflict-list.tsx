import { data } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import { findCurrentList, importNames } from '#app/features/inbox/conflicts/name-list.server.ts'
import type { NameListProblem } from '#app/features/inbox/conflicts/name-list-file.ts'
import { readNameList } from '#app/features/inbox/conflicts/read-name-list.server.ts'
import { NameListPage } from '#app/features/inbox/conflicts/ui/name-list-page.tsx'
import { momentOf } from '#app/features/inbox/inbox-view.ts'
import { fileOf, readForm } from '#app/platform/http/read-form.server.ts'
import { clockOf } from '#app/routes/dashboard/inbox/message-rows.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor } from '#app/server/session-context.server.ts'
import type { Route } from './+types/conflict-list.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const list = await findCurrentList(services.db)
  if (!list) return { current: null }
  const imported = momentOf(list.importedAt, clockOf(services))
  return { current: { names: list.names, by: list.importedBy, imported } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const file = fileOf(await readForm(request), 'file')
  if (!file) return refused([{ line: null, kind: 'no-file' }])
  const read = await readNameList(file)
  if (!read.ok) return refused(read.problem)
  const imported = await importNames(services, read.value, getActor(context))
  if (!imported.ok) return data({ problems: [], isHeld: true }, { status: 409 })
  return redirectWithFlash('/dashboard/messages/conflict-list', 'names-imported')
}

function refused(problems: NameListProblem[]) {
  return data({ problems, isHeld: false }, { status: 422 })
}

export default function ConflictList({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useStored(actionData)
  const { problems, isHeld } = answer ?? { problems: [], isHeld: false }
  return <NameListPage {...loaderData} problems={problems} isHeld={isHeld} />
}
