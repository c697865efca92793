import { data } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import { listRecordRevisions } from '#app/features/content/record-revisions.server.ts'
import {
  changedFields,
  compareFields,
} from '#app/features/content-editor/editing/compare-records.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import {
  publishContent,
  saveRecord,
} from '#app/features/content-editor/editing/save-record.server.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { RecordRevisionPage } from '#app/features/content-editor/ui/record-revision-page.tsx'
import { completed } from '#app/features/content-editor/translations/translation-form.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { getWriter, openedRecord } from '#app/routes/dashboard/content/content-services.server.ts'
import { refusedByRole } from '#app/server/access/require-right.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { getActor, may } from '#app/server/session-context.server.ts'
import type { Route } from './+types/record-revision.ts'

const DEFAULT = 'default'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const opened = await openedRecord(services, params)
  const revision = await findText(services, opened, params.revision)
  const { key, title, version, state } = opened
  const isDefault = params.revision === DEFAULT
  // The default replaces what readers see, a revision what the form shows.
  const replaced = isDefault ? opened.live : opened.value
  const changed = changedFields(opened.form, replaced, revision.value, { isForReading: true })
  return {
    record: { ...key, title, version },
    isDefault,
    mayReset: isDefault && state !== 'shipped' && may(context, 'publish-content'),
    by: revision.by,
    compared: await compareFields(services.textWorker, changed),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const opened = await openedRecord(services, params)
  const { key, version } = opened
  const seenVersion = Number(textOf(await readForm(request), 'version'))
  if (seenVersion !== version) return data({ isRefused: true }, { status: 409 })
  const { value, source } = await findText(services, opened, params.revision)
  const by = getActor(context)
  if (params.revision === DEFAULT) {
    if (!may(context, 'publish-content')) throw refusedByRole()
    const reset = await publishContent(services, [{ ...key, seenVersion, to: 'shipped' }], by)
    if (reset.ok) return redirectWithFlash(pathOfRecord(key), 'content-reset')
    return data({ isRefused: true }, { status: 409 })
  }
  const form = {
    key,
    seenVersion,
    base: opened.value,
    value,
    choices: new Map(),
    english: source,
    isUpToDate: true,
  }
  const saved = await saveRecord(services, form, getWriter(context))
  if (saved?.kind === 'saved') return redirectWithFlash(pathOfRecord(key), 'content-restored')
  return data({ isRefused: true }, { status: 409 })
}

/** @throws a 404 response */
async function findText(
  services: Services,
  opened: OpenedRecord,
  revision: string,
): Promise<{ value: Json; source: Json; by: { who: string; when: string } | null }> {
  const { key, shipped } = opened
  if (revision === DEFAULT && shipped !== null) return { value: shipped, source: null, by: null }
  const revisions = await listRecordRevisions(services.db, key)
  const found = revisions.find(({ version }) => String(version) === revision)
  if (!found || found.state !== 'published') throw data(null, { status: 404 })
  const when = zonedText(found.savedAt, services.timeZone())
  return {
    value: completed(opened, found.data as Json),
    source: found.source as Json,
    by: { who: found.savedBy, when },
  }
}

/** After a refusal, too: what is compared is the present text. */
export const shouldRevalidate = () => true

export default function RecordRevisionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const isRefused = useStored(actionData)?.isRefused === true
  return <RecordRevisionPage {...loaderData} isRefused={isRefused} />
}
