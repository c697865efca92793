import type { Kysely, Transaction } from 'kysely'
import { oldPath } from '#app/features/posts/old-address.ts'
import type { Viewer } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { pathTo } from '#app/addresses.ts'
import type { Schema } from '#db/schema.ts'

/** The present path of the post that was at this address of another system; null also when the viewer may not see it. */
export async function findRedirect(
  db: Kysely<Schema>,
  address: string,
  viewer: Viewer,
): Promise<string | null> {
  const path = oldPath(address)
  if (path === null) return null
  const row = await db
    .selectFrom('redirects')
    .where('path', '=', path)
    .select('post_id')
    .executeTakeFirst()
  const post = row && (await findPost(db, row.post_id, viewer))
  return post ? pathTo('/blog/:post', { post: post.slug }) : null
}

/** @returns the paths that lead to another post already */
export async function addRedirects(
  tx: Transaction<Schema>,
  postId: string,
  paths: readonly string[],
): Promise<string[]> {
  const taken: string[] = []
  for (const path of paths) {
    const { post_id: holder } = await tx
      .insertInto('redirects')
      .values({ path, post_id: postId })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ path }))
      .returning('post_id')
      .executeTakeFirstOrThrow()
    if (holder !== postId) taken.push(path)
  }
  return taken
}

export async function listRedirects(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('redirects')
    .where('post_id', 'in', ids)
    .selectAll()
    .orderBy('path')
    .execute()
  const byPost = Map.groupBy(rows, ({ post_id }) => post_id)
  return new Map([...byPost].map(([id, found]) => [id, found.map(({ path }) => path)]))
}
