import type { BulkOutcome, ChosenPost } from '#app/features/posts/post-list.ts'
import { readersFrom } from '#app/features/posts/publication/post-schedule.ts'
import { NO_TEXTS, type Post, type PostInput, UNPUBLISHED } from '#app/features/posts/post.ts'
import type { SamplePost } from '#app/features/posts/samples/sample-posts.ts'
import { daySlug, headingId } from '#app/features/posts/publication/slug-words.ts'
import { slugOf } from '#app/features/posts/publication/slug.ts'

// Shared by the server and the store of a site without a backend, so that they cannot differ.

/** A past instant stays; one that was only planned does not. */
export function publishedAtAfter(
  publishedAt: Date | null,
  next: Pick<Post, 'published' | 'publishAt'>,
  at: Date,
): Date | null {
  return publishedAt !== null && publishedAt <= at ? publishedAt : readersFrom(next, at)
}

/** A row that another program wrote may be published without a time. */
export function wasPublic(
  { published, publishedAt }: Pick<Post, 'published' | 'publishedAt'>,
  at: Date,
): boolean {
  return publishedAt === null ? published : publishedAt <= at
}

/** A public post stays at its slug unless another is requested; null: unchanged. */
export function wantedSlug(
  before: Post,
  wish: Pick<PostInput, 'slug' | 'title'>,
  at: Date,
): string | null {
  if (wish.slug !== null && wish.slug !== before.slug) return wish.slug
  const made = slugOf(wish.title)
  if (made === null || made === slugOf(before.title) || wasPublic(before, at)) return null
  // An earlier release made it as it still makes the ids of headings.
  const own = [madeSlug(before, before.createdAt), headingId(before.title)]
  return own.some((slug) => isMadeOf(before.slug, slug)) ? made : null
}

export function newSlug(wish: Pick<PostInput, 'slug' | 'title' | 'date'>, at: Date): string {
  return wish.slug ?? madeSlug(wish, at)
}

function madeSlug({ title, date }: Pick<PostInput, 'title' | 'date'>, at: Date): string {
  return slugOf(title) ?? daySlug(date, at)
}

function isMadeOf(slug: string, made: string): boolean {
  return slug.startsWith(made) && /^(-\d+)?$/.test(slug.slice(made.length))
}

/** Gives each text a slug that none has yet; each number is tried once, so many equal texts take no longer than many different ones. */
export function createNumbering(taken: ReadonlySet<string>): (wanted: string) => string {
  const all = new Set(taken)
  const numbers = new Map<string, number>()
  return (wanted) => {
    let slug = wanted
    for (let number = numbers.get(wanted) ?? 2; all.has(slug); number += 1) {
      slug = `${wanted}-${number}`
      numbers.set(wanted, number + 1)
    }
    all.add(slug)
    return slug
  }
}

/** What was public in a language stays in it, and so does a post that belongs to a translation. */
export function mayChangeLanguage(
  post: Pick<Post, 'published' | 'publishedAt' | 'translation'>,
  hasTranslations: boolean,
  at: Date,
): boolean {
  return post.translation === null && !hasTranslations && !wasPublic(post, at)
}

/** Null when nothing changes. */
export function turnSwitch(
  post: Pick<Post, 'published' | 'publishAt' | 'publishedAt'>,
  published: boolean,
  at: Date,
): Pick<Post, 'published' | 'publishedAt'> | null {
  if (post.published === published) return null
  const next = { published, publishAt: post.publishAt }
  return { published, publishedAt: publishedAtAfter(post.publishedAt, next, at) }
}

/** `post` is null in the trash or when gone; the result is null when the action applies. */
export function refusalOf(
  post: Pick<Post, 'version'> | null,
  chosen: Pick<ChosenPost, 'version'>,
  isHeldBack = false,
): BulkOutcome['refused'][number]['reason'] | null {
  if (post === null) return 'missing'
  if (isHeldBack) return 'findings'
  return post.version === chosen.version ? null : 'changed'
}

export function sampleInput(sample: SamplePost): PostInput {
  const { createdAt: _, translates: __, categories, ...texts } = sample
  return { ...NO_TEXTS, ...texts, ...UNPUBLISHED, published: true, categories: [...categories] }
}
