import { postPicture } from '#app/features/blog/post-picture.ts'
import { type Db } from '#app/features/blog/posts.server.ts'
import type { PostSummary } from '#app/features/blog/post.ts'
import type { PostCardData } from '#app/features/blog/ui/post-card.tsx'
import {
  parseImageName,
  parseImagePath,
  picturesFor,
  type PictureSources,
} from '#app/features/media/image.ts'
import { findImages } from '#app/features/media/images.server.ts'

/** Makes cards of posts, with the true sizes of their pictures. */
export async function postCards(
  db: Db,
  posts: readonly PostSummary[],
  imageHosts: readonly string[],
): Promise<PostCardData[]> {
  const pictures = await findPictures(
    db,
    posts.map((post) => post.image),
  )
  return posts.map((post) => ({
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    author: post.author,
    date: post.date,
    imageAlt: post.imageAlt,
    categories: post.categories,
    picture: postPicture(post.image, pictures, imageHosts),
  }))
}

/** The sources of those of the given addresses that are pictures of ours, by file name. */
export async function findPictures(
  db: Db,
  addresses: readonly string[],
): Promise<Map<string, PictureSources>> {
  const names = addresses.flatMap((address) => {
    const file = parseImagePath(address)
    const name = file ? parseImageName(file.fileName) : null
    return name ? [name] : []
  })
  const images = await findImages(db, names)
  return new Map(images.map((image) => [image.name, picturesFor(image)]))
}
