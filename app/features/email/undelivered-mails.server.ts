import { type Kysely, sql } from 'kysely'
import type { Schema } from '#db/schema.ts'

/** About visitors' messages: those that wait for a person, and those that at least one attempt has failed to send. */
export async function findUndelivered(
  db: Kysely<Schema>,
  isWithoutRestricted: boolean,
): Promise<{ count: number; oldestMessageId: string | null }> {
  const [oldest] = await db
    .selectFrom('mail_outbox')
    .innerJoin('messages', 'messages.id', 'mail_outbox.message_id')
    .$if(isWithoutRestricted, (query) => query.where(sql<boolean>`messages.restricted = false`))
    .select(['message_id', ({ fn }) => fn.countAll<number | string>().over().as('count')])
    .where(({ or, and, eb }) =>
      or([
        eb('mail_outbox.state', '=', 'parked'),
        and([eb('mail_outbox.state', '=', 'waiting'), eb('attempts', '>', 0)]),
      ]),
    )
    .orderBy('mail_outbox.created_at')
    .limit(1)
    .execute()
  return { count: Number(oldest?.count ?? 0), oldestMessageId: oldest?.message_id ?? null }
}
