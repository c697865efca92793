import type { Credentials } from '#app/features/auth/credentials.ts'
import type { Post } from '#app/features/posts/post.ts'
import { parsePosts } from '#app/features/demo/demo-posts.ts'
import { DEMO_PAIR, DEMO_USER } from '#app/features/demo/demo-user.ts'
import {
  imageName,
  type ImageName,
  imageNamesIn,
  imagePath,
  type OriginalFormat,
  parseImageName,
  parseImagePath,
} from '#app/features/images/image.ts'
import type { LibraryChoice } from '#app/features/images/library.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { hasSearchText } from '#app/platform/texts/fold-for-search.ts'

// These names stay, because browsers have data under them.
export const POSTS_KEY = 'demo-posts'
const IMAGE_PREFIX = 'demo-picture/'
/** Spec 4.7. */
export const AUTH_KEY = 'auth'
const NOTE_KEY = 'demo-note'

export function readPosts(): Post[] {
  return parsePosts(localStorage.getItem(POSTS_KEY))
}

/** Also deletes the images that only the previous posts referenced. */
export function writePosts(posts: readonly Post[]): Result<null, 'full'> {
  const before = readPosts()
  const written = write(POSTS_KEY, JSON.stringify(posts))
  if (!written.ok) return written
  const named = new Set(posts.flatMap(imageNamesIn))
  for (const name of before.flatMap(imageNamesIn))
    if (!named.has(name)) localStorage.removeItem(IMAGE_PREFIX + name)
  return ok(null)
}

/** As a data URL under a name in the server's form. */
export function addImage(
  { dataUrl, format }: { dataUrl: string; format: OriginalFormat },
  now: Date,
): Result<string, 'full'> {
  let ms = now.getTime()
  const taken = new Set(imageNames().map((name) => Number(/\d+/.exec(name))))
  while (taken.has(ms)) ms += 1
  const name = imageName(ms, format)
  const written = write(IMAGE_PREFIX + name, dataUrl)
  return written.ok ? ok(imagePath(name)) : written
}

/** Takes a path such as `/images/blog-1700000000000.jpg`. */
export function findImage(path: string): string | null {
  const file = parseImagePath(path)
  return file && localStorage.getItem(IMAGE_PREFIX + file.fileName)
}

/** Newest first; the preview is the whole image. */
export function listImages(search = ''): LibraryChoice[] {
  return imageNames()
    .filter((name) => hasSearchText([name], search))
    .toSorted((one, other) => (one < other ? 1 : -1))
    .map((name) => {
      const preview = localStorage.getItem(IMAGE_PREFIX + name) ?? ''
      return { name, address: imagePath(name), preview, alt: '' }
    })
}

export function isMockSignedIn(): boolean {
  const stored = parseJson(localStorage.getItem(AUTH_KEY) ?? 'null')
  const state = typeof stored === 'object' && stored !== null ? stored : {}
  return 'isAuthenticated' in state && state.isAuthenticated === true
}

export function mockSignIn({ email, password }: Credentials, now: Date): boolean {
  if (email !== DEMO_PAIR.email || password !== DEMO_PAIR.password) return false
  const { id } = DEMO_USER
  const state = { isAuthenticated: true, user: { id, email }, signedInAt: now.toISOString() }
  localStorage.setItem(AUTH_KEY, JSON.stringify(state))
  leaveNote('signed-in')
  return true
}

export function mockSignOut(): void {
  localStorage.removeItem(AUTH_KEY)
  leaveNote('signed-out')
}

const notes = ['signed-in', 'signed-out', 'post-created', 'post-updated', 'post-deleted'] as const
type Note = (typeof notes)[number]

export function leaveNote(note: Note): void {
  sessionStorage.setItem(NOTE_KEY, note)
}

/** Shown once by this tab's next page, as the flash message of a server. */
export function takeNote(): Note | null {
  const found = sessionStorage.getItem(NOTE_KEY)
  sessionStorage.removeItem(NOTE_KEY)
  return notes.find((note) => note === found) ?? null
}

export function exportStore(now: Date) {
  const images = listImages().map(({ address, preview }) => [address, preview] as const)
  const posts = readPosts()
  return { exportedAt: now.toISOString(), posts, images: Object.fromEntries(images) }
}

/** The editor itself stores the draft under the name of its form. */
export function hasDraft(id: string): boolean {
  return storedKeys('copy/').some((key) => key.endsWith(`/${id}`))
}

export function resetStore(): void {
  for (const name of imageNames()) localStorage.removeItem(IMAGE_PREFIX + name)
  localStorage.removeItem(POSTS_KEY)
}

function imageNames(): ImageName[] {
  return storedKeys(IMAGE_PREFIX).flatMap(
    (key) => parseImageName(key.slice(IMAGE_PREFIX.length)) ?? [],
  )
}

function storedKeys(prefix: string): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
  return keys.flatMap((key) => (key?.startsWith(prefix) ? [key] : []))
}

function write(key: string, text: string): Result<null, 'full'> {
  // Trying is the only way to learn that the storage is full.
  try {
    localStorage.setItem(key, text)
    return ok(null)
  } catch (error) {
    if (error instanceof DOMException) return fail('full')
    throw error
  }
}
