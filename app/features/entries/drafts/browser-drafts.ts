import { parseJson } from '#app/platform/parse-json.ts'
import { type Draft, DRAFT_DAYS, type DraftLocation } from '#app/features/entries/drafts/draft.ts'
import { DAY_MS } from '#app/platform/time.ts'

export type BrowserDrafts = ReturnType<typeof createBrowserDrafts>

const MARK = 'copy/'

type Stored = Pick<Draft, 'version' | 'counter' | 'fields'> & { savedAt: number }

/** In `localStorage`, because its writes are synchronous: a tab that is killed afterwards has stored the draft. */
export function createBrowserDrafts(storage: Storage | null, userId: string) {
  const prefixOf = (entry: string | null) => `${MARK}${userId}/${entry ?? 'new'}/`
  const keyOf = ({ id, entry }: DraftLocation) => prefixOf(entry) + id
  /** Deletes drafts older than 30 days, of every account, and what cannot be read. */
  const expire = () => {
    const limit = Date.now() - DRAFT_DAYS.browser * DAY_MS
    for (const [key, draft] of readAll(storage))
      if (!draft || draft.savedAt < limit) storage?.removeItem(key)
  }
  return {
    expire,
    /** @returns false when the browser has no room or allows no storage */
    store({ version, counter, savedAt, fields, ...place }: Draft): boolean {
      const text = JSON.stringify({ version, counter, savedAt: savedAt.getTime(), fields })
      const put = () => storage !== null && putItem(storage, keyOf(place), text)
      if (put()) return true
      expire()
      return put()
    },
    /** Null: drafts of entries that do not exist yet. */
    list(entry: string | null): Draft[] {
      const prefix = prefixOf(entry)
      return readAll(storage).flatMap(([key, draft]) => {
        if (!draft || !key.startsWith(prefix)) return []
        return [{ ...draft, savedAt: new Date(draft.savedAt), entry, id: key.slice(prefix.length) }]
      })
    },
    discard: (place: DraftLocation) => storage?.removeItem(keyOf(place)),
  }
}

// Only a write shows whether there is room.
function putItem(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

/** Of every account. */
function readAll(storage: Storage | null) {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(MARK))
    .map((key) => {
      const found = parseJson(storage?.getItem(key) ?? '')
      return [key, isStored(found) ? found : null] as const
    })
}

function isStored(found: unknown): found is Stored {
  if (!isObject(found)) return false
  const { version, counter, savedAt, fields } = found
  return (
    Number.isInteger(version) &&
    Number.isInteger(counter) &&
    Number.isFinite(savedAt) &&
    isObject(fields) &&
    Object.values(fields).every((text) => typeof text === 'string')
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
