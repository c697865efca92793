import { readEncryptionSecrets } from '#app/platform/cipher.server.ts'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import { openWatchedSite } from '#test/abuse/site-fixture.ts'
import { anInbox } from '#test/factories/inbox.ts'
import { aStaffMember } from '#test/site.ts'

export const PAGE = { headers: { Accept: 'text/html' } }

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
    page: async (address: string) => (await staff.get(address, PAGE)).text(),
    press: async (id: string, fields: Record<string, string>) => {
      const { version } = await rowOf(id)
      const form = { version: String(version), noteId: crypto.randomUUID(), note: '' }
      return post(`/dashboard/messages/${id}`, { ...form, ...fields })
    },
    actsOf: async (id: string) => {
      const acts = site.db.selectFrom('audit_log').select('act').where('subject_id', '=', id)
      return (await acts.orderBy('id').execute()).map(({ act }) => act)
    },
    close: () => site.close(),
  }
}
