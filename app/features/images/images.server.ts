import type { Kysely, Selectable } from 'kysely'
import { parseFocus } from '#app/features/images/focus.ts'
import {
  type ImageFile,
  type ImageFileName,
  imageFileNames,
  type ImageName,
  MEDIA_TYPES,
  type OriginalFormat,
  originalNames,
  parseImageFile,
  type StoredImage,
  VARIANT_WIDTHS,
} from '#app/features/images/image.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import { postsOutOfTime } from '#app/platform/not-currently-visible.server.ts'
import type { Schema } from '#db/schema.ts'

type Viewer = {
  signedIn: boolean
  readsAt: Date
  previewed?: string | null
  /** Published site content shows it. */
  isOnSite?: boolean
  /** A draft of the site content shows it, to whoever has a link to the preview. */
  isInSitePreview?: boolean
  /** Of the copy that the viewer has. */
  hasEtag?: string | null
}

/** Does not check who may see it. */
export async function findImage(db: Kysely<Schema>, name: ImageName): Promise<StoredImage | null> {
  const [image] = await findImages(db, [name])
  return image ?? null
}

export async function findImages(
  db: Kysely<Schema>,
  names: readonly ImageName[],
): Promise<StoredImage[]> {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('images')
    .selectAll()
    .where('name', 'in', [...new Set(names)])
    .orderBy('name')
    .execute()
  return rows.map(toImage)
}

/** Readers get a file only while the site content, or a public or previewed post, shows it; null does not reveal whether it exists. @throws StorageError */
export async function readImageFile(
  { db, storage }: { db: Kysely<Schema>; storage: ObjectStorage },
  fileName: string,
  viewer: Viewer,
) {
  const file = parseImageFile(fileName)
  const image = file && (await findImageOfFile(db, file))
  if (!image) return null
  const names = imageFileNames(image)
  const { isOnSite, isInSitePreview, signedIn } = viewer
  const isPublic = isOnSite || (await isShownToReaders(db, names, viewer.readsAt))
  const maySee =
    isPublic || isInSitePreview || signedIn || (await isShownBy(db, names, viewer.previewed))
  if (!maySee) return null
  const about = {
    contentType: MEDIA_TYPES[file.format],
    cacheControl: isPublic ? publicCacheControl(file) : 'private, no-store',
    // A name is never reused, so it identifies the content.
    etag: `"${file.fileName}"`,
  }
  // What the viewer has already is not read again.
  if (viewer.hasEtag === about.etag) return { ...about, stored: null }
  const stored = await storage.get(file.fileName)
  return stored && { ...about, stored }
}

// Spec 9.24: 3600 s for originals.
function publicCacheControl({ width }: ImageFile): string {
  return width === null ? 'public, max-age=3600' : 'public, max-age=31536000, immutable'
}

// A variant's name does not contain the format of its original.
async function findImageOfFile(db: Kysely<Schema>, file: ImageFile): Promise<StoredImage | null> {
  if (file.width === null) return findImage(db, file.fileName)
  const { ms, width } = file
  const candidates = await findImages(db, originalNames(ms))
  return candidates.find((image) => image.variantWidths.includes(width)) ?? null
}

// The only place here that decides which posts readers see.
async function isShownToReaders(
  db: Kysely<Schema>,
  names: readonly ImageFileName[],
  readsAt: Date,
): Promise<boolean> {
  const shown = await db
    .selectFrom('post_images')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_images.post_id')
    .select('blog_posts.id')
    .where('post_images.image_name', 'in', names)
    .where('blog_posts.published', '=', true)
    .where('blog_posts.deleted_at', 'is', null)
    .where('blog_posts.id', 'not in', postsOutOfTime(db, readsAt))
    .limit(1)
    .executeTakeFirst()
  return shown !== undefined
}

async function isShownBy(
  db: Kysely<Schema>,
  names: readonly ImageFileName[],
  postId: string | null = null,
): Promise<boolean> {
  if (postId === null) return false
  const shown = await db
    .selectFrom('post_images')
    .where('post_id', '=', postId)
    .where('image_name', 'in', names)
    .select('image_name')
    .executeTakeFirst()
  return shown !== undefined
}

function toImage(row: Selectable<Schema['images']>): StoredImage {
  const widths = row.variant_widths.split(',').map(Number)
  return {
    name: row.name as ImageName,
    width: row.width,
    height: row.height,
    format: row.format as OriginalFormat,
    bytes: row.bytes,
    variantWidths: VARIANT_WIDTHS.filter((width) => widths.includes(width)),
    createdAt: new Date(row.created_at),
    userId: row.user_id,
    description: row.description,
    focus: parseFocus(row.focus),
  }
}
