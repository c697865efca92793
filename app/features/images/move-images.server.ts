import { createHash } from 'node:crypto'
import { type ObjectStorage, StorageError } from '#app/integrations/storage/object-storage.ts'
import { doublingDelays, retryWithBackoff, withJitter } from '#app/platform/retry.ts'

type Places = { from: ObjectStorage; to: ObjectStorage }

/** `gone`: deleted meanwhile. `differs`: the new place has another file of that name, which stays. */
type Outcome = 'copied' | 'there' | 'gone' | 'differs'

export type Moved = Record<Outcome, string[]>

const LIST_PAGE = 1000
const KEEP_TRYING_MS = 20_000

/** Copies what `to` has not, and compares the SHA-256 of both sides of every file. It deletes nothing, so it can be repeated at any time. @throws StorageError */
export async function moveImages(
  places: Places,
  onProgress: (done: number, all: number) => void,
  keepTryingMs = KEEP_TRYING_MS,
): Promise<Moved> {
  const names = await listAll(places.from)
  const moved: Moved = { copied: [], there: [], gone: [], differs: [] }
  for (const [index, name] of names.entries()) {
    onProgress(index, names.length)
    // A connection may break in the middle of a file, which the storage does not repeat.
    const outcome = await retryWithBackoff(() => copyFile(places, name), {
      delayMs: withJitter(doublingDelays(500)),
      shouldRetryError: (error) => error instanceof StorageError && error.problem === 'unavailable',
      deadline: performance.now() + keepTryingMs,
    })
    moved[outcome].push(name)
  }
  onProgress(names.length, names.length)
  return moved
}

async function listAll(storage: ObjectStorage): Promise<string[]> {
  const names: string[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: string[] = await storage.list({ after, limit: LIST_PAGE })
    names.push(...page)
    after = page.at(-1)
  }
  return names
}

async function copyFile({ from, to }: Places, name: string): Promise<Outcome> {
  const source = await from.get(name)
  if (source === null) return 'gone'
  const bytes = await new Response(source.body).bytes()
  const before = await hashIn(to, name)
  if (before === null) await putFile(to, name, bytes)
  const after = before ?? (await hashIn(to, name))
  if (after !== createHash('sha256').update(bytes).digest('hex')) return 'differs'
  return before === null ? 'copied' : 'there'
}

async function putFile(to: ObjectStorage, name: string, bytes: Uint8Array): Promise<void> {
  const put = await to.put(name, bytes)
  // Another process may be copying, too.
  if (put.ok || put.problem === 'exists') return
  const reason = put.problem === 'full' ? 'has no room left' : 'cannot be reached or written to'
  throw new StorageError(`The place for images ${reason}.`, put.problem)
}

async function hashIn(storage: ObjectStorage, name: string): Promise<string | null> {
  const stored = await storage.get(name)
  if (stored === null) return null
  const hash = createHash('sha256')
  for await (const chunk of stored.body) hash.update(chunk)
  return hash.digest('hex')
}
