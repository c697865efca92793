import type { Kysely } from 'kysely'
import { foldLabel } from '#app/features/inbox/inquiry/labels.ts'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import { shownTo } from '#app/features/inbox/restricted.server.ts'
import type { Schema } from '#db/schema.ts'

/** Alphabetically, by message. */
export async function listLabels(
  db: Kysely<Schema>,
  messageIds: readonly string[],
): Promise<Map<string, string[]>> {
  const labels = new Map<string, string[]>()
  if (messageIds.length === 0) return labels
  const rows = await db
    .selectFrom('message_labels')
    .selectAll()
    .where('message_id', 'in', [...messageIds])
    .orderBy('folded')
    .execute()
  for (const { message_id: id, label } of rows) labels.set(id, [...(labels.get(id) ?? []), label])
  return labels
}

/** Every label that a message carries, alphabetically. */
export async function listAllLabels(db: Kysely<Schema>, viewer: Viewer): Promise<string[]> {
  const rows = await db
    .selectFrom('message_labels')
    .innerJoin('messages', 'messages.id', 'message_labels.message_id')
    .$call(shownTo(viewer))
    .select(['folded', ({ fn }) => fn.min('label').as('label')])
    .groupBy('folded')
    .orderBy('folded')
    .execute()
  return rows.map(({ label }) => label)
}

/** A label that another message has is written as there. */
export async function addLabels(
  db: Kysely<Schema>,
  messageId: string,
  labels: readonly string[],
): Promise<void> {
  for (const label of labels) {
    const folded = foldLabel(label)
    const known = await db
      .selectFrom('message_labels')
      .select('label')
      .where('folded', '=', folded)
      .limit(1)
      .executeTakeFirst()
    await db
      .insertInto('message_labels')
      .values({ message_id: messageId, folded, label: known?.label ?? label })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export async function removeLabels(
  db: Kysely<Schema>,
  messageId: string,
  labels: readonly string[],
): Promise<void> {
  if (labels.length === 0) return
  await db
    .deleteFrom('message_labels')
    .where('message_id', '=', messageId)
    .where('folded', 'in', labels.map(foldLabel))
    .execute()
}
