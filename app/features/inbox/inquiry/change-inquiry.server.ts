import { type Selectable, sql, type Transaction } from 'kysely'
import {
  changing,
  type Colleague,
  DONE,
  type Done,
  findLastChange,
  type Inbox,
  type InboxProblem,
  record,
} from '#app/features/inbox/inbox-actions.server.ts'
import { whyNotTo } from '#app/features/inbox/inbox.ts'
import type { AuditAct } from '#app/platform/audit-acts.ts'
import type { MessageState } from '#app/features/inbox/contact-form/message.ts'
import type {
  InquiryChange,
  InquiryRequest,
  InquiryValues,
} from '#app/features/inbox/inquiry/inquiry.ts'
import { addLabels, listLabels, removeLabels } from '#app/features/inbox/inquiry/labels.server.ts'
import { foldLabel, LABEL_LIMITS } from '#app/features/inbox/inquiry/labels.ts'
import { STAGE_ACTS } from '#app/features/inbox/inquiry/stage-times.server.ts'
import { atStage, UNREAD } from '#app/features/inbox/messages.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/** Queues the emails about a message, in the transaction that lets it into the inbox. */
export type Announce = (tx: Transaction<Schema>) => Promise<void>

type ChangeRequest = InquiryRequest & {
  /** Of a message that was called spam before anybody was told of it; called when it is taken back. */
  announce?: Announce | null
}

/**
 * Takes over what only this person has changed since the page was shown, and refuses all of it where a colleague has changed the same.
 * Labels are added and removed, so that they never stand against each other.
 */
export function changeInquiry(
  inbox: Inbox,
  id: string,
  request: InquiryRequest,
  by: Colleague,
): Promise<Done> {
  return changing(inbox, id, (tx, row) => changeRow(inbox, tx, row, request, by))
}

/** As `changeInquiry`. @returns whether there was anything to do */
export async function changeAndTell(
  inbox: Inbox,
  id: string,
  request: ChangeRequest,
  by: Colleague,
): Promise<Result<'changed' | 'same', InboxProblem>> {
  let isChanged = false
  const done = await changing(inbox, id, async (tx, row) => {
    const result = await changeRow(inbox, tx, row, request, by)
    const now = tx.selectFrom('messages').select('version').where('id', '=', id)
    isChanged = (await now.executeTakeFirst())?.version !== row.version
    return result
  })
  return done.ok ? ok(isChanged ? 'changed' : 'same') : done
}

type Row = Selectable<Schema['messages']>

/** In the transaction of `changing`. */
export async function changeRow(
  inbox: Inbox,
  tx: Transaction<Schema>,
  row: Row,
  { change, seen, announce = null }: ChangeRequest,
  by: Colleague,
): Promise<Done> {
  const current = valuesOf(row)
  const wanted = differing(change, current)
  const labels = await labelChange(tx, row.id, change)
  const isTaken = (Object.keys(wanted) as (keyof Current)[]).some((key) =>
    'version' in seen ? seen.version !== row.version : isOther(key, seen, current),
  )
  const from = { state: current.stage, isQuarantined: Boolean(row.quarantined) }
  if (isTaken) return fail({ kind: 'changed', by: await findLastChange(tx, row.id) })
  const problem = change.stage === undefined ? null : whyNotTo(from, change.stage)
  if (problem !== null) return fail({ kind: problem })
  if (labels.count > LABEL_LIMITS.count) return fail({ kind: 'too-many-labels' })
  const acts = actsOf(wanted, labels.add.length + labels.remove.length > 0)
  if (acts.length === 0) return DONE
  await removeLabels(tx, row.id, labels.remove)
  await addLabels(tx, row.id, labels.add)
  await update(inbox, tx, row.id, wanted)
  if (announce && current.stage === 'spam' && wanted.stage !== undefined) {
    await tx.updateTable('messages').set(UNREAD).where('id', '=', row.id).execute()
    await announce(tx)
  }
  for (const act of acts) await record(inbox, tx, act, row, by)
  return DONE
}

type Current = InquiryValues & { isRestricted: boolean }

function valuesOf(row: Row): Current {
  const { assignee_id: assigneeId, due_on: dueOn } = row
  return {
    stage: row.state as MessageState,
    assigneeId,
    dueOn,
    isRestricted: Boolean(row.restricted),
  }
}

/** Whoever was chosen may not read what has been restricted since. */
function isOther(
  key: keyof Current,
  seen: Exclude<InquiryRequest['seen'], { version: number }>,
  current: Current,
): boolean {
  if (seen[key] !== current[key]) return true
  const { isRestricted = current.isRestricted } = seen
  return key === 'assigneeId' && isRestricted !== current.isRestricted
}

/** Pressed twice, or done by a colleague already: then there is nothing to do. */
function differing(
  { stage, assigneeId, dueOn, isRestricted }: InquiryChange,
  current: Current,
): Partial<Current> {
  return {
    ...(stage !== undefined && stage !== current.stage && { stage }),
    ...(assigneeId !== undefined && assigneeId !== current.assigneeId && { assigneeId }),
    ...(dueOn !== undefined && dueOn !== current.dueOn && { dueOn }),
    ...(isRestricted !== undefined && isRestricted !== current.isRestricted && { isRestricted }),
  }
}

async function labelChange(tx: Transaction<Schema>, id: string, change: InquiryChange) {
  const { add: wanted = [], remove: unwanted = [] } = change
  const none = { add: [], remove: [], count: 0 }
  if (wanted.length + unwanted.length === 0) return none
  const labels = (await listLabels(tx, [id])).get(id) ?? []
  const folded = new Set(labels.map(foldLabel))
  const add = wanted.filter((label) => !folded.has(foldLabel(label)))
  const remove = unwanted.filter((label) => folded.has(foldLabel(label)))
  return { add, remove, count: add.length === 0 ? 0 : labels.length + add.length - remove.length }
}

function actsOf(
  { stage, assigneeId, dueOn, isRestricted }: Partial<Current>,
  hasLabels: boolean,
): AuditAct[] {
  const acts: AuditAct[] = []
  if (isRestricted !== undefined)
    acts.push(isRestricted ? 'message.restricted' : 'message.unrestricted')
  if (assigneeId !== undefined) acts.push(assigneeId ? 'message.assigned' : 'message.unassigned')
  if (dueOn !== undefined) acts.push(dueOn ? 'message.due-set' : 'message.due-removed')
  if (hasLabels) acts.push('message.labelled')
  if (stage !== undefined) acts.push(STAGE_ACTS[stage])
  return acts
}

async function update(
  { now, retention }: Inbox,
  tx: Transaction<Schema>,
  id: string,
  { stage, assigneeId, dueOn, isRestricted }: Partial<Current>,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({
      ...(stage !== undefined && atStage(stage, now(), retention)),
      ...(assigneeId !== undefined && { assignee_id: assigneeId }),
      ...(dueOn !== undefined && { due_on: dueOn }),
      ...(isRestricted !== undefined && { restricted: isRestricted }),
      updated_at: now(),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}
