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
  /** Returns when the bytes would survive a power cut. `ifAbsent` never overwrites. */
  put(
    name: string,
    bytes: Uint8Array,
    options: { ifAbsent: boolean },
  ): Promise<Result<null, StorageProblem>>
  get(name: string): Promise<StoredObject | null>
  /** Names in ascending order. */
  list(options: ListOptions): Promise<string[]>
  /** An absent name is fine. */
  delete(name: string): Promise<void>
}

/** Lower-case letters, digits and hyphens with one short ending, so that no path can hide in it. */
export function isObjectName(name: string): boolean {
  return name.length <= 64 && /^[a-z0-9][a-z0-9-]*\.[a-z0-9]{1,5}$/.test(name)
}
