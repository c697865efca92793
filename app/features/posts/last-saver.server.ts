import type { Kysely } from 'kysely'
import type { PostVersion } from '#app/features/posts/post.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import type { Schema } from '#db/schema.ts'

/** An e-mail address; null when the audit log has none. */
export async function findLastSaver(
  db: Kysely<Schema>,
  id: string,
  { name }: Actor,
): Promise<Pick<PostVersion, 'savedBy' | 'isOwn'>> {
  const act = await db
    .selectFrom('audit_log')
    .where('subject_id', '=', id)
    .where('kind', '=', 'post')
    .select('actor')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const savedBy = act?.actor ?? null
  return { savedBy, isOwn: savedBy !== null && savedBy === name }
}
