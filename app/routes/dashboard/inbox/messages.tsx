import type { Route } from './+types/messages.ts'
import { type Found, searchInbox } from '#app/features/inbox/inbox-find.server.ts'
import { countInbox, listInbox } from '#app/features/inbox/inbox-messages.server.ts'
import {
  type InboxFilter,
  MESSAGES_A_PAGE,
  parseFilter,
  SEARCH_MAX,
} from '#app/features/inbox/inbox.ts'
import { inboxTexts } from '#app/features/inbox/inbox-texts.ts'
import { type InboxContent, InboxPage } from '#app/features/inbox/ui/inbox-page.tsx'
import { rowsOf } from '#app/routes/dashboard/inbox/message-views.server.ts'
import { findOverdue } from '#app/routes/dashboard/inbox/overdue.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { may } from '#app/server/session-context.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { unlistedMeta } from '#app/application/unlisted-meta.ts'

const PATH = '/dashboard/messages'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const filter = parseFilter(query.get('show'))
  const inbox = await loadInbox(services, filter, query).catch((error: unknown) => {
    services.log.error('inbox failed', error)
    return null
  })
  return { inbox, filter, mayClear: may(context, 'clear-conflicts') }
}

async function loadInbox(services: Services, filter: InboxFilter, query: URLSearchParams) {
  const search = (query.get('q') ?? '').slice(0, SEARCH_MAX).trim()
  const [content, counts, overdue] = await Promise.all([
    search === '' ? listed(services, filter, query) : found(services, search, query),
    countInbox(services.db),
    findOverdue(services),
  ])
  return { ...content, counts, overdue }
}

async function listed(
  services: Services,
  filter: InboxFilter,
  query: URLSearchParams,
): Promise<InboxContent> {
  const after = query.get('after')
  const page = await listInbox(services, filter, { after, limit: MESSAGES_A_PAGE })
  const next = new URLSearchParams({ show: filter, after: page.nextAfter ?? '' })
  return {
    rows: await rowsOf(services, page.messages),
    older: page.nextAfter === null ? null : `${PATH}?${next.toString()}`,
    isFirst: after === null,
    search: null,
  }
}

async function found(
  services: Services,
  search: string,
  query: URLSearchParams,
): Promise<InboxContent> {
  const looked = Number.parseInt(query.get('looked') ?? '0', 10)
  const place = { after: query.get('after'), looked: Math.max(0, looked) || 0 }
  const result = await searchInbox(services, search, place)
  return {
    rows: await rowsOf(services, result.messages),
    older: furtherAddress(search, result),
    isFirst: true,
    search: { text: search, looked: result.looked, total: result.total },
  }
}

function furtherAddress(search: string, { nextAfter, looked }: Found): string | null {
  if (nextAfter === null) return null
  const next = new URLSearchParams({ q: search, after: nextAfter, looked: String(looked) })
  return `${PATH}?${next.toString()}`
}

export const meta: Route.MetaFunction = () => unlistedMeta(inboxTexts.title)

export default function Messages({ loaderData }: Route.ComponentProps) {
  return <InboxPage {...loaderData} />
}
