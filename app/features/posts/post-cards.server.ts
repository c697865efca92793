import { postImage } from '#app/features/posts/post-cover-image.ts'
import { type Db } from '#app/features/posts/posts.server.ts'
import type { PostSummary } from '#app/features/posts/post.ts'
import type { PostCardData } from '#app/features/posts/ui/post-card.tsx'
import {
  parseImageName,
  parseImagePath,
  imagesFor,
  type ImageSources,
} from '#app/features/images/image.ts'
import { findImages } from '#app/features/images/images.server.ts'

export async function postCards(
  db: Db,
  posts: readonly PostSummary[],
  imageHosts: readonly string[],
): Promise<PostCardData[]> {
  const sources = await findImageSources(
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
    cover: postImage(post.image, sources, imageHosts),
  }))
}

/** Only of our own images, by file name. */
export async function findImageSources(
  db: Db,
  addresses: readonly string[],
): Promise<Map<string, ImageSources>> {
  const names = addresses.flatMap((address) => {
    const file = parseImagePath(address)
    const name = file ? parseImageName(file.fileName) : null
    return name ? [name] : []
  })
  const images = await findImages(db, names)
  return new Map(images.map((image) => [image.name, imagesFor(image)]))
}
