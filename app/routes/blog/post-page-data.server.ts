import { type Post, readingMinutes } from '#app/features/blog/post.ts'
import { findPictures, postCards } from '#app/features/blog/post-cards.server.ts'
import { listRelatedPosts } from '#app/features/blog/posts.server.ts'
import { renderContent } from '#app/features/blog/render-content.server.ts'
import type { PostPageData } from '#app/features/blog/ui/post-page.tsx'
import { imageNamesIn, imagePath } from '#app/features/media/image.ts'
import { contentOf } from '#app/features/site/content.ts'
import type { Services } from '#app/services.server.ts'

const RELATED_POSTS = 3

/** A post's page, and the hosts of the pictures on it that a reader may show by a click. */
type PageData = PostPageData & { outsideOrigins: string[] }

/** Puts a post's page together. @param origin the site's, for the address that is passed on */
export async function postPageData(
  { db, config }: Services,
  found: Post,
  origin: string,
): Promise<PageData> {
  const [card] = await postCards(db, [found], config.imageHosts)
  if (!card) throw new Error('A post has one card')
  const shown = imageNamesIn({ image: '', content: found.content }).map(imagePath)
  const { outsideOrigins, ...rendered } = renderContent(found.content, {
    pictures: await findPictures(db, shown),
    imageHosts: config.imageHosts,
    outsidePicture: contentOf('en').blog.post.outsidePicture,
  })
  const related = await postCards(
    db,
    await listRelatedPosts(db, found, RELATED_POSTS),
    config.imageHosts,
  )
  const { published, sample, content } = found
  const address = published ? `${origin}/blog/${found.slug}` : null
  const cover = card.picture.kind === 'outside' ? [new URL(card.picture.address).origin] : []
  const page = { ...card, ...rendered, published, sample, related, address }
  return {
    ...page,
    readingMinutes: readingMinutes(content),
    outsideOrigins: [...cover, ...outsideOrigins],
  }
}
