import { dropAllPictures, listKeptPictures } from '#app/features/demo/kept-pictures.ts'
import { POSTS_KEY, readCopy } from '#app/features/demo/post-copy.ts'

/** How much this browser keeps. */
export function measureCopy(storage: Storage): { posts: number; pictures: number; bytes: number } {
  const pictures = listKeptPictures(storage)
  const bytes = pictures.reduce((sum, { preview }) => sum + preview.length, 0)
  const posts = readCopy(storage)
  return {
    posts: posts.length,
    pictures: pictures.length,
    bytes: bytes + JSON.stringify(posts).length,
  }
}

/** The posts and their pictures as one JSON text. @param now stands in it */
export function exportCopy(storage: Storage, now: Date): string {
  const pictures = Object.fromEntries(
    listKeptPictures(storage).map(({ address, preview }) => [address, preview]),
  )
  const whole = { exportedAt: now.toISOString(), posts: readCopy(storage), pictures }
  return JSON.stringify(whole, null, 2)
}

/** Throws all posts and pictures of this browser away; the three sample posts stand there again. */
export function resetCopy(storage: Storage): void {
  dropAllPictures(storage)
  storage.removeItem(POSTS_KEY)
}
