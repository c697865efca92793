import { data } from 'react-router'
import type { Route } from './+types/saved-replies.ts'
import { useStored } from '#app/application/use-stored.ts'
import {
  parseSavedReply,
  type SavedReplyProblem,
  type TypedSavedReply,
} from '#app/features/inbox/replies/reply.ts'
import {
  deleteSavedReply,
  listSavedReplies,
  storeSavedReply,
} from '#app/features/inbox/replies/saved-replies.server.ts'
import { SavedRepliesPage } from '#app/features/inbox/replies/ui/saved-replies-page.tsx'
import { numberOf, readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor, may } from '#app/server/session-context.server.ts'

const PATH = '/dashboard/messages/saved-replies'

export async function loader({ context }: Route.LoaderArgs) {
  const replies = await listSavedReplies(context.get(servicesContext).db)
  return { replies, mayWrite: may(context, 'write-saved-replies') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const by = getActor(context)
  const form = await readForm(request)
  const typed: TypedSavedReply = {
    id: textOf(form, 'id'),
    name: textOf(form, 'name'),
    language: textOf(form, 'language'),
    text: textOf(form, 'text'),
    version: numberOf(form, 'version'),
  }
  if (textOf(form, 'act') === 'delete') {
    const isDeleted = await deleteSavedReply(services, typed, by)
    return isDeleted ? redirectWithFlash(PATH, 'saved-reply-deleted') : refused(typed, 'changed')
  }
  const reply = parseSavedReply(typed)
  if (!reply.ok) return refused(typed, reply.problem)
  const stored = await storeSavedReply(services, reply.value, by)
  return stored.ok ? redirectWithFlash(PATH, 'saved-reply-kept') : refused(typed, stored.problem)
}

function refused(typed: TypedSavedReply, problem: SavedReplyProblem) {
  return data({ typed, problem }, { status: problem === 'changed' ? 409 : 422 })
}

export default function SavedReplies({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedRepliesPage {...loaderData} refused={useStored(actionData)} />
}
