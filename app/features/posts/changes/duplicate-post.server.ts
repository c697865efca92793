import { duplicateTexts } from '#app/features/posts/changes/change-texts.ts'
import { type Post, UNPUBLISHED } from '#app/features/posts/post.ts'
import { POST_FIELDS } from '#app/features/posts/post-fields.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { createPost, type SaveServices } from '#app/features/posts/save-post.server.ts'
import { fillText } from '#app/platform/fill-text.ts'

/** A draft that nobody has reviewed, with an address of its own; null when there is no such post. */
export async function duplicatePost(
  services: SaveServices & { actor: { id: string } },
  id: string,
): Promise<Post | null> {
  const post = await findPost(services.db, id, 'staff')
  if (!post) return null
  const title = fillText(duplicateTexts.copyOf, { title: post.title })
  return createPost(
    services,
    {
      ...post,
      title: title.slice(0, POST_FIELDS.title.max),
      ...UNPUBLISHED,
      slug: null,
    },
    { userId: services.actor.id, submissionId: null },
  )
}
