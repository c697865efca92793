import { listAccounts } from '#app/features/auth/accounts.server.ts'
import { mayDo } from '#app/features/auth/roles/roles.ts'
import { inquiryTexts } from '#app/features/inbox/inquiry/inquiry-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { Services } from '#app/server/services.server.ts'

export type InboxColleague = { id: string; name: string }

export type Colleagues = {
  /** Of every account, also of those that cannot be chosen any more. */
  names: Record<string, string>
  /** Who may work on messages. */
  all: InboxColleague[]
  /** Of those, who may also work on restricted ones. */
  readers: InboxColleague[]
}

export async function findColleagues({ db }: Pick<Services, 'db'>): Promise<Colleagues> {
  const accounts = (await listAccounts(db)).map((account) => ({
    ...account,
    shown: account.name || account.email,
    isActive: account.disabledAt === null && mayDo(account.role, 'work-on-messages'),
  }))
  const named = accounts.map(({ id, shown, disabledAt }): [string, string] => [
    id,
    disabledAt === null ? shown : fillText(inquiryTexts.disabled, { name: shown }),
  ])
  const all = accounts.filter(({ isActive }) => isActive)
  const chosen = (some: typeof all) => some.map(({ id, shown }) => ({ id, name: shown }))
  return {
    names: Object.fromEntries(named),
    all: chosen(all),
    readers: chosen(all.filter(({ readsRestricted }) => readsRestricted)),
  }
}
