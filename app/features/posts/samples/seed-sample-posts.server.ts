import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sampleInput } from '#app/features/posts/post-transitions.ts'
import { type SamplePost, samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { SAMPLE_MARK } from '#app/features/posts/posts.server.ts'
import { insertPost } from '#app/features/posts/save-post.server.ts'
import type { Schema } from '#db/schema.ts'

/** Only once, into a new site; `stableIds` prevents new articles in feed readers at every start. */
export async function seedSamplePosts(
  db: Kysely<Schema>,
  { stableIds = false }: { stableIds?: boolean } = {},
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const any = await tx.selectFrom('blog_posts').select('id').limit(1).executeTakeFirst()
    if (any || (await hadPosts(tx))) return false
    for (const post of samplePosts) {
      const id = stableIds ? { id: idOf(post) } : {}
      await insertPost(tx, sampleInput(post), { ...submissionOf(post), ...id })
    }
    return true
  })
}

// The table is also empty once everything was deleted and the trash emptied.
async function hadPosts(db: Kysely<Schema>): Promise<boolean> {
  const action = await db
    .selectFrom('audit_log')
    .where('act', '=', 'post.deleted')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return action !== undefined
}

// The slug as submission id, so that two concurrent starts seed each post once.
function submissionOf({ slug, createdAt }: SamplePost) {
  return {
    userId: null,
    submissionId: `${SAMPLE_MARK}${slug}`,
    createdAt: new Date(createdAt),
  }
}

// UUID version 8: made by our own rule (RFC 9562, section 5.8).
function idOf({ slug }: SamplePost): string {
  const hex = createHash('sha256').update(slug).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}
