import type { BulkAct, BulkOutcome, ChosenPost } from '#app/features/blog/post-list.ts'
import {
  numberedSlug,
  publishedAtAfter,
  refusalOf,
  turnSwitch,
  wantedSlug,
  wasPublic,
} from '#app/features/blog/post-transitions.ts'
import type { Post, PostInput } from '#app/features/blog/post.ts'
import { DEMO_USER } from '#app/features/demo/demo-pair.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** All posts as they are after a deed, and what it was about. */
type Changed<Value> = { posts: Post[]; value: Value }

/** Puts a new post in front, a draft unless the input says otherwise. */
export function addToCopy(
  posts: readonly Post[],
  input: PostInput,
  { id, at }: { id: string; at: Date },
): Changed<Post> {
  const post: Post = {
    ...fieldsOf(input),
    id,
    slug: nextSlug(posts, null, input, at),
    createdAt: at,
    updatedAt: at,
    publishedAt: publishedAtAfter(null, input, at),
    userId: DEMO_USER.id,
    version: 1,
    sample: false,
  }
  return { posts: [post, ...posts], value: post }
}

/**
 * Saves a post over the version that the editor has seen. Another tab of this browser may have saved it meanwhile.
 * @param seenVersion the version that was loaded into the form
 */
export function saveInCopy(
  posts: readonly Post[],
  { id, seenVersion, at }: { id: string; seenVersion: number; at: Date },
  input: PostInput,
): Result<Changed<Post>, { kind: 'missing' } | { kind: 'changed'; current: Post }> {
  const before = posts.find((post) => post.id === id)
  if (!before) return fail({ kind: 'missing' })
  if (before.version !== seenVersion) return fail({ kind: 'changed', current: before })
  const post: Post = {
    ...before,
    ...fieldsOf(input),
    slug: nextSlug(posts, before, input, at),
    updatedAt: at,
    publishedAt: publishedAtAfter(before.publishedAt, input, at),
    version: before.version + 1,
    sample: false,
  }
  return ok({ posts: posts.map((other) => (other.id === id ? post : other)), value: post })
}

/** Takes a post out for good: the copy has no trash. */
export function removeFromCopy(posts: readonly Post[], id: string): Result<Post[], 'missing'> {
  const others = posts.filter((post) => post.id !== id)
  return others.length === posts.length ? fail('missing') : ok(others)
}

/** Publishes, unpublishes or deletes several posts. One that another tab has saved since it was shown is left as it is. */
export function changeInCopy(
  posts: readonly Post[],
  { act, chosen, at }: { act: BulkAct; chosen: readonly ChosenPost[]; at: Date },
): Changed<BulkOutcome> {
  const refused: BulkOutcome['refused'] = []
  const taken = new Set<string>()
  for (const each of chosen) {
    const post = posts.find(({ id }) => id === each.id) ?? null
    const reason = refusalOf(post, each)
    if (reason === null) taken.add(each.id)
    else refused.push({ id: each.id, title: post?.title ?? null, reason })
  }
  const changed = posts.flatMap((post) => {
    if (!taken.has(post.id)) return [post]
    return act === 'trash' ? [] : [withSwitch(post, act === 'publish', at)]
  })
  return { posts: changed, value: { act, done: taken.size, refused } }
}

/** The id of another post with that address, or null. */
export function holderOfSlug(
  posts: readonly Post[],
  slug: string,
  id: string | null,
): string | null {
  return posts.find((post) => post.slug === slug && post.id !== id)?.id ?? null
}

function withSwitch(post: Post, published: boolean, at: Date): Post {
  const turned = turnSwitch(post, published, at)
  return turned ? { ...post, ...turned, updatedAt: at, version: post.version + 1 } : post
}

function nextSlug(posts: readonly Post[], before: Post | null, input: PostInput, at: Date): string {
  const wanted = wantedSlug(before && { ...before, wasPublic: wasPublic(before, at) }, input)
  const others = posts.filter(({ id }) => id !== before?.id)
  if (wanted === null) return before?.slug ?? ''
  return numberedSlug(wanted, new Set(others.map(({ slug }) => slug)))
}

function fieldsOf(input: PostInput) {
  const { slug: _, publishedOver: __, ...fields } = input
  return fields
}
