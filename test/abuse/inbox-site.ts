import { readEncryptionSecrets } from '#app/platform/cipher.server.ts'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import { openWatchedSite } from '#test/abuse/site-fixture.ts'
import { anInbox } from '#test/factories/inbox.ts'
import { aStaffMember } from '#test/site.ts'

/** Asks for a document, as a browser's window does. */
export const PAGE = { headers: { Accept: 'text/html' } }

/** A built site with someone at its dashboard, and its inbox, into which messages can be put. */
export async function openInboxSite(kind: DatabaseKind) {
  const site = await openWatchedSite(kind)
  const staff = await aStaffMember(site.origin)
  const [key] = await readEncryptionSecrets({ dataDir: site.dataDir, messageKeys: [] })
  const inbox = anInbox({ db: site.db, kind }, key, Date.now() - 3_600_000)
  const rowOf = (id: string) =>
    site.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const post = (address: string, fields: Record<string, string>) =>
    staff.post(address, new URLSearchParams(fields), PAGE)
  return {
    site,
    staff,
    inbox,
    rowOf,
    post,
    /** A page of the dashboard as text. */
    page: async (address: string) => (await staff.get(address, PAGE)).text(),
    /** Presses a button of a message's form. */
    press: async (id: string, fields: Record<string, string>) => {
      const { version } = await rowOf(id)
      const form = { version: String(version), noteId: crypto.randomUUID(), note: '' }
      return post(`/dashboard/messages/${id}`, { ...form, ...fields })
    },
    /** What was done with a message, the first act first. */
    actsOf: async (id: string) => {
      const acts = site.db.selectFrom('audit_log').select('act').where('subject_id', '=', id)
      return (await acts.orderBy('id').execute()).map(({ act }) => act)
    },
    close: () => site.close(),
  }
}
