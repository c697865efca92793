import type { Route } from './+types/post-version.ts'
import { findLastSaver } from '#app/features/posts/last-saver.server.ts'
import type { PostVersion } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { loadInPlace } from '#app/routes/dashboard/ask-in-place.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

/** Null: the post is gone. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<PostVersion | null> {
  const { db } = context.get(servicesContext)
  const post = await findPost(db, params.id, 'staff')
  if (!post) return null
  const { version, updatedAt: savedAt } = post
  return { version, savedAt, savedBy: await findLastSaver(db, post.id) }
}

/** A failed request must not leave a page on which the user is typing. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadInPlace(serverLoader)
}
