import type { BulkOutcome, ChosenPost } from '#app/features/posts/post-list.ts'
import { readersFrom } from '#app/features/posts/publication/post-schedule.ts'
import { type Post, type PostInput, slugOf } from '#app/features/posts/post.ts'
import type { SamplePost } from '#app/features/posts/samples/sample-posts.ts'

// What a save, the switch and an action on several posts do to a post. The server and the store of a site without a backend
// both ask here, so that they cannot differ.

/** When readers first saw a post, or will, once it is saved like this. It stays once it is past; what was only planned does not. */
export function publishedAtAfter(
  publishedAt: Date | null,
  next: Pick<Post, 'published' | 'publishAt'>,
  at: Date,
): Date | null {
  return publishedAt !== null && publishedAt <= at ? publishedAt : readersFrom(next, at)
}

/** Whether readers may know the address of a post. A row that another program wrote has a switch and no time. */
export function wasPublic(
  { published, publishedAt }: Pick<Post, 'published' | 'publishedAt'>,
  at: Date,
): boolean {
  return publishedAt === null ? published : publishedAt <= at
}

/**
 * The slug that a save asks for, before a number is put behind one that is taken. A public post keeps its own until another is
 * wished for; one that no one saw follows its title, unless someone has chosen its slug.
 * @param wish.slug what the editor's field says; null leaves the choice to us
 * @returns null when the post keeps the slug that it has
 */
export function wantedSlug(
  before: Pick<Post, 'slug' | 'title'> & { wasPublic: boolean },
  wish: Pick<PostInput, 'slug' | 'title'>,
): string | null {
  const made = slugOf(wish.title)
  if (wish.slug !== null && wish.slug !== before.slug) return wish.slug
  const was = slugOf(before.title)
  const follows = !before.wasPublic && isMadeOf(before.slug, was)
  return follows && made !== was ? made : null
}

/** The slug that a new post asks for. */
export function newSlug({ slug, title }: Pick<PostInput, 'slug' | 'title'>): string {
  return slug ?? slugOf(title)
}

function isMadeOf(slug: string, made: string): boolean {
  return slug.startsWith(made) && /^(-\d+)?$/.test(slug.slice(made.length))
}

/** The wanted slug, or the first number behind it that is free. */
export function numberedSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
  return slug
}

/** What turning the switch changes; null when the post is already as it is wished to be. */
export function turnSwitch(
  post: Pick<Post, 'published' | 'publishAt' | 'publishedAt'>,
  published: boolean,
  at: Date,
): Pick<Post, 'published' | 'publishedAt'> | null {
  if (post.published === published) return null
  const next = { published, publishAt: post.publishAt }
  return { published, publishedAt: publishedAtAfter(post.publishedAt, next, at) }
}

/**
 * Why an action on several posts leaves one of them as it is; null when it takes it.
 * @param post as it is now; null when it is in the trash or gone
 * @param isHeldBack a binding checklist has open points
 */
export function refusalOf(
  post: Pick<Post, 'version'> | null,
  chosen: Pick<ChosenPost, 'version'>,
  isHeldBack = false,
): BulkOutcome['refused'][number]['reason'] | null {
  if (post === null) return 'missing'
  if (isHeldBack) return 'findings'
  return post.version === chosen.version ? null : 'changed'
}

/** A sample as the editor would save it. */
export function sampleInput(sample: SamplePost): PostInput {
  const { title, excerpt, content, author, date, image, categories } = sample
  const publication = { published: true, publishAt: null, unpublishAt: null, review: null }
  const texts = { title, excerpt, content, author, date, image, imageAlt: '', slug: sample.slug }
  return { ...texts, ...publication, categories: [...categories] }
}
