import { useStored } from '#app/application/use-stored.ts'
import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { getActor, getViewer, may } from '#app/server/session-context.server.ts'
import { noteReading } from '#app/features/inbox/inbox-actions.server.ts'
import { MessageNotFoundPage } from '#app/features/inbox/ui/message-erasure-page.tsx'
import { MessagePage } from '#app/features/inbox/ui/message-page.tsx'
import { WithheldMessagePage } from '#app/features/inbox/conflicts/ui/withheld-message-page.tsx'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { runAction } from '#app/routes/dashboard/inbox/message-actions.server.ts'
import {
  checkConflicts,
  isMessageWithheld,
} from '#app/routes/dashboard/inbox/conflict-views.server.ts'
import { findColleagues } from '#app/routes/dashboard/inbox/colleagues.server.ts'
import { languageNamesOf } from '#app/routes/dashboard/inbox/message-rows.server.ts'
import { findMessageView } from '#app/routes/dashboard/inbox/message-views.server.ts'
import { listSavedReplies } from '#app/features/inbox/replies/saved-replies.server.ts'
import type { ReplyParts } from '#app/features/inbox/replies/ui/reply-form.tsx'
import { localMoment } from '#app/platform/local-time.ts'
import type { Services } from '#app/server/services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/message.ts'

/** Before any loader, so that the count of unread messages beside it is the one after. */
export const middleware: Route.MiddlewareFunction[] = [rememberReading]

async function rememberReading(args: Parameters<Route.MiddlewareFunction>[0]): Promise<void> {
  const { request, params, context } = args
  if (!isOpening(request)) return
  const services = context.get(servicesContext)
  try {
    if (await isMessageWithheld(services, params.id ?? '', getViewer(context))) return
    await noteReading(services, params.id ?? '', getActor(context))
  } catch (error) {
    // A message can still be read on a full disk or a locked database.
    services.log.error('reading could not be remembered', error)
  }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { form } = interfaceTexts('en').messageForm
  const mayClear = may(context, 'clear-conflicts')
  const viewer = getViewer(context)
  const assignees = await findColleagues(services)
  const { conflicts, withheld } = await checkConflicts(services, params.id, viewer, assignees)
  const message = withheld ? null : await findMessageView(services, params.id, assignees)
  const names = { languages: languageNamesOf(services), safeWays: form.safe.options }
  const mayErase = may(context, 'erase-messages')
  return data(
    {
      message,
      withheld,
      conflicts,
      noteId: randomUUID(),
      names,
      assignees,
      ownId: getActor(context).id,
      reply: await replyParts(services),
      mayErase,
      mayClear,
      mayRestrict: viewer.readsRestricted,
    },
    { status: message || withheld ? 200 : 404 },
  )
}

async function replyParts({ db, config, now, timeZone }: Services): Promise<ReplyParts> {
  return {
    replyId: randomUUID(),
    answerId: randomUUID(),
    saved: await listSavedReplies(db),
    replyTo: config.smtp?.to ?? null,
    today: localMoment(now(), timeZone()).date,
  }
}

// Only a document request counts as reading: the router also revalidates hidden tabs, and a prefetched page was not seen.
function isOpening({ method, headers }: Request): boolean {
  const isAhead = /prefetch|prerender/.test(headers.get('Sec-Purpose') ?? '')
  return method === 'GET' && !isAhead && headers.get('Accept')?.includes('text/html') === true
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const origin = publicOrigin(services.config, request)
  const who = { by: getActor(context), viewer: getViewer(context), origin }
  const done = await runAction(services, params.id, await readForm(request), who)
  if (!done.ok) return data(done.problem.result, { status: done.problem.status })
  return redirectWithFlash(done.value.to, done.value.flash)
}

export default function MessageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { message, withheld, ...rest } = loaderData
  const result = useStored(actionData)
  if (withheld) return <WithheldMessagePage {...rest} message={withheld} result={result} />
  if (!message) return <MessageNotFoundPage />
  return <MessagePage key={message.id} message={message} result={result} {...rest} />
}
