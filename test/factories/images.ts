import type { Kysely } from 'kysely'
import type { ImageName, StoredImage } from '#app/features/images/image.ts'
import { findImages } from '#app/features/images/images.server.ts'
import type { Schema } from '#db/schema.ts'

export async function addImage(
  db: Kysely<Schema>,
  ms: number,
  changes: { format?: string; widths?: string } = {},
): Promise<ImageName> {
  const { format = 'jpg', widths = '800,400' } = changes
  const name = `blog-${ms}.${format}` as ImageName
  await db
    .insertInto('images')
    .values({
      name,
      width: 900,
      height: 600,
      format,
      bytes: 12_345,
      variant_widths: widths,
      created_at: new Date(ms),
      user_id: null,
    })
    .execute()
  return name
}

export async function storedImages(db: Kysely<Schema>): Promise<StoredImage[]> {
  const rows = await db.selectFrom('images').select('name').execute()
  return findImages(
    db,
    rows.map(({ name }) => name as ImageName),
  )
}
