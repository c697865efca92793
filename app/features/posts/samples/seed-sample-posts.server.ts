import type { Kysely } from 'kysely'
import { sampleInput } from '#app/features/posts/post-transitions.ts'
import { sampleId, samplePosts, sourceIndex } from '#app/features/posts/samples/sample-posts.ts'
import { putNames, putSettings } from '#app/features/posts/categories/write-settings.server.ts'
import { sampleCategories } from '#app/features/posts/samples/sample-categories.ts'
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
    const ids: string[] = []
    for (const [index, post] of samplePosts.entries()) {
      const source = ids[sourceIndex(post)]
      const { post: seeded } = await insertPost(tx, sampleInput(post), {
        userId: null,
        // So that two concurrent starts seed each post once.
        submissionId: `${SAMPLE_MARK}${post.slug}`,
        createdAt: new Date(post.createdAt),
        ...(stableIds && { id: sampleId(index) }),
        ...(source !== undefined && { translation: { of: source, version: 1 } }),
      })
      ids.push(seeded.id)
    }
    for (const category of sampleCategories) {
      await putSettings(tx, category)
      await putNames(tx, category)
    }
    return true
  })
}
