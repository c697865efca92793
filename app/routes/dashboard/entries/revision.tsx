import { data } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import { changedFields, compareFields } from '#app/features/entries/compare/compare-entries.ts'
import { RevisionPage } from '#app/features/entries/ui/revision-page.tsx'
import { numberOf, readForm } from '#app/platform/http/read-form.server.ts'
import { findEarlierText, openEntry } from '#app/routes/dashboard/entries/open-entry.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/revision.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const entry = await openEntry(context, params)
  const { value, revision } = await findEarlierText(context, entry, params.revision)
  const { form, path, version, lang } = entry
  const fields = changedFields(form, value, revision === null ? entry.live : entry.present)
  const isChanged = (name: string) =>
    fields.some((field) => field.path === name || field.path.startsWith(`${name}.`))
  return {
    back: `${path}/revisions`,
    version,
    revision: revision && { savedAt: revision.savedAt, savedBy: revision.savedBy },
    changed: await compareFields(services.textWorker, { fields, under: 2 }),
    unchanged: form.fields.flatMap(([name, { label }]) => (isChanged(name) ? [] : [label])),
    restoreHelp: revision === null ? entry.resetHelp : entry.restoreHelp,
    lang,
    timeZone: services.timeZone(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const entry = await openEntry(context, params)
  const earlier = await findEarlierText(context, entry, params.revision)
  const seenVersion = numberOf(await readForm(request), 'version')
  const restored = await entry.restore(earlier, seenVersion)
  return restored ?? data({ isRefused: true }, { status: 409 })
}

/** After a refusal, too: what is compared and what the next restoring replaces are the present text. */
export const shouldRevalidate = () => true

export default function RevisionRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RevisionPage {...loaderData} isRefused={useStored(actionData)?.isRefused === true} />
}
