import type { Kysely } from 'kysely'
import type { Focus } from '#app/features/images/focus.ts'
import type { ImageName } from '#app/features/images/image.ts'
import type { Schema } from '#db/schema.ts'

/** @returns whether there is such an image */
export async function changeImage(
  db: Kysely<Schema>,
  name: ImageName,
  change: { description: string } | { focus: Focus },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set(change)
    .where('name', '=', name)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
