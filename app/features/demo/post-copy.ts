import * as z from 'zod/mini'
import '#app/platform/without-eval.ts'
import { isDay } from '#app/features/blog/post-schedule.ts'
import type { Post } from '#app/features/blog/post.ts'
import { samplePosts } from '#app/features/blog/sample-posts.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** Where the posts are kept in the browser. */
export const POSTS_KEY = 'demo-posts'

const instant = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text: string) => new Date(text)),
)

const copiedPost = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  author: z.string(),
  date: z.string(),
  image: z.string(),
  imageAlt: z.string(),
  categories: z.array(z.string()),
  published: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  publishedAt: z.nullable(instant),
  publishAt: z.nullable(instant),
  unpublishAt: z.nullable(instant),
  review: z.nullable(z.object({ by: z.string(), on: z.string().check(z.refine(isDay)) })),
  userId: z.nullable(z.string()),
  version: z.int(),
  sample: z.boolean(),
})

const copiedPosts = z.array(copiedPost)

/** The posts of this browser. A copy that was never written to, or that cannot be read, is the three sample posts. */
export function readCopy(storage: Storage): Post[] {
  try {
    const kept = copiedPosts.safeParse(JSON.parse(storage.getItem(POSTS_KEY) ?? 'null'))
    return kept.success ? (kept.data as Post[]) : samplesAsPosts()
  } catch (error) {
    if (error instanceof SyntaxError) return samplesAsPosts()
    throw error
  }
}

/** Keeps them. @returns `full` when the browser has no room; what was there before is still there then */
export function writeCopy(storage: Storage, posts: readonly Post[]): Result<null, 'full'> {
  return putText(storage, POSTS_KEY, JSON.stringify(posts))
}

/** Writes a text into the browser's storage. @returns `full` when it has no room */
export function putText(storage: Storage, key: string, text: string): Result<null, 'full'> {
  // The one way to learn that there is no room is to try.
  try {
    storage.setItem(key, text)
    return ok(null)
  } catch (error) {
    if (error instanceof DOMException) return fail('full')
    throw error
  }
}

function samplesAsPosts(): Post[] {
  return samplePosts.map((sample, index) => {
    const createdAt = new Date(sample.createdAt)
    return {
      ...sample,
      // The same in every browser, so that a link to one leads to it after a reset as well.
      id: `00000000-0000-4000-8000-00000000000${index + 1}`,
      imageAlt: '',
      categories: [...sample.categories],
      published: true,
      createdAt,
      updatedAt: createdAt,
      publishedAt: createdAt,
      publishAt: null,
      unpublishAt: null,
      review: null,
      userId: null,
      version: 1,
      sample: true,
    }
  })
}
