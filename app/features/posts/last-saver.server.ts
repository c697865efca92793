import type { Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'

/** An e-mail address; null when the audit log has none. */
export async function findLastSaver(db: Kysely<Schema>, id: string): Promise<string | null> {
  const act = await db
    .selectFrom('audit_log')
    .where('subject_id', '=', id)
    .where('kind', '=', 'post')
    .select('actor')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return act?.actor ?? null
}
