import type { Kysely, Selectable } from 'kysely'
import {
  type ImageFileName,
  imageFileNames,
  type ImageName,
  originalNames,
  parseImageFile,
  type StoredImage,
} from '#app/features/images/image.ts'
import { findImage, findImages } from '#app/features/images/images.server.ts'
import { DAYS_ORPHANED } from '#app/features/images/library.ts'
import { findOrphaned, type ImageReferences } from '#app/features/images/image-references.server.ts'
import { type ObjectStorage, StorageError } from '#app/integrations/storage/object-storage.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time.ts'

type DeleteImageServices = {
  db: Kysely<Schema>
  storage: ObjectStorage
  imageReferences: readonly ImageReferences[]
  now: () => Date
  actor: Actor
}

type DeleteImageProblem = 'missing' | 'named'

/** The row goes first, so that the image disappears at once; the clean-up job removes files that a killed process or an unreachable storage leaves. `named`: a post shows it. */
export async function deleteImage(
  services: DeleteImageServices,
  name: ImageName,
): Promise<Result<null, DeleteImageProblem>> {
  const removed = await deleteRow(services, name)
  if (!removed.ok) return removed
  await deleteFiles(services.storage, imageFileNames(removed.value))
  return ok(null)
}

/** Gives up at the first file that an unreachable storage keeps. */
export async function deleteFiles(
  storage: ObjectStorage,
  names: readonly ImageFileName[],
): Promise<void> {
  try {
    for (const name of names) await storage.delete(name)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
  }
}

async function deleteRow(
  { db, imageReferences, now, actor }: DeleteImageServices,
  name: ImageName,
): Promise<Result<StoredImage, DeleteImageProblem>> {
  return db.transaction().execute(async (tx): Promise<Result<StoredImage, DeleteImageProblem>> => {
    const image = await findImage(tx, name)
    if (!image) return fail('missing')
    const [orphaned] = await findOrphaned(tx, [name], imageReferences)
    if (orphaned === undefined) return fail('named')
    const gone = await tx.deleteFrom('images').where('name', '=', name).executeTakeFirst()
    // On PostgreSQL another user may have deleted it since it was read.
    if (gone.numDeletedRows === 0n) return fail('missing')
    const act = { act: 'picture.deleted' as const, subjectId: name, subject: name }
    await recordAuditEvent(tx, { at: now(), by: actor, ...act })
    return ok(image)
  })
}

const PAGE = 100

type ImageRow = Pick<Selectable<Schema['images']>, 'name' | 'unnamed_since'>

// Counts `DAYS_ORPHANED` from the first run that found the image unreferenced.
export async function deleteOrphanedImages(services: DeleteImageServices): Promise<number> {
  const { db } = services
  let deleted = 0
  let after: string | undefined = ''
  while (after !== undefined) {
    const rows: ImageRow[] = await db
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
  rows: readonly ImageRow[],
): Promise<number> {
  const { db, imageReferences } = services
  const now = services.now()
  const names = rows.map(({ name }) => name as ImageName)
  const orphaned = new Set<string>(await findOrphaned(db, names, imageReferences))
  const used = rows.filter(({ name }) => !orphaned.has(name))
  const unused = rows.filter(({ name }) => orphaned.has(name))
  await note(db, used, null)
  await note(db, unused, now)
  const latest = now.getTime() - DAYS_ORPHANED * DAY_MS
  let deleted = 0
  for (const { name, unnamed_since: since } of unused) {
    if (since === null || new Date(since).getTime() > latest) continue
    // Checked again in its own transaction, because the image may have been used meanwhile.
    const outcome = await deleteImage(services, name as ImageName)
    if (outcome.ok) deleted += 1
  }
  return deleted
}

async function note(
  db: Kysely<Schema>,
  rows: readonly ImageRow[],
  since: Date | null,
): Promise<void> {
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name)
  await db
    .updateTable('images')
    .set({ unnamed_since: since })
    .where('name', 'in', names)
    .where('unnamed_since', since === null ? 'is not' : 'is', null)
    .execute()
}

// Each page reads the whole folder, so few and large ones; the names must fit into one query.
const FILES_PAGE = 2000

// Removes what a process killed before writing the row left; files of the last hour stay, because their row may follow.
export async function deleteOrphanedFiles(
  { db, storage }: Pick<DeleteImageServices, 'db' | 'storage'>,
  now: Date,
): Promise<number> {
  let removed = 0
  let after: string | undefined = ''
  while (after !== undefined) {
    const names: string[] = await storage.list({ prefix: 'blog-', after, limit: FILES_PAGE })
    const files = names.flatMap((name) => parseImageFile(name) ?? [])
    const old = files.filter(({ ms }) => ms < now.getTime() - HOUR_MS)
    const images = await findImages(
      db,
      old.flatMap(({ ms }) => originalNames(ms)),
    )
    const known = new Set(images.flatMap(imageFileNames))
    const orphans = old.filter(({ fileName }) => !known.has(fileName))
    for (const { fileName } of orphans) {
      // A bucket may have images of an older site, to which posts still link.
      if (!(await storage.hasWritten(fileName))) continue
      await storage.delete(fileName)
      removed += 1
    }
    after = names.at(-1)
  }
  return removed
}
