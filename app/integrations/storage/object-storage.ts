import type { Result } from '#app/platform/result.ts'

/** Why nothing was stored. `exists`: the name is taken. `full`: no room. `unavailable`: it cannot be reached or written to. */
export type StorageProblem = 'exists' | 'full' | 'unavailable'

/** An object that is there; size in bytes. `open` gives its bytes, and nothing is held before the first is asked for. */
type StoredObject = { size: number; open(): ReadableStream<Uint8Array<ArrayBuffer>> }

/** Which names to list: those that start with `prefix`, come after `after`, at most `limit` (100 when not given). */
type ListOptions = { prefix?: string; after?: string; limit?: number }

/**
 * Keeps files under names, whole or not at all. A name is one that `isObjectName` knows; any other is absent to `get` and
 * `exists`, and a bug (a throw) to `put` and `delete`.
 */
export type ObjectStorage = {
  /** Returns when the bytes would survive a power cut. Under `ifAbsent` a taken name is refused, never overwritten. */
  put(
    name: string,
    bytes: Uint8Array,
    options: { ifAbsent: boolean },
  ): Promise<Result<null, StorageProblem>>
  get(name: string): Promise<StoredObject | null>
  /** Names in ascending order. */
  list(options: ListOptions): Promise<string[]>
  /** Deletes; an absent name is fine. */
  delete(name: string): Promise<void>
}

/** Whether a name is lower-case letters, digits and hyphens with one short ending: nothing that a path could hide in. */
export function isObjectName(name: string): boolean {
  return name.length <= 64 && /^[a-z0-9][a-z0-9-]*\.[a-z0-9]{1,5}$/.test(name)
}
