import type { Result } from '#app/platform/result.ts'

/** `exists`: the name is taken. `full`: no room. `unavailable`: cannot be reached or written to. */
export type StorageProblem = 'exists' | 'full' | 'unavailable'

/** `size` in bytes; `open` holds no resource before the first read. */
type StoredObject = { size: number; open(): ReadableStream<Uint8Array<ArrayBuffer>> }

/** Names with `prefix`, after `after`, at most `limit` (100 by default). */
type ListOptions = { prefix?: string; after?: string; limit?: number }

// Objects are stored whole or not at all. An invalid name is absent to `get` and `exists`, and throws in `put` and
// `delete`.
export type ObjectStorage = {
  /** Never overwrites; returns when the bytes would survive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<Result<null, StorageProblem>>
  get(name: string): Promise<StoredObject | null>
  /** Names in ascending order. */
  list(options: ListOptions): Promise<string[]>
  /** An absent name is fine. */
  delete(name: string): Promise<void>
}
