import { type Kysely, sql } from 'kysely'
import {
  imageName,
  type ImageName,
  ORIGINAL_FORMATS,
  parseImageFile,
  VARIANT_FORMATS,
  VARIANT_WIDTHS,
  variantName,
} from '#app/features/media/image.ts'
import type { Schema } from '#db/schema.ts'

/** Tells which of some pictures are named in one place. A picture that any place names is never swept and never deleted. */
export type PictureNamer = (
  db: Kysely<Schema>,
  names: readonly ImageName[],
) => Promise<readonly ImageName[]>

/** Posts name pictures: drafts and those in the trash as well, and by any of their sizes. */
export const namedInPosts: PictureNamer = async (db, names) => {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('post_images')
    .select('image_name')
    .distinct()
    .where('image_name', 'in', names.flatMap(filesNamedLike))
    .execute()
  const found = new Set(rows.map((row) => parseImageFile(row.image_name)?.ms))
  return names.filter((name) => found.has(parseImageFile(name)?.ms))
}

/**
 * Names in the text of a column, such as one that holds a form as JSON.
 * @param table, column names of ours, never anybody's input
 */
export function namedInText(table: string, column: string): PictureNamer {
  return async (db, names) => {
    if (names.length === 0) return []
    const text = sql<string>`cast(${sql.ref(`${table}.${column}`)} as text)`
    // A longer number that begins the same is taken for it too, which keeps a picture and deletes none.
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

/** Those of the pictures that nothing names. */
export async function findUnnamed(
  db: Kysely<Schema>,
  names: readonly ImageName[],
  namers: readonly PictureNamer[],
): Promise<ImageName[]> {
  let left = [...names]
  for (const namer of namers) {
    const named = new Set(await namer(db, left))
    left = left.filter((name) => !named.has(name))
  }
  return left
}

function filesNamedLike(name: ImageName) {
  const ms = Number(/\d+/.exec(name))
  const variants = VARIANT_WIDTHS.flatMap((width) =>
    VARIANT_FORMATS.map((format) => variantName(ms, width, format)),
  )
  return [...ORIGINAL_FORMATS.map((format) => imageName(ms, format)), ...variants]
}
