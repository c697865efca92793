import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sampleInput } from '#app/features/posts/post-transitions.ts'
import { type SamplePost, samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { SAMPLE_MARK } from '#app/features/posts/posts.server.ts'
import { insertPost } from '#app/features/posts/save-post.server.ts'
import type { Schema } from '#db/schema.ts'

/**
 * Gives a brand-new site its sample posts, so that no page is empty. Once only: a table that holds anything, also in the
 * trash, is left as it is.
 * @param options.stableIds gives each sample the same id wherever it is seeded, for a database that is made anew at every
 *   start: programs that read the feeds must not take it for another article
 * @returns whether posts were written
 */
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

// A table is also empty when everything in it was thrown away, and the trash with it.
async function hadPosts(db: Kysely<Schema>): Promise<boolean> {
  const action = await db
    .selectFrom('audit_log')
    .where('act', '=', 'post.deleted')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return action !== undefined
}

// The slug as the submission's name: two processes that start at once seed each post once.
function submissionOf({ slug, createdAt }: SamplePost) {
  return {
    userId: null,
    submissionId: `${SAMPLE_MARK}${slug}`,
    createdAt: new Date(createdAt),
  }
}

// A UUID of version 8: made by our own rule (RFC 9562, section 5.8).
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
