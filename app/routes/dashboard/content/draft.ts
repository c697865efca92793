import { data } from 'react-router'
import { saveRecord } from '#app/features/content-editor/editing/save-record.server.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { getWriter, readSentRecord } from '#app/routes/dashboard/content/content-services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/draft.ts'

/** Autosave: stores what can be stored without a question. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return respondingToDatabaseProblems(context.get(servicesContext).log, async () => {
    const { services, sent } = await readSentRecord(request, params, context)
    // Questions are answered by a press.
    const isAsked = sent.asked !== null
    const saved = isAsked ? null : await saveRecord(services, sent, getWriter(context))
    if (saved?.kind === 'saved' && !saved.isMerged)
      return Response.json({ version: saved.version, base: saved.value })
    return Response.json({ message: contentTexts.autosave.states.conflict }, { status: 409 })
  })
}

export function loader() {
  throw data(null, { status: 405, headers: { Allow: 'POST' } })
}
