import { data } from 'react-router'
import type { Route } from './+types/messages.ts'
import { useStored } from '#app/application/use-stored.ts'
import { searchInbox } from '#app/features/inbox/inbox-find.server.ts'
import { countInbox, type InboxView, listInbox } from '#app/features/inbox/inbox-messages.server.ts'
import {
  type ChosenInbox,
  furtherAddress,
  inboxAddress,
  MESSAGES_A_PAGE,
  parseChosenInbox,
  SEARCH_MAX,
} from '#app/features/inbox/inbox.ts'
import { listAllLabels } from '#app/features/inbox/inquiry/labels.server.ts'
import { type InboxContent, InboxPage } from '#app/features/inbox/ui/inbox-page.tsx'
import { localMoment } from '#app/platform/local-time.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { changeChosen } from '#app/routes/dashboard/inbox/bulk-changes.server.ts'
import { type Colleagues, findColleagues } from '#app/routes/dashboard/inbox/colleagues.server.ts'
import { rowsOf } from '#app/routes/dashboard/inbox/message-rows.server.ts'
import { findOverdue } from '#app/routes/dashboard/inbox/overdue.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { getActor, getViewer, may } from '#app/server/session-context.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const viewer = getViewer(context)
  const today = localMoment(services.now(), services.timeZone()).date
  const inbox = await loadInbox(services, query, { viewer, today }).catch((error: unknown) => {
    services.log.error('inbox failed', error)
    return null
  })
  const mayClear = may(context, 'clear-conflicts')
  const mayErase = may(context, 'erase-messages')
  const mayRestrict = viewer.readsRestricted
  return { inbox, chosen: parseChosenInbox(query), mayClear, mayErase, mayRestrict }
}

/** Changes the chosen messages. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const origin = publicOrigin(services.config, request)
  const by = { ...getActor(context), viewer: getViewer(context), origin }
  const outcome = await changeChosen(services, await readForm(request), by)
  const { pathname, search } = new URL(request.url)
  const { act, done, same, left } = outcome
  const flash = act === 'release' ? 'messages-released' : 'messages-changed'
  if (done > 0 && left.length === 0)
    return redirectWithFlash(pathname + search, flash, { done, same })
  const isRefused = left.some(({ reason }) => reason !== 'gone')
  return data(outcome, { status: isRefused || done + same > 0 ? 409 : 422 })
}

async function loadInbox(services: Services, query: URLSearchParams, view: InboxView) {
  const search = (query.get('q') ?? '').slice(0, SEARCH_MAX).trim()
  const colleagues = await findColleagues(services)
  const look = { ...view, colleagues }
  const [content, counts, overdue, labels] = await Promise.all([
    search === '' ? listed(services, query, look) : found(services, search, query, look),
    countInbox(services.db, view),
    findOverdue(services, view.viewer),
    listAllLabels(services.db, view.viewer),
  ])
  return { ...content, counts, overdue, labels, colleagues: colleagues.all }
}

type Look = InboxView & { colleagues: Colleagues }

async function listed(
  services: Services,
  query: URLSearchParams,
  look: Look,
): Promise<InboxContent> {
  const after = query.get('after')
  const chosen = parseChosenInbox(query)
  const place = { after, limit: MESSAGES_A_PAGE }
  const page = await listInbox(services, choiceOf(chosen), look, place)
  return {
    rows: await rowsOf(services, page.messages, look),
    older: page.nextAfter === null ? null : inboxAddress(chosen, page.nextAfter),
    isFirst: after === null,
    search: null,
  }
}

function choiceOf({ show, who, label }: ChosenInbox) {
  const assignee = who === '' ? null : { id: who === 'none' ? null : who }
  return { show, assignee, label: label === '' ? null : label }
}

async function found(
  services: Services,
  search: string,
  query: URLSearchParams,
  look: Look,
): Promise<InboxContent> {
  const looked = Number.parseInt(query.get('looked') ?? '0', 10)
  const place = { after: query.get('after'), looked: Math.max(0, looked) || 0 }
  const result = await searchInbox(services, search, look.viewer, place)
  return {
    rows: await rowsOf(services, result.messages, look),
    older: furtherAddress(search, result),
    isFirst: true,
    search: { text: search, looked: result.looked, total: result.total },
  }
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  return <InboxPage {...loaderData} outcome={useStored(actionData)} />
}
