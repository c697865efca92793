import type { Kysely } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import type { AuditAct } from '#app/platform/audit-acts.ts'
import type { Schema } from '#db/schema.ts'

export type Actor = { id: string | null; name: string }

export const SITE_ACTOR: Actor = { id: null, name: 'site' }

/** Nothing here may be confidential, because this log is never erased. */
export type Act = { at: Date; by: Actor; act: AuditAct; subjectId: string; subject: string }

/** Call it in the transaction of the action, so that neither exists without the other. */
export async function recordAuditEvent(
  db: Kysely<Schema>,
  { at, by, act, ...rest }: Act,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      // Monotonic even within a millisecond, unlike Node's own, so that entries of one action stay in order.
      id: timeOrderedId(),
      at,
      user_id: by.id,
      actor: by.name,
      act,
      kind: act.split('.', 1)[0] ?? '',
      subject_id: rest.subjectId,
      subject: rest.subject,
    })
    .execute()
}
