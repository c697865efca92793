import type { Result } from '#app/platform/result.ts'

/** `exists`: the name is taken. `full`: no room. `unavailable`: cannot be reached or written to. */
export type StorageProblem = 'exists' | 'full' | 'unavailable'

/** An object storage that cannot be reached or refuses; the message is one sentence for the operator, without secrets. */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly problem: Exclude<StorageProblem, 'exists'>

  constructor(message: string, problem: Exclude<StorageProblem, 'exists'> = 'unavailable') {
    super(message)
    this.problem = problem
  }
}

/** `size` in bytes. Whoever gets one reads `body` to its end or cancels it. */
export type StoredObject = { size: number; body: ReadableStream<Uint8Array<ArrayBuffer>> }

/** Names with `prefix`, after `after`, at most `limit` (100 by default). */
type ListOptions = { prefix?: string; after?: string; limit?: number }

// Objects are stored whole or not at all. An invalid name is absent to `get`, and throws in `put` and `delete`.
export type ObjectStorage = {
  /** Never overwrites; returns when the bytes would survive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<Result<null, StorageProblem>>
  /** @throws StorageError */
  get(name: string): Promise<StoredObject | null>
  /** Names in ascending order. @throws StorageError */
  list(options: ListOptions): Promise<string[]>
  /** An absent name is fine. @throws StorageError */
  delete(name: string): Promise<void>
  /** False for an object that another program has put there. @throws StorageError */
  hasWritten(name: string): Promise<boolean>
  /** What killed processes left; another process may be writing, so what is young stays. @returns how many were removed */
  deleteTemporaryFiles(now: Date): Promise<number>
}

/** Lower-case letters, digits and hyphens with one short ending, so that no path can hide in it. */
export function isObjectName(name: string): boolean {
  return name.length <= 64 && /^[a-z0-9][a-z0-9-]*\.[a-z0-9]{1,5}$/.test(name)
}

/** @throws TypeError */
export function requireObjectName(name: string): string {
  if (!isObjectName(name)) throw new TypeError('Not a name that an object can have')
  return name
}
