import type { ExportedPost } from '#app/features/export/export-format.ts'
import { imageNamesIn, imagePath } from '#app/features/images/image.ts'
import type { PreparedPost, PrepareOptions } from '#app/features/import/take/prepare-post.server.ts'
import type { PostTranslation } from '#app/features/posts/post.ts'

/** As it was, to the character; only an image that had to take another name is named so. */
export async function prepareExported(
  post: ExportedPost,
  { publish, takeImage }: Pick<PrepareOptions, 'publish' | 'takeImage'>,
): Promise<PreparedPost> {
  const { id, publishedAt, formerSlugs, oldPaths, createdAt, updatedAt, ...texts } = post
  const { translates, isOutOfDate, ...fields } = texts
  const lost: string[] = []
  let { image, content } = fields
  for (const name of imageNamesIn(fields)) {
    const address = imagePath(name)
    const taken = await takeImage(address)
    if (taken.problem !== null) lost.push(`the image ${name}: ${taken.problem}`)
    if (taken.address === address) continue
    image = image.replaceAll(address, () => taken.address)
    content = content.replaceAll(address, () => taken.address)
  }
  const published = fields.published && publish
  return {
    input: { ...fields, image, content, published, publishedOver: null },
    createdAt,
    updatedAt,
    redirects: oldPaths,
    lost,
    notes: [],
    exported: { id, publishedAt, formerSlugs, translation: translationOf(translates, isOutOfDate) },
  }
}

// The first version here is the text that the export has; the one before is stored nowhere.
function translationOf(of: string | null, isOutOfDate: boolean): PostTranslation | null {
  return of === null ? null : { of, version: isOutOfDate ? 0 : 1 }
}
