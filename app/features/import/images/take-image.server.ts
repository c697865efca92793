import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { imageName, imagePath, type ImageName, parseImagePath } from '#app/features/images/image.ts'
import { uploadImage, type UploadServices } from '#app/features/images/upload-image.server.ts'
import { uploadProblemReason } from '#app/features/images/upload-problem.ts'
import type { Uploads } from '#app/features/import/images/find-upload.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import type { Schema } from '#db/schema.ts'

/** `address`: what the post says now. `problem`: why the image is not on this site; null where it is. */
export type TakenImage = { address: string; problem: string | null }

export type TakeImage = (address: string) => Promise<TakenImage>

type Parts = {
  db: Kysely<Schema>
  uploads: Uploads
  /** Null: nothing is written. */
  upload: UploadServices | null
  /** SHA-256 by name, of images that this product has encoded: they keep their name and their bytes. */
  ownImages: Readonly<Record<string, string>>
}

/** From the folder or from the address itself (`data:`), never from another server; the same file gives the same image. */
export function createImageTaker(parts: Parts): TakeImage {
  const taken = new Map<string, TakenImage>()
  return async (address) => {
    const key = address.startsWith('data:') ? sha256(Buffer.from(address)) : address
    const known = taken.get(key) ?? (await take(parts, address))
    taken.set(key, known)
    return known
  }
}

async function take(parts: Parts, address: string): Promise<TakenImage> {
  const isData = address.startsWith('data:')
  const bytes = isData ? decodeData(address) : await parts.uploads.find(address)
  const kept = isData ? '' : address
  if (bytes === null)
    return { address: kept, problem: isData ? 'it is damaged' : 'its file was not given' }
  if (bytes === 'too-large') return { address: kept, problem: uploadProblemReason('too-large') }
  const hash = sha256(bytes)
  const known = await findTaken(parts.db, hash)
  if (known !== null) return { address: imagePath(known), problem: null }
  if (parts.upload === null) return { address: imagePath(plannedName(hash)), problem: null }
  const own = parseImagePath(address)
  const isOwn = own?.width === null && parts.ownImages[own.fileName] === hash
  if (isOwn && (await isStored(parts.upload.storage, own.fileName, hash)))
    return { address, problem: null }
  const stored = await uploadImage(parts.upload, {
    bytes,
    userId: null,
    ...(isOwn && { encodedAs: own.fileName }),
  })
  if (!stored.ok) return { address: kept, problem: uploadProblemReason(stored.problem) }
  await parts.db
    .insertInto('imported_images')
    .values({ file_hash: hash, image_name: stored.value.name })
    .onConflict((conflict) => conflict.column('file_hash').doNothing())
    .execute()
  return { address: imagePath(stored.value.name), problem: null }
}

/** A dry run gives an image a name of the form that it would have. */
function plannedName(hash: string): ImageName {
  return imageName(1 + Number.parseInt(hash.slice(0, 11), 16), 'jpg')
}

/** The site that it comes from. */
async function isStored(storage: ObjectStorage, name: string, hash: string): Promise<boolean> {
  const stored = await storage.get(name)
  return stored !== null && sha256(await new Response(stored.body).bytes()) === hash
}

async function findTaken(db: Kysely<Schema>, hash: string): Promise<ImageName | null> {
  const row = await db
    .selectFrom('imported_images')
    .where('file_hash', '=', hash)
    .select('image_name')
    .executeTakeFirst()
  return (row?.image_name as ImageName | undefined) ?? null
}

function decodeData(address: string): Uint8Array | null {
  const [, text] = /^data:image\/[\w.+-]+;base64,([a-z0-9+/\s%=]+)$/i.exec(address) ?? []
  return text === undefined ? null : Buffer.from(text.replaceAll('%3D', '='), 'base64')
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
