import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseResponse, type EncodedImage } from '#app/features/images/encoded-image.ts'
import { CROP_EDGES, type Crop } from '#app/features/images/focus.ts'
import { inspectImage } from '#app/features/images/image-header.ts'
import type { OriginalFormat } from '#app/features/images/image.ts'
import type { UploadProblem } from '#app/features/images/upload-problem.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { createSemaphore } from '#app/platform/semaphore.ts'

export type ImageEncoder = ReturnType<typeof createImageEncoder>

type Encoded = Result<EncodedImage, UploadProblem>

/** Times in milliseconds, memory in bytes of the whole child. */
export type EncoderLimits = { timeMs: number; memoryBytes: number; waiting: number }

/** @internal exported for tests */
export const ENCODER_LIMITS: EncoderLimits = {
  timeMs: 20_000,
  memoryBytes: 768 * 1024 * 1024,
  waiting: 4,
}

const CHILD = 'app/features/images/encode-image-child.server.ts'
const ANSWER_MAX_BYTES = 96 * 1024 * 1024

export function createImageEncoder(
  { rootDir, log }: { rootDir: string; log: Logger },
  limits: EncoderLimits = ENCODER_LIMITS,
) {
  let running: ChildProcess | null = null
  let closed = false
  let work: Promise<Encoded> | null = null
  const oneAtATime = createSemaphore(1, limits.waiting)

  const encodeInChild = async (
    bytes: Uint8Array,
    format: OriginalFormat,
    crop: Crop | undefined,
  ): Promise<Encoded> => {
    if (closed) return fail('interrupted')
    const cuts = crop ? CROP_EDGES.map((edge) => crop[edge]) : []
    running = startChild(rootDir, [format, bytes.length, limits.memoryBytes, ...cuts])
    work = askChild(running, bytes, limits.timeMs, log)
    return work
  }

  return {
    /** Checks the header first, so that a refusal needs no process. */
    async encode(bytes: Uint8Array, declaredType?: string, crop?: Crop): Promise<Encoded> {
      const header = inspectImage(bytes, declaredType)
      if (!header.ok) return header
      if (oneAtATime.isFull()) return fail('busy')
      return oneAtATime.run(() => encodeInChild(bytes, header.value.format, crop))
    },
    /** Work under way or waiting ends with `interrupted`. */
    async close() {
      closed = true
      running?.kill('SIGKILL')
      await work
    },
  }
}

function startChild(rootDir: string, values: readonly (string | number)[]): ChildProcess {
  const program = ['--max-old-space-size=128', path.join(rootDir, CHILD)]
  return spawn(process.execPath, [...program, ...values.map(String)], {
    cwd: rootDir,
    // No secret may reach a process that decodes untrusted files.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

async function askChild(
  child: ChildProcess,
  bytes: Uint8Array,
  timeMs: number,
  log: Logger,
): Promise<Encoded> {
  let isLate = false
  const alarm = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, timeMs)
  // A child that ends early breaks the pipe; its exit gives the reason.
  child.stdin?.on('error', () => {})
  child.stdin?.write(bytes)
  const response = collect(child)
  // 'close' follows the last byte of the response; 'error' means that no process started.
  await once(child, 'close').catch((error: unknown) =>
    log.error('image-encoder-not-started', error),
  )
  clearTimeout(alarm)
  if (isLate) return fail('timeout')
  const parsed = parseResponse(Buffer.concat(response))
  if (!parsed) {
    log.warn('image-encoder-ended', { code: child.exitCode, signal: child.signalCode })
    return fail('interrupted')
  }
  return 'problem' in parsed ? fail(parsed.problem) : ok(parsed)
}

function collect(child: ChildProcess): Buffer[] {
  const chunks: Buffer[] = []
  let total = 0
  child.stdout?.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    total += chunk.length
    if (total > ANSWER_MAX_BYTES) child.kill('SIGKILL')
  })
  return chunks
}
