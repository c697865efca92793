import { listAccounts } from '#app/features/auth/accounts.server.ts'
import { mayDo } from '#app/features/auth/roles/roles.ts'
import { disableAccount, type HandOver } from '#app/features/auth/staff/account-state.server.ts'
import type { AssignedWork } from '#app/features/auth/ui/disable-dialog.tsx'
import {
  countMessagesOf,
  handOverMessages,
} from '#app/features/inbox/inquiry/hand-over-messages.server.ts'
import { countPostsOf, handOverPosts } from '#app/features/posts/reviews/hand-over-posts.server.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import type { Services } from '#app/server/services.server.ts'

/** Null: nobody is to be disabled. */
export async function findWork(
  { db }: Pick<Services, 'db'>,
  userId: string | null,
): Promise<AssignedWork> {
  if (userId === null) return { posts: 0, messages: 0 }
  const [posts, messages] = await Promise.all([
    countPostsOf(db, userId),
    countMessagesOf(db, userId),
  ])
  return { posts, messages }
}

/** With a successor for what is assigned to the account, or without one. */
export function disablingFor(form: FormData) {
  const successor = textOf(form, 'successor')
  return (accounts: Services['accounts'], key: { id: string }, by: Actor) =>
    disableAccount(accounts, key, by, successor === '' ? undefined : handOverTo(successor, by))
}

/** Nobody gets what their role does not include. */
function handOverTo(successorId: string, by: Actor): HandOver<{ kind: 'no-successor' }> {
  return async (tx, { id: from, email }, at) => {
    const to = (await listAccounts(tx)).find(({ id }) => id === successorId)
    if (!to || to.disabledAt !== null || to.id === from) return { kind: 'no-successor' }
    const { id, role, readsRestricted } = to
    const mayWrite = mayDo(role, 'write-drafts')
    const mayPublish = mayDo(role, 'publish-posts')
    await handOverPosts({ db: tx, actor: by, at }, from, { id, mayWrite, mayPublish })
    const mayWork = mayDo(role, 'work-on-messages')
    await handOverMessages({ db: tx, by, at }, from, { id, mayWork, readsRestricted })
    const subject = `${email} (to ${to.email})`
    const act = 'account.work-handed-over'
    await recordAuditEvent(tx, { at, by, act, subjectId: from, subject })
    return null
  }
}
