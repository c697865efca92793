import type { BulkAct, BulkOutcome, ChosenPost } from '#app/features/blog/post-list.ts'
import { readersFrom } from '#app/features/blog/post-schedule.ts'
import { type Post, type PostInput, slugOf } from '#app/features/blog/post.ts'
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
    slug: freeSlug(posts, input.slug ?? slugOf(input.title), id),
    createdAt: at,
    updatedAt: at,
    publishedAt: readersFrom(input, at),
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
    publishedAt: publicSince(before, input, at),
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
  for (const { id, version } of chosen) {
    const post = posts.find((each) => each.id === id)
    if (post?.version === version) taken.add(id)
    else refused.push({ id, title: post?.title ?? null, reason: post ? 'changed' : 'missing' })
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
  if (post.published === published) return post
  const publishedAt = publicSince(post, { ...post, published }, at)
  return { ...post, published, publishedAt, updatedAt: at, version: post.version + 1 }
}

// It stays once it is past; what was only planned does not.
function publicSince(
  { publishedAt }: Pick<Post, 'publishedAt'>,
  next: Pick<Post, 'published' | 'publishAt'>,
  at: Date,
): Date | null {
  return publishedAt !== null && publishedAt <= at ? publishedAt : readersFrom(next, at)
}

// An address follows the title until readers know it, as on the server.
function nextSlug(posts: readonly Post[], before: Post, input: PostInput, at: Date): string {
  if (input.slug !== null && input.slug !== before.slug)
    return freeSlug(posts, input.slug, before.id)
  const wasPublic = before.publishedAt !== null && before.publishedAt <= at
  const [made, was] = [slugOf(input.title), slugOf(before.title)]
  const follows = !wasPublic && before.slug.replace(/-\d+$/, '') === was
  return follows && made !== was ? freeSlug(posts, made, before.id) : before.slug
}

function freeSlug(posts: readonly Post[], wanted: string, id: string): string {
  let slug = wanted
  for (let number = 2; holderOfSlug(posts, slug, id) !== null; number += 1)
    slug = `${wanted}-${number}`
  return slug
}

function fieldsOf({ slug: _, publishedOver: __, ...fields }: PostInput) {
  return fields
}
