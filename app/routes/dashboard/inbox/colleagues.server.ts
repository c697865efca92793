import { listAccounts } from '#app/features/auth/accounts.server.ts'
import { accountNames } from '#app/features/auth/staff/account-names.ts'
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
  const accounts = await listAccounts(db)
  const active = accounts.filter(({ disabledAt }) => disabledAt === null)
  const names = accountNames(active)
  const disabled = (name: string) => fillText(inquiryTexts.disabled, { name })
  const all = active.filter(({ role }) => mayDo(role, 'work-on-messages'))
  const chosen = (some: typeof all) => some.map(({ id }) => ({ id, name: names.get(id) ?? id }))
  return {
    names: Object.fromEntries(
      accounts.map(({ id, name, email }) => [id, names.get(id) ?? disabled(name || email)]),
    ),
    all: chosen(all),
    readers: chosen(all.filter(({ readsRestricted }) => readsRestricted)),
  }
}
