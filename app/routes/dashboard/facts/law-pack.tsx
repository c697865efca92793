import { data } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { lawPackProblems } from '#app/features/content-editor/law/law-pack-texts.ts'
import { openLawPack, presentLaw } from '#app/features/content-editor/law/open-law-pack.server.ts'
import { LawPackPage } from '#app/features/content-editor/law/ui/law-pack-page.tsx'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { actOf, fileOf, readForm } from '#app/platform/http/read-form.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor } from '#app/server/session-context.server.ts'
import type { Route } from './+types/law-pack.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  return { present: presentLaw(await listRecords(db)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readForm(request)
  const refused = (message: string, init: ResponseInit) => data({ problem: [message] }, init)
  return reportDatabaseProblems(services.log, refused, async () => {
    const isShipped = actOf(form, { shipped: true }) === true
    const text = isShipped ? null : ((await fileOf(form, 'pack')?.text()) ?? '')
    if (text === '') return refused(lawPackProblems.none, { status: 422 })
    const opened = await openLawPack(services, { text }, getActor(context))
    if (!opened.ok) return data({ problem: opened.problem }, { status: 422 })
    return data({ opened: opened.value })
  })
}

export default function LawPack({ loaderData, actionData }: Route.ComponentProps) {
  return <LawPackPage {...loaderData} answer={useStored(actionData) ?? null} />
}
