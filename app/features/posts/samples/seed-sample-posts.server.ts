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
    // The table is also empty once everything was deleted and the trash emptied.
    const deletion = await tx
      .selectFrom('audit_log')
      .where('act', '=', 'post.deleted')
      .select('id')
      .limit(1)
      .executeTakeFirst()
    if (any || deletion) return false
    for (const post of samplePosts) {
      await insertPost(tx, sampleInput(post), {
        userId: null,
        // So that two concurrent starts seed each post once.
        submissionId: `${SAMPLE_MARK}${post.slug}`,
        createdAt: new Date(post.createdAt),
        ...(stableIds && { id: idOf(post) }),
      })
    }
    return true
  })
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
