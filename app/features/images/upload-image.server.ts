import type { Kysely } from 'kysely'
import { deleteFiles } from '#app/features/images/delete-image.server.ts'
import type { Crop } from '#app/features/images/focus.ts'
import type { ImageEncoder } from '#app/features/images/encode-image.server.ts'
import type { EncodedImage } from '#app/features/images/encoded-image.ts'
import {
  imageName,
  msOf,
  variantName,
  VARIANT_WIDTHS,
  type ImageFileName,
  type ImageName,
  type StoredImage,
} from '#app/features/images/image.ts'
import type { UploadProblem } from '#app/features/images/upload-problem.ts'
import type { ObjectStorage, StorageProblem } from '#app/integrations/storage/object-storage.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

export type UploadServices = {
  db: Kysely<Schema>
  storage: ObjectStorage
  encoder: ImageEncoder
  now: () => Date
}

/** The file's own name is not used. */
export type Upload = {
  bytes: Uint8Array
  /** Null: by a command. */
  userId: string | null
  /** Declared by the browser. */
  fileType?: string
  /** What is cut off before it is stored. */
  crop?: Crop
  description?: string
  /** An original that this product wrote before: once it is decoded it keeps its bytes, and its name if that is free. */
  encodedAs?: ImageName
}

// Files first, then the row, so that a killed process leaves no half image; throws database errors, leaving no file.
export async function uploadImage(
  services: UploadServices,
  { bytes, userId, fileType, crop, description = '', encodedAs }: Upload,
): Promise<Result<StoredImage, UploadProblem>> {
  const encoded = await services.encoder.encode(bytes, fileType, crop)
  if (!encoded.ok) return encoded
  if (encodedAs !== undefined) encoded.value.original.bytes = bytes
  const createdAt = encodedAs === undefined ? services.now() : new Date(msOf(encodedAs))
  const stored = await storeFiles(services.storage, encoded.value, createdAt.getTime())
  if (!stored.ok) return stored
  const { original, variants, ...size } = encoded.value
  const image: StoredImage = {
    ...size,
    name: imageName(stored.value, original.format),
    format: original.format,
    bytes: original.bytes.length,
    variantWidths: VARIANT_WIDTHS.filter((each) => variants.some(({ width }) => width === each)),
    createdAt,
    userId,
    description,
    focus: 'center',
  }
  try {
    await insertImage(services.db, image)
  } catch (error) {
    const files = filesOf(encoded.value, stored.value)
    await deleteFiles(
      services.storage,
      files.map(({ name }) => name),
    )
    throw error
  }
  return ok(image)
}

type NamedFile = { name: ImageFileName; bytes: Uint8Array }

const MAX_ATTEMPTS = 1000

// A taken name means another upload in the same millisecond; ours takes the next one.
async function storeFiles(
  storage: ObjectStorage,
  image: EncodedImage,
  ms: number,
): Promise<Result<number, UploadProblem>> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const files = filesOf(image, ms + attempt)
    const problem = await putAll(storage, files)
    if (problem === null) return ok(ms + attempt)
    if (problem !== 'exists') return fail(problem)
  }
  return fail('busy')
}

/** All files or none. */
async function putAll(storage: ObjectStorage, files: NamedFile[]): Promise<StorageProblem | null> {
  const put: ImageFileName[] = []
  for (const file of files) {
    const outcome = await storage.put(file.name, file.bytes)
    if (!outcome.ok) {
      await deleteFiles(storage, put)
      return outcome.problem
    }
    put.push(file.name)
  }
  return null
}

function filesOf({ original, variants }: EncodedImage, ms: number): NamedFile[] {
  const named = variants.map(({ width, format, bytes }) => ({
    name: variantName(ms, width, format),
    bytes,
  }))
  return [...named, { name: imageName(ms, original.format), bytes: original.bytes }]
}

async function insertImage(
  db: Kysely<Schema>,
  { variantWidths, createdAt, userId, ...image }: StoredImage,
): Promise<void> {
  await db
    .insertInto('images')
    .values({
      ...image,
      variant_widths: variantWidths.join(','),
      created_at: createdAt,
      user_id: userId,
    })
    .execute()
}
