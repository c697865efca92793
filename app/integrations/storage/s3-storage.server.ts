import { createHash, randomUUID } from 'node:crypto'
import {
  isObjectName,
  type ObjectStorage,
  requireObjectName,
  StorageError,
  type StorageProblem,
  type StoredObject,
} from '#app/integrations/storage/object-storage.ts'
import {
  createS3Requests,
  S3_LIMITS,
  type S3Request,
  type S3Response,
  type S3Settings,
  type SendToS3,
} from '#app/integrations/storage/s3-requests.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

// Names the attempt that wrote an object, because equal bytes may be another upload's.
const WRITTEN_BY = 'x-amz-meta-written-by'
// SHA-256 of the bytes, in hexadecimal. Objects of other programs and of earlier versions have none and are sent as they come.
const HASH = 'x-amz-meta-sha256'
// The most that a store lists at once.
const LIST_PAGE = 1000
const PIECE_BYTES = 64 * 1024

/** Addresses are path-style. The bucket is private and exists already. */
export function createS3Storage(
  settings: S3Settings,
  log: Logger,
  limits = S3_LIMITS,
): ObjectStorage {
  const send = createS3Requests(settings, limits)
  const logged = <Value>(act: string, name: string, work: () => Promise<Value>) =>
    work().catch((error: unknown) => {
      if (error instanceof StorageError)
        log.error('object storage failed', error, { act, name, reason: error.message })
      throw error
    })
  return {
    async put(name, bytes) {
      requireObjectName(name)
      const put = logged('put', name, () => putObject(send, name, bytes))
      return put.catch((error: unknown) => {
        if (error instanceof StorageError) return fail(error.problem)
        throw error
      })
    },
    get: async (name) =>
      isObjectName(name) ? logged('get', name, () => getObject(send, name)) : null,
    list: ({ prefix = '', after = '', limit = 100 }) =>
      logged('list', prefix, () => listObjects(send, { prefix, after, limit })),
    async delete(name) {
      const request: S3Request = { method: 'DELETE', name: requireObjectName(name), accepts: [404] }
      await logged('delete', name, () => send(request))
    },
    async hasWritten(name) {
      const request: S3Request = { method: 'HEAD', name, accepts: [404] }
      const { headers } = await logged('head', name, () => send(request))
      return headers.has(WRITTEN_BY)
    },
    // An object appears when all of it is there.
    deleteTemporaryFiles: async () => 0,
  }
}

// What the store says of the object afterwards decides: the response to a stored object may be lost, and a repeated attempt
// then finds its own object in its way.
async function putObject(
  send: SendToS3,
  name: string,
  content: Uint8Array,
): Promise<Result<null, StorageProblem>> {
  const writer = randomUUID()
  const hash = hashOf(content)
  const headers = {
    'If-None-Match': '*',
    // The store refuses any other bytes.
    'X-Amz-Content-Sha256': hash,
    [HASH]: hash,
    'Content-Type': 'application/octet-stream',
    [WRITTEN_BY]: writer,
  }
  const { status } = await send({ method: 'PUT', name, headers, content, accepts: [412] })
  const stored = await send({ method: 'HEAD', name, accepts: [404] })
  if (isWhole(stored, writer, content.length)) return ok(null)
  if (status === 412 && stored.status === 200) return fail('exists')
  throw new StorageError('The object storage does not have what it acknowledged.')
}

function isWhole({ status, headers }: S3Response, writer: string, size: number): boolean {
  return (
    status === 200 &&
    headers.get(WRITTEN_BY) === writer &&
    headers.get('Content-Length') === String(size)
  )
}

async function getObject(send: SendToS3, name: string): Promise<StoredObject | null> {
  const { code, headers, body } = await send({ method: 'GET', name, accepts: [404] })
  if (code === 'NoSuchKey') return null
  const size = headers.get('Content-Length')
  // Every object has an ETag; a page of a server in between seldom does.
  if (body !== null && size !== null && headers.has('ETag'))
    return { size: Number(size), body: await undamaged(body, headers.get(HASH)) }
  await body?.cancel()
  throw new StorageError('The object storage gave an unknown response.')
}

/** Read to its end before a byte is sent, because what readers and caches have once got stays with them. */
async function undamaged(
  body: StoredObject['body'],
  hash: string | null,
): Promise<StoredObject['body']> {
  if (hash === null) return body
  const bytes = await new Response(body).bytes()
  if (hashOf(bytes) !== hash)
    throw new StorageError('The object storage gave other bytes than it was given.')
  return inPieces(bytes)
}

function inPieces(bytes: Uint8Array<ArrayBuffer>): StoredObject['body'] {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      if (sent === bytes.length) return controller.close()
      const piece = bytes.subarray(sent, sent + PIECE_BYTES)
      sent += piece.length
      controller.enqueue(piece)
    },
  })
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function listObjects(
  send: SendToS3,
  { prefix, after, limit }: { prefix: string; after: string; limit: number },
): Promise<string[]> {
  const names: string[] = []
  let from: Record<string, string> | null = after === '' ? {} : { 'start-after': after }
  while (from !== null && names.length < limit) {
    const size = String(Math.min(limit, LIST_PAGE))
    const query = { 'list-type': '2', prefix, 'max-keys': size, ...from }
    const { text } = await send({ method: 'GET', name: '', query })
    // Another kind of page must not count as an empty bucket.
    if (!text.includes('<ListBucketResult'))
      throw new StorageError('The object storage gave an unknown response.')
    names.push(...namesIn(text))
    const token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(text)?.[1] ?? null
    from = token === null ? null : { 'continuation-token': token }
  }
  return names.slice(0, limit)
}

// The names that we give need no decoding, and others are left alone.
function namesIn(xml: string): string[] {
  return [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].flatMap(([, name = '']) =>
    isObjectName(name) ? name : [],
  )
}
