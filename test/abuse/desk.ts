import { randomUUID } from 'node:crypto'
import type { WatchedSite } from '#test/abuse/site-fixture.ts'
import { aColleague } from '#test/colleagues.ts'
import { theInboxOf } from '#test/factories/inbox.ts'
import { aStaffMember, type Visitor } from '#test/site.ts'

export const PAGE = { headers: { Accept: 'text/html' } }

type Fields = Record<string, string>

/** The messages of an open site, whose owner is signed in; closing it closes the site. */
export async function openDesk<Site extends WatchedSite>(site: Site) {
  const owner = await aStaffMember(site.origin)
  const rowOf = (id: string) =>
    site.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return {
    site,
    owner,
    inbox: await theInboxOf(site, Date.now() - 3_600_000),
    rowOf,
    post: (address: string, fields: Fields) => post(owner, address, fields),
    page: (address: string) => text(owner, address),
    async press(id: string, fields: Fields) {
      const { version } = await rowOf(id)
      const ids = { noteId: randomUUID(), replyId: randomUUID(), answerId: randomUUID() }
      const form = { version: String(version), ...ids, note: '', ...fields }
      return post(owner, `/dashboard/messages/${id}`, form)
    },
    async actsOf(subjectId: string) {
      const acts = site.db.selectFrom('audit_log').select('act').where('subject_id', '=', subjectId)
      return (await acts.orderBy('id').execute()).map(({ act }) => act)
    },
    close: () => site.close(),
  }
}

/** With a lawyer and an assistant, who read no restricted messages. */
export async function openStaffedDesk<Site extends WatchedSite>(site: Site) {
  const lawyer = await aColleague(site, 'lawyer')
  const assistant = await aColleague(site, 'assistant')
  return {
    ...(await openDesk(site)),
    lawyer: lawyer.visitor,
    lawyerId: lawyer.id,
    assistant: assistant.visitor,
    assistantId: assistant.id,
  }
}

export async function text(visitor: Visitor, address: string): Promise<string> {
  return (await visitor.get(address, PAGE)).text()
}

export function post(visitor: Visitor, address: string, fields: Fields): Promise<Response> {
  return visitor.post(address, new URLSearchParams(fields), PAGE)
}

export function toastsIn(page: string): string {
  return /data-toasts[^]*?<script/.exec(page)?.[0] ?? ''
}
