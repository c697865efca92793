import { listAccounts } from '#app/features/auth/accounts.server.ts'
import { accountNames } from '#app/features/auth/staff/account-names.ts'
import { mayDo } from '#app/features/auth/roles/roles.ts'
import { inquiryTexts } from '#app/features/inbox/inquiry/inquiry-texts.ts'
import type { InquiryChange } from '#app/features/inbox/inquiry/inquiry.ts'
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
  /** Who may clear conflicts. */
  lawyers: InboxColleague[]
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
    lawyers: chosen(all.filter(({ role }) => mayDo(role, 'clear-conflicts'))),
  }
}

/** Who may be chosen for a message. */
export function assigneesFor(
  { isRestricted }: { isRestricted: boolean },
  { all, readers }: Colleagues,
): InboxColleague[] {
  return isRestricted ? readers : all
}

/** Whoever has it and may not read restricted messages has it no longer. */
export function restricting(
  { assigneeId }: { assigneeId: string | null },
  { readers }: Colleagues,
): InquiryChange {
  const isKept = assigneeId === null || readers.some(({ id }) => id === assigneeId)
  return { isRestricted: true, ...(!isKept && { assigneeId: null }) }
}

/** Whom to ask about a possible conflict; `isHeld`: only those who read restricted messages can tell. */
export function lawyersToAsk({ lawyers, readers }: Colleagues, isHeld: boolean): InboxColleague[] {
  if (!isHeld) return lawyers
  return lawyers.filter((lawyer) => readers.some(({ id }) => id === lawyer.id))
}
