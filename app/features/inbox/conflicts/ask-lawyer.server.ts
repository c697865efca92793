import { type Outbox, type OutgoingMail, queueMail } from '#app/features/email/outbox.server.ts'
import {
  changing,
  type Colleague,
  DONE,
  type Done,
  findLastChange,
  type Inbox,
  record,
} from '#app/features/inbox/inbox-actions.server.ts'
import { changeRow } from '#app/features/inbox/inquiry/change-inquiry.server.ts'
import { fail } from '#app/platform/result.ts'
import { countVersion } from '#app/features/inbox/replies/replies.server.ts'

type Asked = {
  lawyerId: string
  seenVersion: number
  /** Null where no e-mail is sent. */
  mail: OutgoingMail | null
}

/** The message is the lawyer's from now on. A second press asks once. */
export function askLawyer(
  inbox: Inbox & { outbox: Outbox },
  id: string,
  { lawyerId, seenVersion, mail }: Asked,
  by: Colleague,
): Promise<Done> {
  return changing(inbox, id, async (tx, row) => {
    if (row.version !== seenVersion) {
      const last = await findLastChange(tx, id)
      const isAsked = last?.act === 'conflict.asked' && last.userId === by.id
      return isAsked && row.assignee_id === lawyerId ? DONE : fail({ kind: 'changed', by: last })
    }
    const request = { change: { assigneeId: lawyerId }, seen: { version: seenVersion } }
    const done = await changeRow(inbox, tx, row, request, by)
    if (!done.ok) return done
    if (row.assignee_id === lawyerId) await countVersion(tx, row)
    await record(inbox, tx, 'conflict.asked', row, by)
    if (mail) await queueMail(tx, inbox.outbox, mail, inbox.now())
    return DONE
  })
}
