import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { conflictTexts } from '#app/features/inbox/conflicts/conflict-texts.ts'
import { listWithheld } from '#app/features/inbox/conflicts/conflicts.server.ts'
import { pathTo } from '#app/addresses.ts'
import { getActor, getViewer } from '#app/server/session-context.server.ts'
import { data } from 'react-router'
import type { Route } from './+types/message-export.ts'
import { exportFileName, exportJson, exportText } from '#app/features/inbox/inbox-export.ts'
import { exportPerson, findPerson } from '#app/features/inbox/inbox-person.server.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { leadToProof } from '#app/routes/dashboard/account/proof-question.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

/** A POST, because the audit log records it. */
export function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  return respondingToDatabaseProblems(services.log, async () => {
    const kind = textOf(await readForm(request), 'kind') === 'json' ? 'json' : 'txt'
    const viewer = getViewer(context)
    const found = await findPerson(services, params.id, viewer)
    if (!found) return Response.json({ message: messageTexts.notFoundTitle }, { status: 404 })
    // Its text is not to be read before a lawyer has looked at the names.
    if ((await listWithheld(services, found.messages, viewer)).size > 0)
      return Response.json({ message: conflictTexts.notExported }, { status: 409 })
    const page = pathTo('/dashboard/messages/:id/person', { id: params.id })
    const unproven = await leadToProof({ request, context }, page)
    if (unproven) return unproven
    const person = await exportPerson(services, found, getActor(context))
    const text = kind === 'json' ? exportJson(person) : exportText(person)
    const type = kind === 'json' ? 'application/json' : 'text/plain'
    const name = exportFileName(person.messages[0]?.reference ?? '', kind)
    return new Response(text, {
      headers: {
        ...PRIVATE_PAGE,
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    })
  })
}

export function loader() {
  throw data(null, { status: 405, headers: { Allow: 'POST' } })
}
