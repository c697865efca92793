import type { Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'

/** About visitors' messages: those that wait for a person, and those that at least one attempt has failed to send. */
export async function findUndelivered(
  db: Kysely<Schema>,
): Promise<{ count: number; oldestMessageId: string | null }> {
  const [oldest] = await db
    .selectFrom('mail_outbox')
    .select(['message_id', ({ fn }) => fn.countAll<number | string>().over().as('count')])
    .where('message_id', 'is not', null)
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'parked'), and([eb('state', '=', 'waiting'), eb('attempts', '>', 0)])]),
    )
    .orderBy('created_at')
    .limit(1)
    .execute()
  return { count: Number(oldest?.count ?? 0), oldestMessageId: oldest?.message_id ?? null }
}
