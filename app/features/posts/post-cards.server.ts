import { postImage } from '#app/features/posts/post-cover-image.ts'
import { type Db } from '#app/features/posts/posts.server.ts'
import type { PostSummary } from '#app/features/posts/post.ts'
import { type PostTexts, textsOf } from '#app/features/posts/post-fields.ts'
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
    ...textsOfCard(post),
    id: post.id,
    slug: post.slug,
    cover: postImage(post.image, sources, imageHosts),
  }))
}

export function textsOfCard(post: Omit<PostTexts, 'content'>) {
  const { content: _, image: __, ...texts } = textsOf({ ...post, content: '' })
  return texts
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
