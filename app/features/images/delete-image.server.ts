import type { Kysely } from 'kysely'
import { imageFileNames, type ImageName, type StoredImage } from '#app/features/images/image.ts'
import { findImage } from '#app/features/images/images.server.ts'
import { DAYS_ORPHANED, type DeleteImageProblem } from '#app/features/images/library.ts'
import { findOrphaned, type ImageReferences } from '#app/features/images/image-references.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS } from '#app/platform/time.ts'

type DeleteImageServices = {
  db: Kysely<Schema>
  storage: ObjectStorage
  imageReferences: readonly ImageReferences[]
  now: () => Date
  actor: Actor
}

/** The row goes first, so that the image disappears at once; the clean-up job removes files that a killed process leaves. */
export async function deleteImage(
  services: DeleteImageServices,
  name: ImageName,
): Promise<Result<null, DeleteImageProblem>> {
  const { db, storage, imageReferences, now, actor } = services
  const removed = await db
    .transaction()
    .execute(async (tx): Promise<Result<StoredImage, DeleteImageProblem>> => {
      const image = await findImage(tx, name)
      if (!image) return fail('missing')
      const [orphaned] = await findOrphaned(tx, [name], imageReferences)
      if (orphaned === undefined) return fail('named')
      const gone = await tx.deleteFrom('images').where('name', '=', name).executeTakeFirst()
      // On PostgreSQL another user may have deleted it since it was read.
      if (gone.numDeletedRows === 0n) return fail('missing')
      const act = { act: 'picture.deleted', subjectId: name, subject: name }
      await recordAuditEvent(tx, { at: now(), by: actor, ...act })
      return ok(image)
    })
  if (!removed.ok) return removed
  for (const file of imageFileNames(removed.value)) await storage.delete(file)
  return ok(null)
}

const PAGE = 100

// Counts `DAYS_ORPHANED` from the first run that found the image unreferenced.
export async function deleteOrphanedImages(services: DeleteImageServices): Promise<number> {
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
    deleted += await cleanUpPage(services, rows)
    after = rows.at(-1)?.name
  }
  return deleted
}

async function cleanUpPage(
  services: DeleteImageServices,
  rows: readonly { name: string; unnamed_since: string | Date | null }[],
): Promise<number> {
  const { db, imageReferences } = services
  const now = services.now()
  const names = rows.map(({ name }) => name as ImageName)
  const orphaned = new Set<string>(await findOrphaned(db, names, imageReferences))
  const since = (row: (typeof rows)[number]) =>
    row.unnamed_since === null ? null : new Date(row.unnamed_since).getTime()

  await note(
    services,
    rows.filter((row) => !orphaned.has(row.name) && since(row) !== null),
    null,
  )
  await note(
    services,
    rows.filter((row) => orphaned.has(row.name) && since(row) === null),
    now,
  )
  const latest = now.getTime() - DAYS_ORPHANED * DAY_MS
  const old = rows.filter((row) => orphaned.has(row.name) && (since(row) ?? Infinity) <= latest)
  let deleted = 0
  for (const { name } of old) {
    // Checked again in its own transaction, because the image may have been used meanwhile.
    const outcome = await deleteImage(services, name as ImageName)
    if (outcome.ok) deleted += 1
  }
  return deleted
}

async function note(
  { db }: DeleteImageServices,
  rows: readonly { name: string }[],
  since: Date | null,
): Promise<void> {
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name)
  await db.updateTable('images').set({ unnamed_since: since }).where('name', 'in', names).execute()
}
