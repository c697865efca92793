import * as z from 'zod/mini'
import '#app/platform/without-eval.ts'
import { COPY_DAYS, type WorkingCopy } from '#app/features/blog/working-copy.ts'
import { DAY_MS } from '#app/platform/time.ts'

/**
 * The copies in this browser, of one account. They are in `localStorage`, because a write there is over when the call
 * returns: a tab that is killed in the next moment has kept it.
 */
export type LocalCopies = {
  /** @returns whether it could be kept; false when the browser has no room or allows no storage */
  keep(copy: WorkingCopy): boolean
  /** The copies of a post, or of posts that do not exist yet, the newest first. */
  list(postId: string | null): WorkingCopy[]
  discard(copy: Pick<WorkingCopy, 'id' | 'postId'>): void
  /** Throws away what nobody came back to for 30 days, of whichever account. */
  expire(now: Date): void
}

const MARK = 'copy/'

const storedSchema = z.object({
  version: z.int(),
  counter: z.int(),
  savedAt: z.number(),
  fields: z.record(z.string(), z.string()),
})

/** @param storage the browser's, or null where it allows none */
export function createLocalCopies(
  storage: Storage | null,
  { userId, now }: { userId: string; now: () => Date },
): LocalCopies {
  const prefixOf = (postId: string | null) => `${MARK}${userId}/${postId ?? 'new'}/`
  const keyOf = ({ id, postId }: Pick<WorkingCopy, 'id' | 'postId'>) => prefixOf(postId) + id
  return {
    keep(copy) {
      if (storage === null) return false
      const text = write(copy)
      if (put(storage, keyOf(copy), text)) return true
      expire(storage, now())
      return put(storage, keyOf(copy), text)
    },
    list(postId) {
      const prefix = prefixOf(postId)
      const copies = keysIn(storage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          const stored = read(storage?.getItem(key))
          return stored ? [{ ...stored, postId, id: key.slice(prefix.length) }] : []
        })
      return copies.toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
    },
    discard: (copy) => storage?.removeItem(keyOf(copy)),
    expire: (at) => storage && expire(storage, at),
  }
}

function write({ version, counter, savedAt, fields }: WorkingCopy): string {
  return JSON.stringify({ version, counter, savedAt: savedAt.getTime(), fields })
}

function read(
  text: string | null | undefined,
): Pick<WorkingCopy, 'version' | 'counter' | 'savedAt' | 'fields'> | null {
  try {
    const stored = storedSchema.safeParse(JSON.parse(text ?? ''))
    return stored.success ? { ...stored.data, savedAt: new Date(stored.data.savedAt) } : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

// The one way to learn that there is no room is to try.
function put(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

function expire(storage: Storage, now: Date): void {
  const limit = now.getTime() - COPY_DAYS.browser * DAY_MS
  for (const key of keysIn(storage)) {
    if (!key.startsWith(MARK)) continue
    const stored = read(storage.getItem(key))
    if (stored === null || stored.savedAt.getTime() < limit) storage.removeItem(key)
  }
}

function keysIn(storage: Storage | null): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
}
