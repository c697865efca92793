import type { Kysely } from 'kysely'
import { imageFileNames, type ImageName, type StoredImage } from '#app/features/media/image.ts'
import { findImage } from '#app/features/media/images.server.ts'
import type { DeletePictureProblem } from '#app/features/media/library.ts'
import { findUnnamed, type PictureNamer } from '#app/features/media/picture-namers.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import { type Actor, recordAct } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

export type DeletePictureServices = {
  db: Kysely<Schema>
  storage: ObjectStorage
  pictureNamers: readonly PictureNamer[]
  now: () => Date
  actor: Actor
}

/** The row goes first, so that the image disappears at once; the cleanup job removes files that a killed process leaves. */
export async function deletePicture(
  services: DeletePictureServices,
  name: ImageName,
): Promise<Result<null, DeletePictureProblem>> {
  const { db, storage, pictureNamers, now, actor } = services
  const removed = await db
    .transaction()
    .execute(async (tx): Promise<Result<StoredImage, DeletePictureProblem>> => {
      const image = await findImage(tx, name)
      if (!image) return fail('missing')
      const [unnamed] = await findUnnamed(tx, [name], pictureNamers)
      if (unnamed === undefined) return fail('named')
      const gone = await tx.deleteFrom('images').where('name', '=', name).executeTakeFirst()
      // On PostgreSQL another user may have deleted it since it was read.
      if (gone.numDeletedRows === 0n) return fail('missing')
      const act = { act: 'picture.deleted', subjectId: name, subject: name }
      await recordAct(tx, { at: now(), by: actor, ...act })
      return ok(image)
    })
  if (!removed.ok) return removed
  for (const file of imageFileNames(removed.value)) await storage.delete(file)
  return ok(null)
}
