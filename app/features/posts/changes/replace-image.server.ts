import { type ImageName, msOf, withOtherImage } from '#app/features/images/image.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { type PostAction, replacePost } from '#app/features/posts/save-post.server.ts'

/** In every post outside the trash, each as a revision. @returns whether one of them is published */
export async function replaceImageInPosts(
  action: PostAction,
  { from, to }: { from: ImageName; to: ImageName },
): Promise<boolean> {
  const ms = msOf(from)
  const rows = await action.db
    .selectFrom('post_images')
    .select('post_id')
    .distinct()
    .where((row) =>
      row.or([
        row('image_name', 'like', `blog-${ms}.%`),
        row('image_name', 'like', `blog-${ms}-%`),
      ]),
    )
    .execute()
  let isShown = false
  for (const { post_id: id } of rows) {
    const post = await findPost(action.db, id, 'staff')
    if (!post) continue
    const input = {
      ...post,
      image: withOtherImage(post.image, ms, to),
      content: withOtherImage(post.content, ms, to),
    }
    await replacePost(action, { id, seenVersion: post.version, input })
    isShown ||= post.published
  }
  return isShown
}
