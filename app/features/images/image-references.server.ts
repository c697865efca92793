import { type Kysely, sql } from 'kysely'
import {
  imageFileNames,
  type ImageName,
  msOf,
  originalNames,
  VARIANT_WIDTHS,
} from '#app/features/images/image.ts'
import type { Schema } from '#db/schema.ts'

/** A referenced image is never deleted. */
export type ImageReferences = (
  db: Kysely<Schema>,
  names: readonly ImageName[],
) => Promise<readonly ImageName[]>

/** Includes drafts and posts in the trash, and images of any size. */
export const imagesInPosts: ImageReferences = async (db, names) => {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('post_images')
    .select('image_name')
    .distinct()
    .where('image_name', 'in', names.flatMap(filesNamedLike))
    .execute()
  const found = new Set(rows.map((row) => msOf(row.image_name)))
  return names.filter((name) => found.has(msOf(name)))
}

/** `table` and `column` are our own constants, never user input. */
export function imagesInText(table: string, column: string): ImageReferences {
  return async (db, names) => {
    if (names.length === 0) return []
    const text = sql<string>`cast(${sql.ref(`${table}.${column}`)} as text)`
    // A longer number that begins the same matches, too, which only spares an image.
    const stem = sql<string>`replace(images.name, '.' || images.format, '')`
    const rows = await db
      .selectFrom('images')
      .select('name')
      .where('name', 'in', [...names])
      .where(
        sql<boolean>`exists (select 1 from ${sql.table(table)} where ${text} like '%/images/' || ${stem} || '%')`,
      )
      .execute()
    return rows.map(({ name }) => name as ImageName)
  }
}

export async function findOrphaned(
  db: Kysely<Schema>,
  names: readonly ImageName[],
  references: readonly ImageReferences[],
): Promise<ImageName[]> {
  let left = [...names]
  for (const reference of references) {
    const named = new Set(await reference(db, left))
    left = left.filter((name) => !named.has(name))
  }
  return left
}

function filesNamedLike(name: ImageName) {
  return [...originalNames(msOf(name)), ...imageFileNames({ name, variantWidths: VARIANT_WIDTHS })]
}
