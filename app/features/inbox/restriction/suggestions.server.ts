import type { Kysely } from 'kysely'
import {
  changing,
  type Colleague,
  DONE,
  type Done,
  type Inbox,
  record,
} from '#app/features/inbox/inbox-actions.server.ts'
import type { Message } from '#app/features/inbox/messages.server.ts'
import { violenceWordsIn } from '#app/features/inbox/restriction/violence-words.ts'
import type { Schema } from '#db/schema.ts'

const DECLINED = 'message.restriction-declined'

/** Which of them may come from a victim of a crime, as long as nobody has decided. Erased ones are not among them. */
export async function listSuggested(
  db: Kysely<Schema>,
  messages: readonly Message[],
): Promise<Set<string>> {
  const ids = messages
    .filter(({ isRestricted }) => !isRestricted)
    .filter(({ content }) => content.ok && violenceWordsIn(content.value.message).length > 0)
    .map(({ id }) => id)
  const decided = await listDecided(db, ids)
  return new Set(ids.filter((id) => !decided.has(id)))
}

async function listDecided(db: Kysely<Schema>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('audit_log')
    .select('subject_id')
    .where('subject_id', 'in', [...ids])
    .where('act', 'in', [DECLINED, 'message.unrestricted'])
    .execute()
  return new Set(rows.map((row) => row.subject_id))
}

/** It stays open to everybody who works on messages, and the suggestion goes. */
export function declineRestriction(inbox: Inbox, id: string, by: Colleague): Promise<Done> {
  return changing(inbox, id, async (tx, row) => {
    if (!(await listDecided(tx, [id])).has(id)) await record(inbox, tx, DECLINED, row, by)
    return DONE
  })
}
