import type { Kysely } from 'kysely'
import { imageFileNames, type ImageName, type StoredImage } from '#app/features/media/image.ts'
import { findImage } from '#app/features/media/images.server.ts'
import { DAYS_UNNAMED, type DeletePictureProblem } from '#app/features/media/library.ts'
import { findUnnamed, type PictureNamer } from '#app/features/media/picture-namers.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import { type Actor, recordAct } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS } from '#app/platform/time.ts'

type DeletePictureServices = {
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

const PAGE = 100

// Deletes what was unreferenced for `DAYS_UNNAMED`, counted from the first run that found it so. @returns how many were
// deleted
export async function sweepUnnamedPictures(services: DeletePictureServices): Promise<number> {
  const { db } = services
  let deleted = 0
  let after: string | undefined = ''
  while (after !== undefined) {
    const rows: { name: string; unnamed_since: string | Date | null }[] = await db
      .selectFrom('images')
      .select(['name', 'unnamed_since'])
      .where('name', '>', after)
      .orderBy('name')
      .limit(PAGE)
      .execute()
    deleted += await sweepPage(services, rows)
    after = rows.at(-1)?.name
  }
  return deleted
}

async function sweepPage(
  services: DeletePictureServices,
  rows: readonly { name: string; unnamed_since: string | Date | null }[],
): Promise<number> {
  const { db, pictureNamers } = services
  const now = services.now()
  const names = rows.map(({ name }) => name as ImageName)
  const unnamed = new Set<string>(await findUnnamed(db, names, pictureNamers))
  const since = (row: (typeof rows)[number]) =>
    row.unnamed_since === null ? null : new Date(row.unnamed_since).getTime()

  await note(
    services,
    rows.filter((row) => !unnamed.has(row.name) && since(row) !== null),
    null,
  )
  await note(
    services,
    rows.filter((row) => unnamed.has(row.name) && since(row) === null),
    now,
  )
  const latest = now.getTime() - DAYS_UNNAMED * DAY_MS
  const old = rows.filter((row) => unnamed.has(row.name) && (since(row) ?? Infinity) <= latest)
  let deleted = 0
  for (const { name } of old) {
    // Checked again in its own transaction: someone may have used it meanwhile.
    const outcome = await deletePicture(services, name as ImageName)
    if (outcome.ok) deleted += 1
  }
  return deleted
}

async function note(
  { db }: DeletePictureServices,
  rows: readonly { name: string }[],
  since: Date | null,
): Promise<void> {
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name)
  await db.updateTable('images').set({ unnamed_since: since }).where('name', 'in', names).execute()
}
