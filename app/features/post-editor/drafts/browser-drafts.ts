import { parseJson } from '#app/platform/parse-json.ts'
import * as z from 'zod/mini'
import '#app/platform/without-eval.ts'
import {
  DRAFT_DAYS,
  type DraftLocation,
  type StoredDraft,
} from '#app/features/post-editor/drafts/stored-draft.ts'
import { DAY_MS } from '#app/platform/time.ts'

export type BrowserDrafts = ReturnType<typeof createBrowserDrafts>

const MARK = 'copy/'

const storedSchema = z.object({
  version: z.int(),
  counter: z.int(),
  savedAt: z.number(),
  fields: z.record(z.string(), z.string()),
})

/** In `localStorage`, because its writes are synchronous: a tab that is killed afterwards has stored the draft. */
export function createBrowserDrafts(storage: Storage | null, userId: string) {
  const prefixOf = (postId: string | null) => `${MARK}${userId}/${postId ?? 'new'}/`
  const keyOf = ({ id, postId }: DraftLocation) => prefixOf(postId) + id
  return {
    /** @returns false when the browser has no room or allows no storage */
    store(draft: StoredDraft): boolean {
      if (storage === null) return false
      const text = write(draft)
      if (put(storage, keyOf(draft), text)) return true
      expire(storage)
      return put(storage, keyOf(draft), text)
    },
    /** Newest first; null: drafts of posts that do not exist yet. */
    list(postId: string | null): StoredDraft[] {
      const prefix = prefixOf(postId)
      const drafts = keysIn(storage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          const stored = read(storage?.getItem(key))
          return stored ? [{ ...stored, postId, id: key.slice(prefix.length) }] : []
        })
      return drafts.toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
    },
    discard: (draft: DraftLocation) => storage?.removeItem(keyOf(draft)),
    /** Deletes drafts older than 30 days, of every account. */
    expire: () => storage && expire(storage),
  }
}

function write({ version, counter, savedAt, fields }: StoredDraft): string {
  return JSON.stringify({ version, counter, savedAt: savedAt.getTime(), fields })
}

function read(text: string | null | undefined): Omit<StoredDraft, keyof DraftLocation> | null {
  const stored = storedSchema.safeParse(parseJson(text ?? ''))
  return stored.success ? { ...stored.data, savedAt: new Date(stored.data.savedAt) } : null
}

// Only a write shows whether there is room.
function put(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

function expire(storage: Storage): void {
  const limit = Date.now() - DRAFT_DAYS.browser * DAY_MS
  for (const key of keysIn(storage)) {
    if (!key.startsWith(MARK)) continue
    const stored = read(storage.getItem(key))
    if (stored === null || stored.savedAt.getTime() < limit) storage.removeItem(key)
  }
}

function keysIn(storage: Storage | null): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
}
