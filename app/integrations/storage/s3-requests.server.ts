import { AwsClient } from 'aws4fetch'
import { StorageError } from '#app/integrations/storage/object-storage.ts'
import type { Config } from '#app/platform/config.server.ts'
import { errorCode } from '#app/platform/error-code.ts'
import { doublingDelays, retryWithBackoff, withJitter } from '#app/platform/retry.ts'
import { createSemaphore } from '#app/platform/semaphore.ts'

export type S3Settings = NonNullable<Config['s3']>

/** In milliseconds. An attempt may end later than `triesMs`, by its own limit at most. */
export type S3Limits = {
  /** Until the response. A body that is sent gets more time, by its length, here and below. */
  attemptMs: number
  /** From then on no other attempt begins. */
  triesMs: number
  /** Without a byte of a body that is being received. */
  idleMs: number
}

/** @internal exported for tests */
export const S3_LIMITS: S3Limits = {
  attemptMs: 3_000,
  triesMs: 5_000,
  idleMs: 10_000,
}

// A slower upload than this (4 Mbit/s) is given up.
const BYTES_PER_MS = 500
// A store that hangs must not take every socket of the process.
const AT_ONCE = 64
const FIRST_DELAY_MS = 100
const LONGEST_DELAY_MS = 2_000

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Empty for the bucket itself. */
  name: string
  query?: Record<string, string>
  headers?: Record<string, string>
  content?: Uint8Array
  /** Beside success. */
  accepts?: number[]
}

export type S3Response = {
  status: number
  headers: Headers
  /** Empty where there is a `body`. */
  text: string
  /** Of an error, such as NoSuchKey; a response to HEAD has none. */
  code: string
  /** Of an object that is read. */
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null
}

export type SendToS3 = (request: S3Request) => Promise<S3Response>

type Parts = { settings: S3Settings; client: AwsClient; limits: S3Limits }

// Every request may be repeated: what reads and deletes by its nature, what writes because it never replaces an object.
/** @throws StorageError for any response but success and what the request accepts */
export function createS3Requests(settings: S3Settings, limits: S3Limits): SendToS3 {
  const { accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const parts = { settings, client, limits }
  const turns = createSemaphore(AT_ONCE)
  return async (request) => {
    const deadline = performance.now() + limits.triesMs + sendingMs(request)
    const attempt = () =>
      turns.run(() => {
        // Whoever has waited too long for a turn must not keep the others waiting.
        if (performance.now() > deadline) throw new StorageError('The object storage is too slow.')
        return sendOnce(parts, request)
      })
    const response = await retryWithBackoff(attempt, {
      delayMs: withJitter(doublingDelays(FIRST_DELAY_MS, LONGEST_DELAY_MS)),
      shouldRetry: ({ status }) => isTemporary(status),
      shouldRetryError: (error) => error instanceof StorageError,
      deadline,
    })
    return requireAccepted(request, response)
  }
}

async function sendOnce(parts: Parts, request: S3Request): Promise<S3Response> {
  const { settings, client, limits } = parts
  const { method, name, query = {}, headers = {}, content } = request
  const url = new URL(`${settings.endpoint}/${settings.bucket}${name === '' ? '' : `/${name}`}`)
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  // Never of memory that several threads share, which the type would allow.
  const body = (content ?? null) as Uint8Array<ArrayBuffer> | null
  const signed = await client.sign(url, { method, headers, body })
  // Not signed, because gateways change it; a compressed body would have another length.
  signed.headers.set('Accept-Encoding', 'identity')
  const limitMs = limits.attemptMs + sendingMs(request)
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new StorageError(`${SILENT} ${limitMs} ms.`)), limitMs)
  try {
    const response = await fetch(signed, { redirect: 'manual', signal: stop.signal })
    const { status, headers: received } = response
    if (method === 'GET' && name !== '' && status === 200 && response.body !== null) {
      const object = limited(response.body, stop, limits)
      return { status, headers: received, text: '', code: '', body: object }
    }
    const text = await response.text()
    const [, code = ''] = /<Code>(\w{1,64})<\/Code>/.exec(text) ?? []
    return { status, headers: received, text, code, body: null }
  } catch (error) {
    throw toStorageError(error, stop.signal)
  } finally {
    clearTimeout(timer)
  }
}

function sendingMs({ content }: S3Request): number {
  return Math.ceil((content?.length ?? 0) / BYTES_PER_MS)
}

const SILENT = 'The object storage did not answer within'

/** The time in which nobody reads does not count. */
function limited(
  source: ReadableStream<Uint8Array<ArrayBuffer>>,
  stop: AbortController,
  { idleMs }: S3Limits,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = source.getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        const silent = new StorageError(`${SILENT} ${idleMs} ms.`)
        const timer = setTimeout(() => stop.abort(silent), idleMs)
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          throw toStorageError(error, stop.signal)
        } finally {
          clearTimeout(timer)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

// 409: another request for the same name was under way.
function isTemporary(status: number): boolean {
  return status >= 500 || status === 408 || status === 409 || status === 429
}

function requireAccepted({ accepts = [] }: S3Request, response: S3Response): S3Response {
  const { status, code } = response
  const isSuccess = status >= 200 && status < 300
  if (isSuccess || (accepts.includes(status) && code !== 'NoSuchBucket')) return response
  const said = code === '' ? status : `${status}, ${code}`
  throw new StorageError(
    `The object storage refused a request (${said}).`,
    status === 507 ? 'full' : 'unavailable',
  )
}

// fetch hides the socket's error in the cause of its own.
function toStorageError(error: unknown, { aborted, reason }: AbortSignal): unknown {
  if (aborted) return reason
  if (!(error instanceof TypeError)) return error
  const code = errorCode(error.cause)
  return new StorageError(
    `The object storage cannot be reached (${typeof code === 'string' ? code : 'connection lost'}).`,
  )
}
