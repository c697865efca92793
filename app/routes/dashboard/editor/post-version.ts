import type { Route } from './+types/post-version.ts'
import { findLastSaver } from '#app/features/posts/last-saver.server.ts'
import type { PostVersion } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { loadInPlace } from '#app/routes/dashboard/ask-in-place.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'

/** Null: the post is gone. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<PostVersion | null> {
  const { db, actor } = postServices(context)
  const post = await findPost(db, params.id, 'staff')
  if (!post) return null
  const { version, updatedAt: savedAt } = post
  return { version, savedAt, ...(await findLastSaver(db, post.id, actor)) }
}

/** A failed request must not leave a page on which the user is typing. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadInPlace(serverLoader)
}
